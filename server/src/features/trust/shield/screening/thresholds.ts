export const THRESHOLDS = {
  /** Counts the sender's messages. Well-meaning members often wait longer before they change apps. */
  earlyContact: 10,
  /** The maximum number of messages between an ask and the contact or account that belongs to it. */
  together: 12,
  /** The maximum number of messages between a story and its ask; measurements showed no gain beyond this. */
  story: 4,
  /** One ask may be a misunderstanding. */
  asksOfOnePerson: 2,
  /** The sender was asked to confirm before the third hit. Asks to other people count. */
  hitsToStop: 3,
  /** Four people in 14 days suggest a script. */
  peopleToStop: 4,
  /** Honest members paste greetings too, so equal openers count only with an ask or a contact. */
  equalOpeners: 5,
  /** The share of common shingles. Texts that differ only in a name share more, other texts far less. */
  openerSimilarity: 0.8,
  /** Lower-scoring asks do not count, which removes most false warnings. */
  scoreOfAsk: 1,
  /** From this score on, a partial request is an ask. One alone does not warn; one to a second person does. */
  scoreOfPart: 2.5,
  /**
   * One partial request is usually a story about money; scammers repeat themselves. Chosen on conversations outside the
   * training data.
   */
  evidenceOfWarning: 4,
  /** The share that remains after each further message. */
  evidenceKept: 0.95,
  days: 14,
} as const
