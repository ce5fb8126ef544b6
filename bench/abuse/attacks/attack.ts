/** What an attack works with; the tokens are of members that the attacker has made. */
export interface Attack {
  url: string
  seconds: number
  tokens: string[]
  /** Addresses that the attacker has found out. */
  emails: string[]
  /** One of the attacker's own, with where it signed in before. */
  account: { email: string; password: string; address: string; cookies: [string, string][] }
}

/** How often each answer was given, and what else the attack counted. */
export interface AttackFindings {
  answers: Record<string, number>
  counts: Record<string, number>
}
