/** `tokens` are session tokens of accounts that the attacker created. */
export interface Attack {
  url: string
  seconds: number
  tokens: string[]
  emails: string[]
  account: { email: string; password: string; address: string; cookies: [string, string][] }
}

export interface AttackFindings {
  answers: Record<string, number>
  counts: Record<string, number>
}
