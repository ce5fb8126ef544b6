import { createHash, createHmac, randomBytes } from 'node:crypto'
import { isSameText } from '../../../platform/same-text.ts'

/** 256 random bits for a mailed link, as 43 characters. */
export const newCode = () => randomBytes(32).toString('base64url')

/** A session token: as strong, but 64 characters long, so that an unhashed one fails the check of the column. */
export const newSessionToken = () => randomBytes(32).toString('hex')

/** The hash that is stored in place of a token: nobody who reads the table can sign in with it. */
export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** `value.signature` */
export const sign = (secret: string, value: string) => `${value}.${signature(secret, value)}`

/** @returns the value when its signature is valid, else null */
export function unsign(secret: string, signed: string): string | null {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return null
  const value = signed.slice(0, dot)
  return isSameText(signed.slice(dot + 1), signature(secret, value)) ? value : null
}

const signature = (secret: string, value: string) =>
  createHmac('sha256', secret).update(value).digest('base64')
