/**
 * Prints numbered sentences of a language, for a back translation by a person who has not seen the source:
 * `node dev/languages/sample.ts fr`. The English for comparison: `node dev/languages/sample.ts en`.
 * More than half concern safety, consents, verification or deletion, where a shifted meaning does harm.
 * All sentences of one part, such as new ones: `node dev/languages/sample.ts fr features/membership`.
 * The sentences in docs/languages/judged: `node dev/languages/sample.ts fr judged`.
 */
import { isLanguage } from '@ndoa/contract/languages'
import { judgedIn } from './judged.ts'
import { sentencesOf } from './sentences.ts'

const CAREFUL =
  /safety|report|consent|delet|leaving|danger|privacy|verification|security|parted|caution|rules|terms/i
const FEWEST_WORDS = 6
const COUNTS = { careful: 100, any: 80 }

const [language = 'en', part] = process.argv.slice(2)

/** Picks every n-th place, so that the choice is deterministic and evenly spread. */
const spread = (places: string[], count: number) => {
  const step = Math.max(1, Math.floor(places.length / count))
  return places.filter((_, at) => at % step === 0).slice(0, count)
}

function choosePlaces(english: ReadonlyMap<string, string>): Iterable<string> {
  if (part === 'judged') return judgedIn('fr').map(({ place }) => place)
  if (part) return [...english.keys()].filter((place) => place.includes(part))
  const long = [...english].flatMap(([place, text]) =>
    text.split(' ').length >= FEWEST_WORDS ? [place] : [],
  )
  const careful = long.filter((place) => CAREFUL.test(place))
  return new Set([...spread(careful, COUNTS.careful), ...spread(long, COUNTS.any)])
}

if (!isLanguage(language)) throw new Error(`No language: ${language}`)
const sentences = await sentencesOf(language)
for (const [at, place] of [...choosePlaces(await sentencesOf('en'))].entries())
  console.log(`${at + 1}. ${sentences.get(place)?.replaceAll('\n', ' ') ?? `(missing: ${place})`}`)
