import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../dev/browser/find-browser.mjs'
import { freePort, freshDataDir } from './server-place.ts'

const root = join(import.meta.dirname, '..')

// Workers load this file too, and find the values that the first load chose in the environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_PUSH_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= freshDataDir(root)
const address = `http://localhost:${process.env.E2E_PORT}`

const delay = Number(process.env.E2E_DELAY ?? 0)
const delayed = delay > 0 ? '--import ./e2e/support/delay-answers.ts' : ''

/** How many answers the longest journeys wait for, one after another. */
const ANSWERS_IN_A_ROW = 60

export default defineConfig({
  testDir: 'journeys',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0, // the end of the run names each journey that needed it
  timeout: 120_000 + ANSWERS_IN_A_ROW * delay, // a slow machine is no failure, and neither is a slow line
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../.cache/test/playwright.json' }]],
  use: {
    baseURL: address,
    launchOptions: findBrowser(),
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off', // it costs every journey a fifth of its work
  },
  projects: [
    // Where the layout makes no difference, one project is enough: the file has `.desktop.` in its name.
    {
      name: 'phone',
      testIgnore: /\.desktop\./,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: `"${process.execPath}" ${delayed} dev/main.ts`,
    cwd: root,
    env: {
      PORT: process.env.E2E_PORT,
      PUBLIC_URL: address,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LIMIT_SIGN_UP: '1000/1 hour', // all journeys come from one address
      LIMIT_SIGN_INS: '1000/1 hour',
      LIMIT_CODES: '1000/1 hour',
      LIMIT_SMS: '10/1 minute', // and go faster than people: a second code, a second link within a minute
      LIMIT_LINK: '10/1 minute',
      PUSH_HOSTS: `http://127.0.0.1:${process.env.E2E_PUSH_PORT}`, // a push service of our own
      SECOND_LOOK_SHARE: '0', // a queue holds what a journey puts there
      DATABASE_URL: '', // never a database that somebody works with
    },
    url: `${address}/healthz`,
    timeout: 120_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 }, // else it is killed, and its database with it
  },
})
