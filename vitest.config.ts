import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { '@': import.meta.dirname } },
  test: {
    include: ['{lib,scripts,content,components}/**/*.test.ts'],
    environment: 'node',
    // Speed is measured in benchmarks: a test on a busy machine is only slow.
    testTimeout: 120_000,
    passWithNoTests: false,
  },
})
