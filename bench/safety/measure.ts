import {
  judgeConversation,
  type Level,
  NO_MESSAGES,
  type Signals,
} from '../../server/src/features/trust/shield/screening/index.ts'
import type { Conversation, Corpus } from './corpus.ts'

export type Screen = (text: string) => Signals
/** `messages` are the honest ones, tweets included; `falseWarns` counts those that trigger a warning. */
export type Counts = {
  language: string
  scam: number
  caught: number
  honest: number
  flagged: number
  messages: number
  falseWarns: number
}

const ASKS_BEFORE_THE_WARNING = 3

export function count(screen: Screen, { language, scam, honest, tweets }: Corpus): Counts {
  const warnings = honest.map((conversation) => levelsOf(screen, conversation).filter(isWarning).length)
  const single = tweets.filter((text) => isWarning(judgeConversation(NO_MESSAGES, screen(text)).level))
  return {
    language,
    scam: scam.length,
    caught: scam.filter((conversation) => isCaught(screen, conversation)).length,
    honest: honest.length,
    flagged: warnings.filter((number) => number > 0).length,
    messages: honest.flatMap((conversation) => conversation.messages).length + tweets.length,
    falseWarns: warnings.reduce((sum, number) => sum + number, 0) + single.length,
  }
}

/** A conversation counts as caught if the warning comes by the third ask. */
function isCaught(screen: Screen, conversation: Conversation): boolean {
  const levels = levelsOf(screen, conversation)
  const warning = levels.findIndex(isWarning)
  if (warning < 0) return false
  const asksBefore = conversation.messages.slice(0, warning).filter((message) => message.ask)
  return asksBefore.length < ASKS_BEFORE_THE_WARNING
}

/** Screens 25 tweets at a time as one sender's messages; tweets sell and beg, so this is harsher than conversations. */
export function countStrings(screen: Screen, tweets: string[]): { strings: number; flagged: number } {
  const length = 25
  const strings = Array.from({ length: Math.floor(tweets.length / length) }, (_, i): Conversation => {
    const messages = tweets.slice(i * length, (i + 1) * length).map((text) => ({ from: 'a' as const, text }))
    return { id: String(i), messages }
  })
  return {
    strings: strings.length,
    flagged: strings.filter((conversation) => levelsOf(screen, conversation).some(isWarning)).length,
  }
}

function levelsOf(screen: Screen, conversation: Conversation): Level[] {
  const states = { a: NO_MESSAGES, b: NO_MESSAGES }
  return conversation.messages.map(({ from, text }) => {
    const { state, level } = judgeConversation(states[from], screen(text))
    states[from] = state
    return level
  })
}

const isWarning = (level: Level) => level === 'warn' || level === 'stop'

export function sum(counts: Counts[], language = 'all'): Counts {
  const of = (key: Exclude<keyof Counts, 'language'>) => counts.reduce((total, each) => total + each[key], 0)
  return {
    language,
    scam: of('scam'),
    caught: of('caught'),
    honest: of('honest'),
    flagged: of('flagged'),
    messages: of('messages'),
    falseWarns: of('falseWarns'),
  }
}

/** `caught` and `flagged` are shares of conversations; the rest are false warnings per 1,000 messages. */
export type Floors = { caught: number; flagged: number; falseWarns: number; falseWarnsOfALanguage: number }

/** For held-out conversations; false warnings also count the tweets used in training. */
export const FLOORS: Floors = { caught: 0.85, flagged: 0.005, falseWarns: 0.2, falseWarnsOfALanguage: 0.5 }

/**
 * For training conversations. Many were written to be hard (hints without a sum, scams with one ask), and in a
 * language without tweets a single false warning exceeds the normal floor.
 */
export const LEARNED_FLOORS: Floors = { ...FLOORS, caught: 0.7, falseWarnsOfALanguage: 0.7 }

/** @returns a sentence for each figure that misses its floor */
export function missedFloors(counts: Counts[], floors: Floors): string[] {
  const all = sum(counts)
  const perThousand = (each: Counts) => (1000 * each.falseWarns) / each.messages
  const misses: string[] = []
  const check = (isMet: boolean, sentence: string) => {
    if (!isMet) misses.push(sentence)
  }
  // An empty corpus would meet every floor.
  check(all.scam > 0 && all.honest > 0, 'there are no conversations')
  check(
    all.caught / all.scam >= floors.caught,
    `${all.caught} of ${all.scam} scam conversations are warned of`,
  )
  check(
    all.flagged / all.honest <= floors.flagged,
    `${all.flagged} of ${all.honest} honest conversations are warned of`,
  )
  check(perThousand(all) <= floors.falseWarns, `${all.falseWarns} false warnings in ${all.messages} messages`)
  for (const each of counts)
    check(
      each.messages === 0 || perThousand(each) <= floors.falseWarnsOfALanguage,
      `${each.language}: ${each.falseWarns} false warnings in ${each.messages} messages`,
    )
  return misses
}
