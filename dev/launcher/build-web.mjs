import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './bootstrap.mjs'
import { run } from './processes.mjs'
import { say } from './say.mjs'

const stamp = join(root, 'web/dist/.built-from')

const GENERATED = ['dist', 'node_modules', '.cache', 'coverage', 'test-results']

/** Returns whether the last build used the same sources. */
export const isWebBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()

/** Builds the web app, unless the sources are unchanged. @returns true when there is a build */
export async function buildWeb() {
  if (isWebBuilt()) return true
  say('Building the web app …')
  const sources = fingerprint()
  const isBuilt = (await run(['web/build.ts'], { onText: say })) === 0
  if (isBuilt) writeFileSync(stamp, sources)
  return isBuilt
}

function fingerprint() {
  const places = ['web', 'contract/src', 'languages', 'package-lock.json']
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesIn(join(root, place)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Lists all files below a path in a fixed order, without tests and generated files. */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return /\.(test\.tsx?|gen\.ts)$/.test(path) ? [] : [path]
  return readdirSync(path)
    .filter((name) => !GENERATED.includes(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
