import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { polyfilledNames } from './polyfilled.ts'
import { scriptFaults } from './scripts.ts'
import { styleFaults } from './styles.ts'
import type { Fault } from './support.ts'

/** The script that loads the polyfills runs in every browser and detects each feature before use. */
const FOR_OLD_BROWSERS = /^old-browsers-/
const SCRIPT = /[\w-]+\.js(?=["'`])/g

export function builtFaults(root: string): Map<string, Fault & { files: string[] }> {
  const dist = join(root, 'web/dist')
  const texts = new Map(
    globSync('{assets/*.{js,css},service-worker.js}', { cwd: dist })
      .filter((file) => !FOR_OLD_BROWSERS.test(basename(file)))
      .map((file) => [basename(file), readFileSync(join(dist, file), 'utf8')]),
  )
  const polyfilled = polyfilledNames(root)
  const unpolyfilled = withoutPolyfills(dist, texts)
  const found = new Map<string, Fault & { files: string[] }>()
  for (const [file, text] of texts)
    for (const fault of file.endsWith('.css') ? styleFaults(text) : scriptFaults(text)) {
      if (file.endsWith('.js') && polyfilled.has(lastWord(fault.name)) && !unpolyfilled.has(file)) continue
      const { files } = found.get(fault.name) ?? { files: [] }
      found.set(fault.name, { ...fault, files: [...new Set([...files, file])] })
    }
  return found
}

const lastWord = (name: string) => /(\w+)(?:\(\))?$/.exec(name)?.[1] ?? ''

function withoutPolyfills(dist: string, texts: ReadonlyMap<string, string>): Set<string> {
  const pages = globSync('printed/**/*.html', { cwd: dist }).map((page) =>
    readFileSync(join(dist, page), 'utf8'),
  )
  const scripts = new Set(['service-worker.js'])
  const add = (text: string) => {
    for (const [name] of text.matchAll(SCRIPT)) {
      const script = texts.get(name)
      if (script === undefined || scripts.has(name)) continue
      scripts.add(name)
      add(script)
    }
  }
  for (const page of pages) if (!page.includes('data-polyfills')) add(page)
  return scripts
}
