import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const CORE = /'core-js\/actual\/[\w-]+\/([\w-]+)'/g
const OWN = /from '(\.\/[\w-]+\.ts)'/g
const ASKED = /'(\w+)' in \w+/g

export function polyfilledNames(root: string): Set<string> {
  const folder = join(root, 'web/src/old-browsers')
  const polyfills = readFileSync(join(folder, 'polyfills.ts'), 'utf8')
  const own = [...polyfills.matchAll(OWN)].flatMap(([, file = '']) => [
    ...readFileSync(join(folder, file), 'utf8').matchAll(ASKED),
  ])
  return new Set([
    ...[...polyfills.matchAll(CORE)].map(([, name = '']) => camelCase(name)),
    ...own.map(([, name = '']) => name),
  ])
}

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
