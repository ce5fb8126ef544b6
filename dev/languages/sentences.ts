import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'

export const root = join(import.meta.dirname, '../..')
const WORKSPACES = ['contract', 'server', 'web']

/** Placeholders for names, counts and dates; a count of one has its own sentence in some languages. */
const PLACEHOLDERS = ['{1}', '{2}', '{3}', '{4}']

/**
 * A language's sentences by path, such as `web/src/features/notifications/push/words turnOn`. List items are
 * numbered.
 */
export async function sentencesOf(language: Language): Promise<Map<string, string>> {
  const sentences = new Map<string, string>()
  for (const file of filesOf(language)) {
    const exported = (await import(join(root, file))) as Record<string, unknown>
    const place = englishOf(file).replace(/\.ts$/, '')
    for (const [name, value] of Object.entries(exported))
      if (!/wordsIn$/i.test(name)) collect(value, `${place} ${name === 'words' ? '' : name}`, sentences)
  }
  return sentences
}

export const filesOf = (language: Language): string[] =>
  WORKSPACES.flatMap((workspace) => {
    const folder = language === 'en' ? `${workspace}/src` : `languages/${language}/${workspace}`
    return globSync(`${folder}/**/{words,words/**/*}.ts`, { cwd: root })
  })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('web/src/words/') && !file.includes('.test.'))
    .sort()

/** The English counterpart of a words file; some translated files have none. */
export const englishOf = (file: string): string => file.replace(/^languages\/\w+\/(\w+)/, '$1/src')

function collect(value: unknown, place: string, sentences: Map<string, string>): void {
  if (typeof value === 'string') sentences.set(place, value)
  else if (typeof value === 'function') collect(spoken(value as Say), place, sentences)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      collect(one, place.endsWith(' ') ? place + name : `${place}.${name}`, sentences)
}

type Say = (...values: unknown[]) => unknown

/** A sentence with placeholders; null for a function with other parameters. */
function spoken(say: Say): unknown {
  try {
    return say(...PLACEHOLDERS)
  } catch {
    return null
  }
}
