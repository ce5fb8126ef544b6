import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type TalkMessage = { from: 'a' | 'b'; text: string; ask?: true }
export type Talk = { id: string; messages: TalkMessage[] }
/** Where the talks are; the README of `second-author` says who wrote which and what was seen of them. */
export const TALKS = ['talks', 'second-author', 'third-author', 'fourth-author', 'former-exam'].map((name) =>
  join(import.meta.dirname, name),
)
/** The talks of one language; `tweets` are honest messages that stand alone. */
export type Corpus = { language: string; scam: Talk[]; honest: Talk[]; tweets: string[] }

const TWEETS: Record<string, string[]> = { ar: ['arq', 'ary'] }

/** Reads the talks of folders, and the tweets when there are any in the language. @returns one corpus for each language */
export function readCorpora(folders: string[], tweets?: string): Corpus[] {
  const names = folders
    .flatMap((folder) => readdirSync(folder))
    .flatMap((name) => /^(?:scam|honest)\.(\w+)\.jsonl$/.exec(name)?.[1] ?? [])
  const more = tweets ? readdirSync(tweets).flatMap((name) => /^(\w+)\.txt$/.exec(name)?.[1] ?? []) : []
  const dialects = Object.values(TWEETS).flat()
  const languages = [...new Set([...names, ...more.filter((name) => !dialects.includes(name))])].sort()
  const talks = (name: string) => folders.flatMap((folder) => readTalks(join(folder, name)))
  return languages.map((language) => ({
    language,
    scam: talks(`scam.${language}.jsonl`),
    honest: talks(`honest.${language}.jsonl`),
    tweets: tweets
      ? (TWEETS[language] ?? [language]).flatMap((name) => lines(join(tweets, `${name}.txt`)))
      : [],
  }))
}

const readTalks = (path: string) => lines(path).map((line): Talk => JSON.parse(line))

const lines = (path: string) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
