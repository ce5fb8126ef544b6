/**
 * `possible` is an ask only near a story; `request` and `means` only together and with a story. A high score turns any
 * kind into an ask.
 */
export type SignalKind = 'ask' | 'possible' | 'request' | 'means' | 'contact' | 'wallet' | 'pressure'

/** Moderators see the rule and its words. `certain`: warns by itself. */
export type Signal = { kind: SignalKind; rule: string; offset: number; length: number; certain?: true }

/** `fragment`: digits of a message that is only part of a number, otherwise 0. `score`: log odds. */
export type Signals = { found: Signal[]; fragment: number; score: number; context: number }
