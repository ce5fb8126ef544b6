import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { WEBKIT_DRIVER } from '../../../dev/browser/find-webkit.mjs'
import { freePort } from '../../server-place.ts'
import { openSession } from './webdriver.ts'
import { webDriverScreen } from './webdriver-screen.ts'

/** Full screen hides the toolbar, which would keep the window wider than a phone. */
const WINDOW = ['--automation', '--full-screen']
const PHONE = { width: 390, height: 844 }

export async function launchWebKit(baseURL: string) {
  const profile = await mkdtemp(join(tmpdir(), 'ndoa-webkit-'))
  const { display, number } = await startDisplay()
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'inherit',
    env: { ...process.env, ...settings(profile), DISPLAY: `:${number}` },
  })
  const address = `http://127.0.0.1:${port}`
  await expect(async () => void (await fetch(`${address}/status`))).toPass({ timeout: 20_000 })
  const browser = await openSession(address, { 'webkitgtk:browserOptions': { args: WINDOW } })
  await browser.post('window/rect', PHONE)
  return {
    screen: webDriverScreen(browser, baseURL),
    async close() {
      await browser.end()
      for (const child of [driver, display]) await stop(child)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Points every folder that WebKit would share with earlier runs to its own profile. */
const settings = (profile: string) => ({
  HOME: profile,
  XDG_RUNTIME_DIR: profile,
  XDG_CACHE_HOME: join(profile, 'cache'),
  XDG_CONFIG_HOME: join(profile, 'config'),
  XDG_DATA_HOME: join(profile, 'data'),
  LC_ALL: 'C', // gives English; C.UTF-8 would give a language that does not exist
})

async function startDisplay() {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${PHONE.width}x${PHONE.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    },
  )
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { display, number: number.toString().trim() }
}

async function stop(child: ChildProcess) {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
