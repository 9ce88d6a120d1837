/** Ends the process with a plain word if this Node.js is too old. Runs before anything that a newer one needs. */
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`裏表 needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}
