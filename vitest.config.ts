import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{lib,scripts,content,components}/**/*.test.ts'],
    environment: 'node',
    passWithNoTests: false,
  },
})
