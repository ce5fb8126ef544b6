import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@ndoa/contract/languages'
import { type Entry, po } from 'gettext-parser'
import { type Literal, literalsIn } from './literals.ts'
import { englishOf, filesOf, root } from './sentences.ts'

/** File and path of a literal: `languages/fr/web/ui/words.ts words.close`. */
type Context = string

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns a language's sentences next to the English ones, as a PO file. */
export function exportCatalogue(language: Language): string {
  const translations: Record<Context, Record<string, Entry>> = {}
  for (const file of filesOf(language)) {
    const english = englishIn(file)
    for (const { path, text } of literalsIn(read(file))) {
      const [msgctxt, msgid] = [`${file} ${path}`, english(path)]
      translations[msgctxt] = { [msgid]: { msgctxt, msgid, msgstr: [text] } }
    }
  }
  const headers = { Language: language, 'Content-Type': 'text/plain; charset=utf-8' }
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString()
}

/** English words that live outside their words file. */
const ENGLISH_ELSEWHERE: Readonly<Record<string, string>> = {
  'server/src/features/trust/decisions/words/rules.ts':
    'contract/src/trust/community-rules.ts COMMUNITY_RULES',
  'web/src/features/trust/reports/words/reasons.ts': 'contract/src/trust/report-labels.ts REPORT_LABELS',
  'web/src/public/words/phrases/rules.ts': 'contract/src/trust/community-rules.ts COMMUNITY_RULES',
}

const texts = new Map<string, ReadonlyMap<string, string>>()

function textsIn(source: string): ReadonlyMap<string, string> {
  const known = texts.get(source)
  if (known) return known
  const literals = existsSync(join(root, source)) ? literalsIn(read(source)) : []
  const found = new Map(literals.map(({ path, text }) => [path, text]))
  texts.set(source, found)
  return found
}

/**
 * Looks up the English sentence at a path, or another plural form of it, since these differ by language. Without any,
 * it returns the path itself.
 */
function englishIn(file: string): (path: string) => string {
  const [source = '', name] = (ENGLISH_ELSEWHERE[englishOf(file)] ?? englishOf(file)).split(' ')
  const english = textsIn(source)
  return (place) => {
    const path = name ? place.replace(/^\w+/, name) : place
    const [first = path] = path.split('#')
    const parent = first.replace(/\.\w+$/, '')
    const near = [path, `${parent}.other`, first, `${first}.other`, parent].find((one) => english.has(one))
    return english.get(near ?? '') ?? `(${place})`
  }
}

export interface ImportResult {
  /** New contents of changed files. */
  files: ReadonlyMap<string, string>
  /** Skipped entries with the reason. */
  refused: readonly string[]
}

/** Applies the changed sentences of a PO file. */
export function importCatalogue(language: Language, text: string): ImportResult {
  const entries = new Map(
    Object.values(po.parse(text).translations)
      .flatMap((entries) => Object.values(entries))
      .flatMap((entry) => (entry.msgctxt ? [[entry.msgctxt, entry] as const] : [])),
  )
  const refused: string[] = []
  const files = new Map<string, string>()
  for (const file of filesOf(language)) {
    const [source, english] = [read(file), englishIn(file)]
    const edits = new Map<Literal, string>()
    for (const literal of literalsIn(source)) {
      const context = `${file} ${literal.path}`
      const entry = entries.get(context)
      entries.delete(context)
      const [newText = ''] = entry?.msgstr ?? []
      if (!entry || newText === '' || newText === literal.text) continue
      const reason =
        entry.msgid === english(literal.path) ? faultIn(literal, newText, source) : 'the English has changed'
      if (reason) refused.push(`${context}: ${reason}`)
      else edits.set(literal, newText)
    }
    if (edits.size > 0) files.set(file, applyEdits(source, edits))
  }
  return {
    files,
    refused: [...refused, ...[...entries.keys()].map((context) => `${context}: not there any more`)],
  }
}

const MARK = /<\/?\w+>/g

function faultIn({ text, placeholders }: Literal, newText: string, source: string): string | undefined {
  const written = placeholders.map(({ start, end }) => source.slice(start, end))
  const parts = splitAtPlaceholders(newText, written)
  const same = (one: readonly string[], other: readonly string[]) =>
    one.toSorted().join() === other.toSorted().join()
  if (
    !same(
      parts.filter((_, at) => at % 2 === 1),
      written,
    )
  )
    return `it has other placeholders than ${written.join(' ')}`
  if (parts.some((part, at) => at % 2 === 0 && part.includes('${')))
    return 'it has a placeholder that is unknown'
  if (!same(newText.match(MARK) ?? [], text.match(MARK) ?? [])) return 'it has other marks'
  return undefined
}

/** Returns text and placeholders in turn, starting with text. */
const splitAtPlaceholders = (text: string, written: readonly string[]): string[] =>
  written.length === 0
    ? [text]
    : text.split(new RegExp(`(${written.map((one) => RegExp.escape(one)).join('|')})`))

/** Returns the source with the edits; placeholders may contain further edited sentences. */
function applyEdits(source: string, edits: ReadonlyMap<Literal, string>): string {
  const within = (start: number, end: number): string => {
    const inside = [...edits.keys()].filter((one) => one.start >= start && one.end <= end)
    const outermost = inside.filter(
      (one) => !inside.some((other) => other !== one && other.start <= one.start && other.end >= one.end),
    )
    let [text, at] = ['', start]
    for (const literal of outermost.toSorted((one, other) => one.start - other.start)) {
      text += source.slice(at, literal.start) + asWritten(literal)
      at = literal.end
    }
    return text + source.slice(at, end)
  }
  const asWritten = (literal: Literal): string => {
    const newText = edits.get(literal) ?? ''
    if (source[literal.start] !== '`') return quote(newText)
    const holes = new Map(
      literal.placeholders.map(({ start, end }) => [source.slice(start, end), within(start, end)] as const),
    )
    const parts = splitAtPlaceholders(newText, [...holes.keys()])
    return `\`${parts.map((part, at) => (at % 2 === 1 ? holes.get(part) : escapeText(part, '`'))).join('')}\``
  }
  return within(0, source.length)
}

const quote = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  return quote + escapeText(text, quote) + quote
}

const escapeText = (text: string, quote: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n')
