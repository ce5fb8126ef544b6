import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameText } from '../../../../platform/same-text.ts'

export const newCode = () => randomBytes(32).toString('base64url')

/** The token has 64 characters, so that it fails the column's length check unless it is hashed. */
export const newSessionToken = () => randomBytes(32).toString('hex')

/** The hash is stored in place of the token, so that readers of the table can't sign in. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

export const sign = (secret: string, value: string) => `${value}.${signature(secret, value)}`

export function unsign(secret: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const value = signed.slice(0, dot)
  return isSameText(signed.slice(dot + 1), signature(secret, value)) ? value : null
}

const signature = (secret: string, value: string) =>
  createHmac('sha256', secret).update(value).digest('base64')
