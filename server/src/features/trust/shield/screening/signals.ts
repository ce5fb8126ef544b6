/**
 * `possible` is an ask only near a story; `request` and `means` only together and with a story. A high score turns any
 * kind into an ask.
 */
export type SignalKind = 'ask' | 'possible' | 'request' | 'means' | 'contact' | 'wallet' | 'pressure'

/** Moderators see the rule and the words that matched. A `certain` signal warns by itself. */
export type Signal = { kind: SignalKind; rule: string; offset: number; length: number; certain?: true }

/** `fragment` is the digit count of a message that is only part of a number, otherwise 0; `score` is in log odds. */
export type Signals = { found: Signal[]; fragment: number; score: number; context: number }
