/**
 * `ask`: a request for money to the reader. `possible`: words of a request that are an ask only with
 * a story near it. `request` and `means` are the halves of one, an ask only one right after the other and with a story.
 * `pressure` goes with an ask in a scam (a held parcel, a promise to repay, a deadline). Each of these is an ask, too, when its score is
 * high, and their scores add up.
 */
export type SignalKind = 'ask' | 'possible' | 'request' | 'means' | 'contact' | 'wallet' | 'pressure'

/** Which rule found which words of the message, so that a moderator sees them. `certain`: enough for a warning by itself. */
export type Signal = { kind: SignalKind; rule: string; offset: number; length: number; certain?: true }

/**
 * What screening one message found. `fragment`: digits of a message that is only a part of a number, else 0. `score`: how much
 * the message reads like a scam request, as log odds; `context`: what it adds to the score of those that follow.
 */
export type Signals = { found: Signal[]; fragment: number; score: number; context: number }
