import {
  judgeConversation,
  type Level,
  NO_MESSAGES,
  type Signals,
} from '../../server/src/features/shield/screening/index.ts'
import type { Conversation, Corpus } from './corpus.ts'

export type Screen = (text: string) => Signals
/** Counts of one language; `messages` are the honest ones, of conversations and tweets, and `falseWarns` those of them that warn. */
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

/** Warned at the third message that asks, or before it. */
function isCaught(screen: Screen, conversation: Conversation): boolean {
  const levels = levelsOf(screen, conversation)
  const warning = levels.findIndex(isWarning)
  if (warning < 0) return false
  const asksBefore = conversation.messages.slice(0, warning).filter((message) => message.ask)
  return asksBefore.length < ASKS_BEFORE_THE_WARNING
}

/** How many strings of 25 tweets would be warned of if one sender had written each: harsher than a conversation, as tweets sell and beg. */
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

/** What each message is judged, with nothing known of the sender from other conversations. */
function levelsOf(screen: Screen, conversation: Conversation): Level[] {
  const states = { a: NO_MESSAGES, b: NO_MESSAGES }
  return conversation.messages.map(({ from, text }) => {
    const { state, level } = judgeConversation(states[from], screen(text))
    states[from] = state
    return level
  })
}

const isWarning = (level: Level) => level === 'warn' || level === 'pause'

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

/** Share of scam conversations caught, of honest conversations flagged, and false warnings for each 1,000 messages. */
export type Floors = { caught: number; flagged: number; falseWarns: number; falseWarnsOfALanguage: number }

/** What the shield is held to on conversations that nothing was learned from; false warnings are counted with tweets, which were learned from. */
export const FLOORS: Floors = { caught: 0.85, flagged: 0.005, falseWarns: 0.2, falseWarnsOfALanguage: 0.5 }

/**
 * For those that the weights were learned from. Many were written to be hard: hints that name no sum, and
 * scams with a single ask. One false warning in a language without tweets is more than the floor.
 */
export const LEARNED_FLOORS: Floors = { ...FLOORS, caught: 0.7, falseWarnsOfALanguage: 0.7 }

/** @returns a sentence for each figure that is worse than it may be */
export function missed(counts: Counts[], floors: Floors): string[] {
  const all = sum(counts)
  const perThousand = (each: Counts) => (1000 * each.falseWarns) / each.messages
  const misses: string[] = []
  const check = (isMet: boolean, sentence: string) => {
    if (!isMet) misses.push(sentence)
  }
  // A corpus without conversations would meet every floor.
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
