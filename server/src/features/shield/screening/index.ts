/**
 * The scam shield for messages between matches, without any I/O: the same message gives the same answer everywhere.
 *
 * How to use it, once a message is stored and its event is read (never inside the transaction that sends):
 * 1. `screenMessage(text)` finds signals and where they stand. Keep the rule, offset and length for the moderator, not the words.
 * 2. `judgeConversation(state, signals, sender)` with the state of this sender in this conversation (`NO_MESSAGES` at first) and the
 *    summary of the sender over THRESHOLDS.days. Store the new state beside the conversation; it holds numbers alone, among
 *    them the sum of the scores so far.
 * 3. Act on the level. note: a calm line to the receiver. warn: a banner to the receiver, and a question to the sender, for which the
 *    two functions can also run before sending. pause: no new conversations, and a case that a person looks at.
 * 4. For a first message, `openerShingles(text)`; count to how many people `openerSimilarity` of at least
 *    THRESHOLDS.openerSimilarity was sent. Openers that the product suggests, sent unaltered, are left out before all of this.
 *
 * Signals come from what is asked and from contacts alone: never from a country, a tribe, a network, a tone or a profile. A language
 * has no score: its file only says how people ask in it.
 */
export {
  type ConversationState,
  evidenceOf,
  judgeConversation,
  type Level,
  NO_MESSAGES,
  NOBODY_ASKED,
  type SenderSummary,
} from './judge-conversation.ts'
export { LEXICONS } from './languages/index.ts'
export type { Lexicon } from './lexicon.ts'
export { openerShingles, openerSimilarity } from './openers.ts'
export { contactsIn, type Reading, readerOf, screenerOf, screenMessage } from './screen-message.ts'
export type { Signal, SignalKind, Signals } from './signals.ts'
export { THRESHOLDS } from './thresholds.ts'
