import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../dev/browser/find-browser.mjs'
import { freePort, freshDataDir } from './server-place.ts'

const root = join(import.meta.dirname, '..')

// Playwright's workers load this file too and must find the values of the first load in the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_PUSH_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= freshDataDir(root)
const address = `http://localhost:${process.env.E2E_PORT}`

const delay = Number(process.env.E2E_DELAY ?? 0)
const delayed = delay > 0 ? '--import ./e2e/support/delay-answers.ts' : ''

/** Number of answers for which the longest journeys wait in sequence. */
const ANSWERS_IN_A_ROW = 60

export default defineConfig({
  testDir: 'journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000 + ANSWERS_IN_A_ROW * delay, // neither a slow machine nor a slow connection is a failure
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test/playwright.json' }]],
  use: {
    baseURL: address,
    launchOptions: findBrowser(),
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off', // tracing costs every journey a fifth of its speed
  },
  projects: [
    // A journey that ignores layout runs once, marked by `.phone.` or `.desktop.` in its file name: most members
    // use phones, staff use desktops.
    {
      name: 'phone',
      testIgnore: /\.desktop\./,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', testIgnore: /\.phone\./, use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `"${process.execPath}" ${delayed} dev/main.ts`,
    cwd: root,
    env: {
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: address,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LIMIT_SIGN_UP: '1000/1 hour', // all journeys share one IP address
      LIMIT_SIGN_INS: '1000/1 hour',
      LIMIT_CODES: '1000/1 hour',
      LIMIT_SMS: '10/1 minute',
      LIMIT_LINK: '10/1 minute',
      PUSH_HOSTS: `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`,
      DATABASE_URL: '', // never a developer's own database
    },
    url: `${address}/healthz`,
    timeout: 120_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 }, // a kill would take the database along
  },
})
