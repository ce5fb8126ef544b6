import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'

export const root = join(import.meta.dirname, '../..')
const WORKSPACES = ['contract', 'server', 'web']

/** These stand for names, counts and dates. They are not numbers, so plural sentences take their general form. */
const PLACEHOLDERS = ['{1}', '{2}', '{3}', '{4}']

/**
 * Returns a language's sentences by path, such as `web/src/features/notifications/push/words turnOn`. List items are
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

/** Returns the path of a words file's English counterpart, which may not exist. */
export const englishOf = (file: string): string => file.replace(/^languages\/\w+\/(\w+)/, '$1/src')

function collect(value: unknown, place: string, sentences: Map<string, string>): void {
  if (typeof value === 'string') sentences.set(place, value)
  else if (typeof value === 'function') collect(render(value as Template), place, sentences)
  else if (typeof value === 'object' && value !== null)
    for (const [name, one] of Object.entries(value))
      collect(one, place.endsWith(' ') ? place + name : `${place}.${name}`, sentences)
}

type Template = (...values: unknown[]) => unknown

/** Returns the sentence with placeholders; null if the function takes other parameters. */
function render(template: Template): unknown {
  try {
    return template(...PLACEHOLDERS)
  } catch {
    return null
  }
}
