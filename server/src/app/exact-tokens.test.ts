import { createHmac, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { sign, unsign } from '../features/identity/accounts/sessions/tokens.ts'
import { createReturnAddresses } from '../features/notifications/bounces/return-address.ts'
import { createUnsubscribeTokens } from '../features/notifications/deliveries/unsubscribe/token.ts'
import { createMailTokens } from '../platform/mail-tokens.ts'
import { isSameText } from '../platform/same-text.ts'
import { linkSigner } from '../platform/storage.ts'
import { isProbe, signProbe } from './doctor/proxy-probe.ts'

const SECRET = 'a secret of this test'
const member = randomUUID()
const now = new Date()
const grant = { subject: 'photo/1', viewer: member, expires: 2_000_000_000 }
const links = linkSigner(SECRET)
const unsubscribing = createUnsubscribeTokens(SECRET)
const orders = createMailTokens(SECRET, 'orders')
const returns = createReturnAddresses(SECRET)
const digest = createHmac('sha256', SECRET).update('x').digest('hex')

/** For each kind of token, a valid one and the check that the server makes. */
const TOKENS: Record<string, [token: string, opens: (token: string) => boolean]> = {
  'a cookie': [sign(SECRET, 'f00d'), (token) => unsign(SECRET, token) !== null],
  'a link to a photo': [links.sign(grant)(0), (token) => links.holds(grant, 0, token, new Date(0))],
  'a link to unsubscribe': [
    unsubscribing.make(member, ['message'], now),
    (token) => unsubscribing.read(token, now) !== null,
  ],
  'a link to an order': [orders.make(member, now), (token) => orders.read(token, now) !== null],
  'a return address': [
    returns.localPartFor(member, 'a@b.test', 'a mail'),
    (token) => returns.isFor(token, member, 'a@b.test'),
  ],
  'a probe of the doctor': [
    signProbe(SECRET, now),
    (token) => isProbe({ headers: { 'x-doctor': token } } as unknown as FastifyRequest, SECRET, now),
  ],
  'a signature': [digest, (token) => isSameText(token, digest)],
}

test.each(Object.entries(TOKENS))(
  '%s is refused with any character before, in or after it',
  (_, [token, opens]) => {
    expect(opens(token)).toBe(true)
    for (const more of [
      'a',
      'zz',
      '=',
      '==',
      ' ',
      '.',
      '.x',
      '..',
      '-',
      '\0',
      '\n',
      '\t',
      '\u200b',
      'é',
      '%00',
      '%20',
    ])
      expect([more, opens(token + more), opens(more + token)]).toEqual([more, false, false])
    for (const other of [
      '',
      ' ',
      '\0',
      token.slice(0, -1),
      `${token.slice(0, 9)} ${token.slice(9)}`,
      token + token,
    ])
      expect([other, opens(other)]).toEqual([other, false])
  },
)
