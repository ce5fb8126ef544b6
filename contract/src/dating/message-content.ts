import { MESSAGE_MAX } from '../limits.ts'
import { hasMoreCharacters, isPlainText, maxTypedLength, normaliseText } from '../text.ts'

export type MessageContent = { content: string; fault?: undefined } | { content?: undefined; fault: string }

const TOO_LONG = { fault: 'A message can have at most 4,000 characters' }

/** A message as it is stored: something can be seen in it, and it has at most 4,000 characters. */
export function readMessage(text: string): MessageContent {
  if (text.length > maxTypedLength(MESSAGE_MAX)) return TOO_LONG
  const content = normaliseText(text)
  if (content === '') return { fault: 'Please write a message' }
  if (hasMoreCharacters(content, MESSAGE_MAX)) return TOO_LONG
  if (!isPlainText(content)) return { fault: 'This message contains characters that cannot be sent' }
  return { content }
}
