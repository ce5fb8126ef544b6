import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type TalkMessage = { from: 'a' | 'b'; text: string; ask?: true }
export type Talk = { id: string; messages: TalkMessage[] }
/** The talks of one language; `tweets` are honest messages that stand alone. */
export type Corpus = { language: string; scam: Talk[]; honest: Talk[]; tweets: string[] }

const TWEETS: Record<string, string[]> = { ar: ['arq', 'ary'] }

/** Reads the talks of a folder, and the tweets when there are any in the language. @returns one corpus for each language */
export function readCorpora(talks: string, tweets?: string): Corpus[] {
  const names = readdirSync(talks).flatMap((name) => /^(?:scam|honest)\.(\w+)\.jsonl$/.exec(name)?.[1] ?? [])
  const more = tweets ? readdirSync(tweets).flatMap((name) => /^(\w+)\.txt$/.exec(name)?.[1] ?? []) : []
  const dialects = Object.values(TWEETS).flat()
  const languages = [...new Set([...names, ...more.filter((name) => !dialects.includes(name))])].sort()
  return languages.map((language) => ({
    language,
    scam: readTalks(join(talks, `scam.${language}.jsonl`)),
    honest: readTalks(join(talks, `honest.${language}.jsonl`)),
    tweets: tweets
      ? (TWEETS[language] ?? [language]).flatMap((name) => lines(join(tweets, `${name}.txt`)))
      : [],
  }))
}

/**
 * Rules were written with the first half of each file in sight; the second half was only ever seen as numbers. A program left
 * out new phrases that would have flagged an honest talk of either half.
 */
export function halves(corpora: Corpus[]): { seen: Corpus[]; unseen: Corpus[] } {
  const part = <T>(items: T[], second: boolean) => {
    const middle = Math.floor(items.length / 2)
    return second ? items.slice(middle) : items.slice(0, middle)
  }
  const of = (second: boolean) =>
    corpora.map((corpus) => ({
      ...corpus,
      scam: part(corpus.scam, second),
      honest: part(corpus.honest, second),
    }))
  return { seen: of(false), unseen: of(true) }
}

const readTalks = (path: string) => lines(path).map((line): Talk => JSON.parse(line))

const lines = (path: string) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
