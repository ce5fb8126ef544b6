import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type ConversationMessage = { from: 'a' | 'b'; text: string; ask?: true }
export type Conversation = { id: string; messages: ConversationMessage[] }
const inCorpora = (name: string) => join(import.meta.dirname, 'corpora', name)

/** The shield is trained on these; the README records who wrote them and what each writer had seen. */
export const LEARNED = ['01', '02', '03', '04', '05', '06-exam', '07/learned', '08'].map(inCorpora)
/** Developers never read these, and training never uses them. */
export const HELD_OUT = ['07/held-out', '09', '10'].map(inCorpora)
/** Everyday tweets, as honest text. */
export const TWEETS = inCorpora('afrisenti')
export type Corpus = { language: string; scam: Conversation[]; honest: Conversation[]; tweets: string[] }

const DIALECTS: Record<string, string[]> = { ar: ['arq', 'ary'] }

export function readCorpora(folders: string[], tweets?: string): Corpus[] {
  const names = folders
    .flatMap((folder) => readdirSync(folder))
    .flatMap((name) => /^(?:scam|honest)\.(\w+)\.jsonl$/.exec(name)?.[1] ?? [])
  const more = tweets ? readdirSync(tweets).flatMap((name) => /^(\w+)\.txt$/.exec(name)?.[1] ?? []) : []
  const dialects = Object.values(DIALECTS).flat()
  const languages = [...new Set([...names, ...more.filter((name) => !dialects.includes(name))])].sort()
  const conversations = (name: string) => folders.flatMap((folder) => readConversations(join(folder, name)))
  return languages.map((language) => ({
    language,
    scam: conversations(`scam.${language}.jsonl`),
    honest: conversations(`honest.${language}.jsonl`),
    tweets: tweets
      ? (DIALECTS[language] ?? [language]).flatMap((name) => lines(join(tweets, `${name}.txt`)))
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
