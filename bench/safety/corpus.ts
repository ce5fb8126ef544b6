import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ConversationMessage = { from: 'a' | 'b'; text: string; ask?: true }
export type Conversation = { id: string; messages: ConversationMessage[] }
/** Where the conversations are; the README of `second-author` says who wrote which and what was seen of them. */
export const CONVERSATIONS = [
  'conversations',
  'second-author',
  'third-author',
  'fourth-author',
  'fifth-author',
  'former-exam',
  'sixth-author/learned',
  'seventh-author',
].map((name) => join(import.meta.dirname, name))
/** Nobody reads these, and nothing is learned from them. */
export const HELD_OUT = ['sixth-author/held-out', 'eighth-author', 'ninth-author'].map((name) =>
  join(import.meta.dirname, name),
)
/** The conversations of one language; `tweets` are honest messages that stand alone. */
export type Corpus = { language: string; scam: Conversation[]; honest: Conversation[]; tweets: string[] }

const TWEETS: Record<string, string[]> = { ar: ['arq', 'ary'] }

/** Reads the conversations of folders, and the tweets when there are any in the language. @returns one corpus for each language */
export function readCorpora(folders: string[], tweets?: string): Corpus[] {
  const names = folders
    .flatMap((folder) => readdirSync(folder))
    .flatMap((name) => /^(?:scam|honest)\.(\w+)\.jsonl$/.exec(name)?.[1] ?? [])
  const more = tweets ? readdirSync(tweets).flatMap((name) => /^(\w+)\.txt$/.exec(name)?.[1] ?? []) : []
  const dialects = Object.values(TWEETS).flat()
  const languages = [...new Set([...names, ...more.filter((name) => !dialects.includes(name))])].sort()
  const conversations = (name: string) => folders.flatMap((folder) => readConversations(join(folder, name)))
  return languages.map((language) => ({
    language,
    scam: conversations(`scam.${language}.jsonl`),
    honest: conversations(`honest.${language}.jsonl`),
    tweets: tweets
      ? (TWEETS[language] ?? [language]).flatMap((name) => lines(join(tweets, `${name}.txt`)))
      : [],
  }))
}

const readConversations = (path: string) => lines(path).map((line): Conversation => JSON.parse(line))

const lines = (path: string) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
    : []
