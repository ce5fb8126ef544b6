/**
 * The scam shield, without I/O. Run it after a message is stored, never inside the sending transaction. Store the
 * returned state and, for moderators, each signal's rule, offset and length, but not the words. Skip unaltered
 * suggested openers. Signals come only from requests and contact details, never from a country, tribe, network, tone,
 * language or profile.
 */
export {
  type ConversationState,
  evidenceOf,
  judgeConversation,
  type Level,
  NO_MESSAGES,
  NO_REQUESTS,
  type SenderSummary,
} from './judge-conversation.ts'
export { LEXICONS } from './languages/index.ts'
export type { Lexicon } from './lexicon.ts'
export { openerShingles, openerSimilarity } from './openers.ts'
export { contactsIn, type Reading, readerOf, screenerOf, screenMessage } from './screen-message.ts'
export type { Signal, SignalKind, Signals } from './signals.ts'
export { THRESHOLDS } from './thresholds.ts'
