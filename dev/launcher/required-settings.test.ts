import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { loadConfig } from '../../server/src/app/config.ts'
import { REQUIRED_IN_PRODUCTION } from './required-settings.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the settings checked first are those required to start', () => {
  const faults = () => loadConfig({ NODE_ENV: 'production' })
  expect(faults).toThrow('The configuration has faults')
  try {
    faults()
  } catch (error) {
    const names = [...(error as Error).message.matchAll(/^ {2}(\w+) \(/gm)].map(([, name]) => name)
    expect(new Set(names)).toEqual(new Set(REQUIRED_IN_PRODUCTION))
  }
})

test('npm start in production names missing settings before installing anything', () => {
  const root = mkdtempSync(join(tmpdir(), 'ndoa-start-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const part of ['bin', 'dev/launcher', 'server/node-options.mjs'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true })
  writeFileSync(join(root, 'package-lock.json'), '{}')
  const { status, stderr } = spawnSync(process.execPath, ['bin/start.mjs'], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('OPERATOR_EMAIL')
  expect(stderr).not.toContain('SMTP_URL')
  expect(readdirSync(root).sort()).toEqual(['bin', 'dev', 'package-lock.json', 'server'])
})

test('an invalid setting is reported before the web app is built', () => {
  const { status, stderr } = spawnSync(process.execPath, ['server/src/app/check-settings.ts'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], PORT: 'harbour' },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('PORT (')])
})
