// The attacker is a separate low-priority process so that it does not compete with the server for a core.
import { constants, setPriority } from 'node:os'
import type { Attack } from './attacks/attack.ts'
import { attackCodes } from './attacks/codes.ts'
import { attackHeaders } from './attacks/headers.ts'
import { attackNames } from './attacks/names.ts'
import { attackPasswords } from './attacks/passwords.ts'
import { attackSockets } from './attacks/sockets.ts'
import { attackUploads } from './attacks/uploads.ts'

const ATTACKS = {
  passwords: attackPasswords,
  uploads: attackUploads,
  sockets: attackSockets,
  codes: attackCodes,
  names: attackNames,
  headers: attackHeaders,
}

export type AttackName = keyof typeof ATTACKS

setPriority(constants.priority.PRIORITY_LOW)
process.once('message', ({ name, attack }: { name: AttackName; attack: Attack }) => {
  void ATTACKS[name](attack).then((findings) => process.send?.(findings, () => process.disconnect()))
})
