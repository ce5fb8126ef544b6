import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every module that a file of the contract loads, itself included; a library by its name. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  if (!file.endsWith('.ts')) return seen
  const source = readFileSync(join(import.meta.dirname, file), 'utf8')
  for (const [, module = ''] of source.matchAll(/^(?:import|export) (?!type )[^']*from '([^']+)'/gm))
    loadedBy(module.replace('./', ''), seen)
  return seen
}

test.each(['limits', 'choices', 'routes', 'account-rules', 'message-content'])(
  'a screen can take %s without loading the schema library',
  (name) => {
    expect([...loadedBy(`${name}.ts`)].filter((module) => !module.endsWith('.ts'))).toEqual([])
  },
)
