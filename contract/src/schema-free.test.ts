import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Every module that a contract file loads, including itself; libraries by name. */
function modulesLoadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.ts')) return seen
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  for (const [, module = ''] of source.matchAll(/^(?:import|export) (?!type )[^']*from '([^']+)'/gm))
    modulesLoadedBy(module.startsWith('.') ? join(dirname(file), module) : module, seen)
  return seen
}

test.each(['limits', 'dating/choices', 'routes', 'identity/account-rules', 'dating/message-content'])(
  'a screen can import %s without loading the schema library',
  (name) => {
    expect([...modulesLoadedBy(`${name}.ts`)].filter((module) => !module.endsWith('.ts'))).toEqual([])
  },
)
