// Attacks in a process of its own, at low priority: what is measured is the server, not two programs for one core.
import { constants, setPriority } from 'node:os'
import { attackCodes } from './attacks/codes.ts'
import { attackPasswords } from './attacks/passwords.ts'
import { attackSockets } from './attacks/sockets.ts'
import { attackUploads } from './attacks/uploads.ts'

const ATTACKS = {
  passwords: attackPasswords,
  uploads: attackUploads,
  sockets: attackSockets,
  codes: attackCodes,
}

export type AttackName = keyof typeof ATTACKS

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

setPriority(constants.priority.PRIORITY_LOW)
process.once('message', ({ name, attack }: { name: AttackName; attack: Attack }) => {
  void ATTACKS[name](attack).then((findings) => process.send?.(findings, () => process.disconnect()))
})
