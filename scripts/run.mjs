import { spawn } from 'node:child_process'

/**
 * Runs a command with its output shown as it comes, and kept.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> }} [options]
 * @returns {Promise<{ code: number, output: string }>} code 127 where there is no such command
 */
export const run = (command, args, { env = {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (stream) => (chunk) => {
      output += chunk
      stream.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })

/** Runs a command of an installed package. @type {typeof run} */
export const runPackage = (command, args, options) => run('npx', ['--no-install', command, ...args], options)
