import { CONTEXT_DECAY, MAX_CONTEXT } from './classifier/features.ts'
import type { Signals } from './signals.ts'
import { THRESHOLDS } from './thresholds.ts'

/** Contains no text. Fields that end in `At` are message numbers; 0 means never. */
export type ConversationState = {
  messages: number
  asks: number
  askAt: number
  contactAt: number
  walletAt: number
  storyAt: number
  requestAt: number
  meansAt: number
  fragment: number
  /** The earlier messages' contribution to the next score. */
  context: number
  /** The fading sum of the scores of partial requests since the last warning. */
  evidence: number
}

/** Counts over THRESHOLDS.days; `peopleAsked` excludes the recipient. */
export type SenderSummary = { peopleAsked: number; equalOpeners: number }

/** `note` tells the recipient, `warn` also asks the sender to confirm, `stop` blocks new conversations. */
export type Level = 'none' | 'note' | 'warn' | 'stop'

export const NO_MESSAGES: ConversationState = {
  messages: 0,
  asks: 0,
  askAt: 0,
  contactAt: 0,
  walletAt: 0,
  storyAt: 0,
  requestAt: 0,
  meansAt: 0,
  fragment: 0,
  context: 0,
  evidence: 0,
}
export const NO_REQUESTS: SenderSummary = { peopleAsked: 0, equalOpeners: 0 }

export function judgeConversation(
  before: ConversationState,
  signals: Signals,
  sender: SenderSummary = NO_REQUESTS,
): { state: ConversationState; level: Level } {
  const state = afterMessage(before, signals)
  return { state, level: levelOf(before, state, signals, sender) }
}

function afterMessage(before: ConversationState, signals: Signals): ConversationState {
  const { found, fragment, context } = signals
  const messages = before.messages + 1
  const has = (kind: string) => found.some((signal) => signal.kind === kind)
  const digits = fragment > 0 ? before.fragment + fragment : 0
  const isContact = has('contact') || (before.fragment > 0 && digits >= 9 && digits <= 15)
  const storyAt = has('pressure') ? messages : before.storyAt
  const isSplit = has('means') && before.requestAt === before.messages
  const isMoneyNamed = [before.meansAt, before.requestAt].some((at) => isNear(at, messages, THRESHOLDS.story))
  const isPossible = has('possible') || isSplit || (has('wallet') && isMoneyNamed)
  const isFound = has('ask') || (isPossible && hasStory(messages, storyAt))
  const isLikely = isPart(signals) && scoreOf(before, signals) > THRESHOLDS.scoreOfPart
  const isAsk = (isFound && scoreOf(before, signals) > THRESHOLDS.scoreOfAsk) || isLikely
  return {
    messages,
    asks: before.asks + (isAsk ? 1 : 0),
    askAt: isAsk ? messages : before.askAt,
    contactAt: isContact ? messages : before.contactAt,
    walletAt: has('wallet') ? messages : before.walletAt,
    storyAt,
    requestAt: has('request') ? messages : before.requestAt,
    meansAt: has('means') ? messages : before.meansAt,
    fragment: digits,
    context: Math.min(MAX_CONTEXT, Math.max(0, before.context * CONTEXT_DECAY + context)),
    evidence: isSure(before, signals) ? 0 : evidenceOf(before, signals),
  }
}

function levelOf(
  before: ConversationState,
  state: ConversationState,
  signals: Signals,
  sender: SenderSummary,
): Level {
  const { messages } = state
  const isNow = (at: number) => at === messages
  const asksNow = isNow(state.askAt)
  const contactNow = isNow(state.contactAt)
  const isRepeated = sender.equalOpeners >= THRESHOLDS.equalOpeners
  if (asksNow && isPattern(state, sender)) return 'stop'
  if (isRepeated && (asksNow || contactNow)) return asksNow ? 'stop' : 'warn'
  const completes = asksNow || contactNow || isNow(state.walletAt)
  if (completes && isCombined(state)) return 'warn'
  if (asksNow && (state.asks >= THRESHOLDS.asksOfOnePerson || sender.peopleAsked > 0)) return 'warn'
  if (asksNow && signals.found.some(({ certain }) => certain)) return 'warn'
  // Only a warning: several remarks are not an ask and must not stop a member.
  if (isSure(before, signals)) return 'warn'
  return contactNow && messages < THRESHOLDS.earlyContact ? 'note' : 'none'
}

const scoreOf = (before: ConversationState, { score }: Signals) => score + before.context

/** Only partial requests count, because a high score elsewhere proves nothing; the sum fades with each message. */
export function evidenceOf(before: ConversationState, signals: Signals): number {
  const added = isPart(signals) ? Math.max(0, scoreOf(before, signals)) : 0
  return before.evidence * THRESHOLDS.evidenceKept + added
}

const isPart = ({ found }: Signals) => found.some(({ kind }) => kind !== 'contact')

/** The classifier never warns alone: a rule must have found part of a request, and its reason is shown. */
const isSure = (before: ConversationState, signals: Signals) =>
  isPart(signals) &&
  scoreOf(before, signals) > THRESHOLDS.scoreOfAsk &&
  evidenceOf(before, signals) >= THRESHOLDS.evidenceOfWarning

const isPattern = (state: ConversationState, sender: SenderSummary) =>
  state.asks + sender.peopleAsked >= THRESHOLDS.hitsToStop ||
  sender.peopleAsked + 1 >= THRESHOLDS.peopleToStop

const isCombined = ({ askAt, contactAt, walletAt }: ConversationState) =>
  askAt > 0 && [contactAt, walletAt].some((at) => isNear(at, askAt, THRESHOLDS.together))

/** First messages never count, because people paste news and adverts. */
const hasStory = (askAt: number, storyAt: number) =>
  askAt > 1 && storyAt <= askAt && isNear(storyAt, askAt, THRESHOLDS.story)

const isNear = (at: number, other: number, within: number) => at > 0 && Math.abs(other - at) <= within
