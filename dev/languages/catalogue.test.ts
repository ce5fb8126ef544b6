import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@ndoa/contract/languages'
import { po } from 'gettext-parser'
import { expect, test } from 'vitest'
import { exportCatalogue, importCatalogue } from './catalogue.ts'
import { literalsIn } from './literals.ts'
import { filesOf, root } from './sentences.ts'

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en')
const LIKES = 'languages/ar/server/features/dating/likes/words.ts'
const PLACE = 'languages/fr/web/features/dating/first-steps/words.ts words.place'

/** Returns the PO file with one sentence changed. */
function withChange(text: string, context: string, change: (sentence: string) => string): string {
  const catalogue = po.parse(text)
  const [entry] = Object.values(catalogue.translations[context] ?? {})
  if (!entry) throw new Error(`No sentence: ${context}`)
  entry.msgstr = [change(entry.msgstr[0] ?? '')]
  return po.compile(catalogue).toString()
}

test.each(TRANSLATED)('exporting %s and importing it again changes no file', (language) => {
  const text = exportCatalogue(language)
  expect(Object.keys(po.parse(text).translations).length).toBeGreaterThan(2_500)
  expect(importCatalogue(language, text)).toEqual({ files: new Map(), refused: [] })
})

test('a changed sentence is written to its place', () => {
  const text = withChange(
    exportCatalogue('ar'),
    `${LIKES} words.matched`,
    (sentence) => `${sentence} «it's "there"»`,
  )
  const { files, refused } = importCatalogue('ar', text)
  expect(refused).toEqual([])
  expect([...files.keys()]).toEqual([LIKES])
  const [before, after] = [readFileSync(join(root, LIKES), 'utf8'), files.get(LIKES)]
  expect(after).toBe(before.replace(/(matched: '.*)'/, `$1 «it\\'s "there"»'`))
})

test('placeholders may be reordered, but not missing, added or misspelled; the same holds for marks', () => {
  const translationOf = (sentence: string) =>
    importCatalogue(
      'fr',
      withChange(french, PLACE, () => sentence),
    )
  const french = exportCatalogue('fr')
  expect(translationOf('<more>: ${title}</more> (${total}), étape ${place}')).toMatchObject({
    refused: [],
    files: { size: 1 },
  })
  for (const sentence of [
    'Étape ${place}<more> : ${title}</more>',
    'Étape ${place} sur ${total} ${total}<more> : ${title}</more>',
    'Étape ${place} sur ${totall}<more> : ${title}</more>',
    'Étape ${place} sur ${total} : ${title}',
  ])
    expect(translationOf(sentence)).toEqual({ files: new Map(), refused: [expect.stringContaining(PLACE)] })
})

test('translations of outdated or deleted English are omitted', () => {
  const french = exportCatalogue('fr')
  const old = french.replace('msgid "Later"\nmsgstr "', 'msgid "Much later"\nmsgstr "Bien ')
  expect(importCatalogue('fr', old)).toEqual({
    files: new Map(),
    refused: [expect.stringContaining('English')],
  })
  const outdated = french.replaceAll(PLACE, PLACE.replace('place', 'gone'))
  expect(importCatalogue('fr', outdated)).toEqual({
    files: new Map(),
    refused: [expect.stringContaining('words.gone')],
  })
})

test('every sentence can be replaced by any text, and is written to its place', () => {
  const catalogue = po.parse(exportCatalogue('ar'))
  const entries = Object.values(catalogue.translations).flatMap((entries) => Object.values(entries))
  // changing a sentence inside a placeholder changes the enclosing one
  const holes = entries
    .flatMap(({ msgstr: [text = ''] }) => /\$\{.*['`].*\}/s.exec(text)?.[0] ?? [])
    .join('\n')
  for (const entry of entries)
    if (entry.msgctxt && !holes.includes(entry.msgstr[0] ?? ''))
      entry.msgstr = [`«'"\\\`\n${entry.msgstr[0]}`]
  const { files, refused } = importCatalogue('ar', po.compile(catalogue).toString())
  expect(refused).toEqual([])
  const now = filesOf('ar').flatMap((file) =>
    literalsIn(files.get(file) ?? readFileSync(join(root, file), 'utf8')).map(
      ({ path, text }) => [`${file} ${path}`, text] as const,
    ),
  )
  const expected = entries.flatMap(({ msgctxt, msgstr }) => (msgctxt ? [[msgctxt, msgstr[0]] as const] : []))
  expect(new Map(now)).toEqual(new Map(expected))
})
