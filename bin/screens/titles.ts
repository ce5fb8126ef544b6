import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that names what it shows: `2 Likes (sorts, layout): the order is chosen and stands in the address`. */
export interface Shown {
  /** `2 Likes (sorts)`, `2 Likes (layout)` */
  claims: string[]
  promise: string
  file: string
}

const TESTS = '{web,e2e,server,contract,matching}/**/*.{test.ts,test.tsx,spec.ts}'
const PLACE = String.raw`\d [A-Z][^()'"\n]*\([^()\n]+\)`
const TITLE = new RegExp(String.raw`(['"])(${PLACE}(?:, ${PLACE})*): (.+?)\1`, 'g')

/** All titles of tests below a folder that name what they show. */
export function readTitles(root: string): Shown[] {
  const files = globSync(TESTS, { cwd: root, exclude: (name) => /node_modules|dist|\.cache/.test(name) })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => titlesIn(readFileSync(join(root, file), 'utf8'), file))
}

/** The titles in the source of one file. */
export function titlesIn(source: string, file: string): Shown[] {
  return [...source.matchAll(TITLE)].map(([, , places = '', promise = '']) => ({
    claims: [...places.matchAll(/(\d [^()]*?) \(([^()]+)\)/g)].flatMap(([, heading = '', keys = '']) =>
      keys.split(', ').map((key) => `${heading} (${key})`),
    ),
    promise,
    file,
  }))
}
