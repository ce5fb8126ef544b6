import * as z from 'zod/mini'
import { isPlainText, tidied } from './ids.ts'

export const MESSAGE_MAX = 4_000

/** Text of a message: trimmed, not blank, at most 4,000 characters, no control characters but line feed and tab. */
export const MessageContent = z.pipe(
  z.pipe(z.string(), z.transform(tidied)),
  z.string().check(
    z.minLength(1, { error: 'Please write a message' }),
    z.maxLength(MESSAGE_MAX, { error: 'A message can have at most 4,000 characters' }),
    z.refine((text) => isPlainText(text), { error: 'This message contains characters that cannot be sent' }),
  ),
)
