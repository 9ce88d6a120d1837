import { defineConfig, devices } from '@playwright/test'

const port = 3210

/** Browser tests run on the built site, served as a static host would. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A page may wait for a busy machine; speed is measured in the benchmarks.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // What passes only the second time is counted as flaky, and named in the list.
  retries: 1,
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    serviceWorkers: 'block',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], channel: undefined as never } }],
  webServer: {
    command: `node scripts/start.mjs`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
    timeout: 600_000,
  },
})
