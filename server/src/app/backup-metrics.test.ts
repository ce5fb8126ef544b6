import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { freePort } from '../../test/free-port.ts'

test('the metrics show the last backup, whether the log is archived, and the running version', async () => {
  const backupDir = mkdtempSync(join(tmpdir(), 'ndoa-backups-'))
  const port = await freePort()
  const t = await testApp({ INTERNAL_PORT: String(port), BACKUP_DIR: backupDir })
  onTestFinished(async () => {
    await t.close()
    rmSync(backupDir, { recursive: true })
  })
  const figures = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(await figures()).toMatch(/^backup_last_finished_seconds 0$/m)
  for (const name of ['2026-11-24T10-15-00.500Z', '2026-11-23T10-15-00.500Z', 'unfinished'])
    mkdirSync(join(backupDir, 'base', name), { recursive: true })
  const text = await figures()
  const finished = Date.parse('2026-11-24T10:15:00.500Z') / 1_000
  expect(text).toMatch(new RegExp(`^backup_last_finished_seconds ${finished}$`, 'm'))
  expect(text).toMatch(/^wal_archive_failing 0$/m)
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(text).toMatch(
    new RegExp(`^server_version_info\\{version="${version}",migration="\\d{4}"\\} 1$`, 'm'),
  )
})
