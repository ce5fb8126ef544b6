/** What an attack works with; the tokens are of members that the attacker has made. */
export interface Attack {
  url: string
  seconds: number
  tokens: string[]
  /** Addresses that the attacker has found out. */
  emails: string[]
}

/** How often each answer was given, and what else the attack counted. */
export interface AttackFindings {
  answers: Record<string, number>
  counts: Record<string, number>
}
