/**
 * Prints sentences of a language, numbered, for somebody who puts them back into English without having seen the source:
 * `node dev/languages/sample.ts fr`. The same sentences in English, to compare with: `node dev/languages/sample.ts en`.
 * Two in three are about safety, consents, verification or deletion, where a shifted meaning does harm.
 * All sentences of one part, such as what was added since: `node dev/languages/sample.ts fr membership`.
 */
import { isLanguage, type Language } from '@ndoa/contract/languages'

const CAREFUL =
  /safety|report|consent|delet|leaving|danger|privacy|verification|security|parted|caution|rules|terms/i
const PARTS = ['guest', 'forms', 'member', 'account', 'push', 'membership', 'public']
const OF_SERVER = ['membership', 'deliveries', 'notifications']
const FEWEST_WORDS = 6
const COUNTS = { careful: 100, any: 80 }

const [language = 'en', part] = process.argv.slice(2)

async function sentencesOf(language: Language): Promise<Map<string, string>> {
  const sentences = new Map<string, string>()
  const add = (words: unknown, path: string) => {
    if (typeof words === 'string') sentences.set(path, words)
    else if (typeof words === 'function' && part && path.startsWith(part))
      add(words('{1}', '{2}', '{3}'), path)
    else if (typeof words === 'object' && words !== null)
      for (const [name, one] of Object.entries(words)) add(one, `${path}.${name}`)
  }
  for (const part of PARTS) add({ ...(await import(`../../web/src/languages/${language}/${part}.ts`)) }, part)
  for (const feature of OF_SERVER)
    add(await import(`../../server/src/features/${feature}/words/${language}.ts`), `${feature} of the server`)
  return sentences
}

/** Always the same choice, spread over all: every n-th. */
const some = (paths: string[], count: number) => {
  const step = Math.max(1, Math.floor(paths.length / count))
  return paths.filter((_, at) => at % step === 0).slice(0, count)
}

if (!isLanguage(language)) throw new Error(`No language: ${language}`)
const english = await sentencesOf('en')
const long = [...english].filter(([, text]) => text.split(' ').length >= FEWEST_WORDS).map(([path]) => path)
const careful = long.filter((path) => CAREFUL.test(path))
const chosen = part
  ? [...english.keys()].filter((path) => path.startsWith(part))
  : new Set([...some(careful, COUNTS.careful), ...some(long, COUNTS.any)])
const spoken = await sentencesOf(language)
for (const [at, path] of [...chosen].entries())
  console.log(`${at + 1}. ${spoken.get(path)?.replaceAll('\n', ' ') ?? `(missing: ${path})`}`)
