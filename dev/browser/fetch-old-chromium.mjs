import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { npm, withoutOuterNpm } from '../launcher/install.mjs'
import { OLD_CHROMIUM } from './find-old-chromium.mjs'

const PACKAGE = '@sparticuz/chromium@92.0.0'
/** The package's checksum, in base64. */
const SHA512 = 'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g=='

/** Fetches the old Chromium (50 MB) from the npm registry once, without running the package's code. @throws */
export function fetchOldChromium() {
  if (existsSync(OLD_CHROMIUM)) return
  const home = dirname(OLD_CHROMIUM)
  mkdirSync(home, { recursive: true })
  const folder = mkdtempSync(join(home, 'new-'))
  try {
    const packed = join(folder, pack(folder))
    const hash = createHash('sha512').update(readFileSync(packed)).digest('base64')
    if (hash !== SHA512) throw new Error(`${PACKAGE} is not what it was: its SHA-512 is ${hash}.`)
    run('tar', ['-xzf', packed, '-C', folder, 'package/bin/chromium.br'])
    const browser = join(folder, 'chromium')
    writeFileSync(browser, brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br'))), {
      mode: 0o755,
    })
    renameSync(browser, OLD_CHROMIUM) // an interrupted attempt leaves no browser
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @returns the archive's file name in the folder */
function pack(folder) {
  const { command, first } = npm()
  const args = [...first, 'pack', PACKAGE, '--loglevel=error', '--no-progress']
  return run(command, args, { cwd: folder, env: withoutOuterNpm(process.env) }).trim()
}

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { ...options, encoding: 'utf8' })
  if (done.status === 0) return done.stdout
  throw new Error(`${command} ${args.join(' ')} failed: ${done.error ?? done.stderr}`)
}
