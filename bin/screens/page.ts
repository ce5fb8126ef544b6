import type { Claim, Sections } from './claims.ts'
import type { Shown } from './titles.ts'

interface Entry {
  heading: string
  /** `2 Likes (sorts)` */
  name: string
  word: string
  claim: Claim
  shown: Shown[]
}

/** What is wrong with titles and catalogue: names that nobody knows, departures that nobody explains. */
export function complaints(catalogue: Sections, titles: Shown[], departures: string): string[] {
  const entries = entriesOf(catalogue, titles)
  const known = new Set(entries.map(({ name }) => name))
  return [
    ...titles.flatMap(({ claims, file }) =>
      claims.filter((name) => !known.has(name)).map((name) => `${file}: nothing is called ${name}`),
    ),
    ...entries.flatMap(({ name, claim }) => {
      if (typeof claim === 'string') return []
      if ('as' in claim) return known.has(claim.as) ? [] : [`${name}: nothing is called ${claim.as}`]
      const row = departureOf(claim.departure, departures)
      return row ? [] : [`${name}: docs/departures.md has no row “${claim.departure}”`]
    }),
  ]
}

/** The text of docs/screens.md. */
export function pageOf(catalogue: Sections, titles: Shown[], departures: string): string {
  const entries = entriesOf(catalogue, titles)
  const departing = entries.filter(isDeparture)
  const missing = entries.filter((entry) => entry.shown.length === 0 && !isDeparture(entry))
  return [
    INTRODUCTION,
    `${entries.length} claims: ${entries.length - departing.length - missing.length} are shown as they are ` +
      `said, ${departing.length} are done in another way, ${missing.length} have no test.`,
    ...Object.keys(catalogue).map((heading) => table(heading, entries)),
    `## Done in another way\n\n${departing.map((entry) => explained(entry, departures)).join('\n')}`,
    `## Without a test\n\n${missing.length > 0 ? listOf(missing) : 'Nothing.'}`,
  ].join('\n\n')
}

/** `- 2 Messages (signed out): 'Please Sign In'. Instead: it leads to /login and back (one way for all).` */
function explained({ name, claim }: Entry, departures: string): string {
  if (typeof claim === 'string' || !('departure' in claim)) return ''
  const [instead, why] = departureOf(claim.departure, departures) ?? []
  return `- ${name}: ${claim.says}. Instead: ${instead} (${why}).`
}

/** What is done instead, and why, from the row of docs/departures.md that begins with these words. */
function departureOf(beginning: string, departures: string): string[] | undefined {
  const row = departures.split('\n').find((line) => line.startsWith(`| ${beginning}`))
  return row
    ?.split('|')
    .slice(2, 4)
    .map((part) => part.trim())
}

const INTRODUCTION = `# Screens

What the specification says of screens (its sections 2, 4, 5, 8 and 9), and the tests that show it. Written by
\`node bin/screens.ts\` from the titles of the tests and the list in \`bin/screens\`; not by hand.`

function entriesOf(catalogue: Sections, titles: Shown[]): Entry[] {
  const claims = Object.entries(catalogue).flatMap(([heading, said]) =>
    Object.entries(said).map(([word, claim]) => ({ heading, word, claim, name: `${heading} (${word})` })),
  )
  const firstName = new Map(claims.map(({ name, claim }) => [name, firstNameOf(name, claim)]))
  return claims.map((claim) => ({
    ...claim,
    shown: titles.filter((title) =>
      title.claims.some((name) => firstName.get(name) === firstName.get(claim.name)),
    ),
  }))
}

/** What is said twice goes by the first name, whichever of the two a test knows. */
const firstNameOf = (name: string, claim: Claim) =>
  typeof claim !== 'string' && 'as' in claim ? claim.as : name

const isDeparture = ({ claim }: Entry) => typeof claim !== 'string' && 'departure' in claim
const saysOf = ({ claim }: Entry) => (typeof claim === 'string' ? claim : claim.says)

function table(heading: string, entries: Entry[]): string {
  const rows = entries.filter((entry) => entry.heading === heading).map(row)
  return [`## ${heading}\n`, '| | says | shown by |', '|---|---|---|', ...rows].join('\n')
}

function row(entry: Entry): string {
  const tests = entry.shown.map(({ promise, file }) => `[${cell(opened(promise))}](../${file})`)
  if (isDeparture(entry)) tests.unshift('in another way')
  return `| ${entry.word} | ${cell(saysOf(entry))} | ${tests.join('<br>') || '—'} |`
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll(/[[\]]/g, String.raw`\$&`)
/** What a table of cases fills in is left open. */
const opened = (promise: string) => promise.replaceAll(/%[a-z]/g, '…')
const listOf = (entries: Entry[]) => entries.map((entry) => `- ${entry.name}: ${saysOf(entry)}`).join('\n')
