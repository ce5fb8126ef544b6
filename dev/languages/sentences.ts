import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'

export const root = join(import.meta.dirname, '../..')
const FOLDERS = ['contract/src/words', 'server/src/features', 'web/src']

/** What stands in for names, counts and dates; a count of one has its own sentence in some languages. */
const PLACEHOLDERS = ['{1}', '{2}', '{3}', '{4}']

/** Every sentence of a language by its place, such as `web/src/features/push/words turnOn`. Steps of a list have numbers. */
export async function sentencesOf(language: Language): Promise<Map<string, string>> {
  const sentences = new Map<string, string>()
  for (const file of filesOf(language)) {
    const exported = (await import(join(root, file))) as Record<string, unknown>
    const folder = file.replace(new RegExp(`/${language}(?=[./])`), '').replace(/\.ts$/, '')
    for (const [name, value] of Object.entries(exported))
      collect(value, `${folder} ${name === 'words' ? '' : name}`, sentences)
  }
  return sentences
}

export const filesOf = (language: Language) =>
  FOLDERS.flatMap((folder) => globSync(`${folder}/**/${language}{,/**/*}.ts`, { cwd: root }))
    .filter((file) => file.includes('/words/') && !file.includes('.test.'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

function collect(value: unknown, place: string, sentences: Map<string, string>): void {
  if (typeof value === 'string') sentences.set(place, value)
  else if (typeof value === 'function') collect(spoken(value as Say), place, sentences)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      collect(one, place.endsWith(' ') ? place + name : `${place}.${name}`, sentences)
}

type Say = (...values: unknown[]) => unknown

/** A sentence with placeholders; null for a function that wants something else. */
function spoken(say: Say): unknown {
  try {
    return say(...PLACEHOLDERS)
  } catch {
    return null
  }
}
