/** Every number that judging a conversation uses, with its reason. */
export const THRESHOLDS = {
  /** Leaving for another app before this message of the sender is early: people who mean well often wait. */
  earlyContact: 10,
  /** A contact or an account counts with an ask that is no more messages of the sender away: later it is another matter. */
  together: 12,
  /** A story (a held parcel, a hospital bill) counts only shortly before the ask: measured, farther away it finds no more. */
  story: 4,
  /** One ask may be a misunderstanding; two to one person are not. */
  asksOfOnePerson: 2,
  /** The third hit pauses: the sender has been asked before whether they mean it. Asks of other people count. */
  hitsToPause: 3,
  /** A sender who asks four people in 14 days follows a script. */
  peopleToPause: 4,
  /** Honest people paste a greeting, too; so an equal opener to as many counts only together with an ask or a contact. */
  equalOpeners: 5,
  /** Two openers are equal when this share of their shingles is: another name in the same text leaves more, two different texts far less. */
  openerSimilarity: 0.8,
  /** Below this score an ask that a rule found does not count: this removes most false warnings. */
  scoreOfAsk: 1,
  /** From this score on a part of a request is an ask. One alone warns of nothing, but one to a second person does. */
  scoreOfPart: 2.5,
  /**
   * From this sum of scores on, a part of a request warns: a single message that looks like a request is mostly a story about money, and
   * scammers come back to it. Chosen on conversations that nothing was learned from.
   */
  evidenceOfWarning: 4,
  /** The share of the sum that is left after each further message. */
  evidenceKept: 0.95,
  /** How far back the summary of a sender looks. */
  days: 14,
} as const
