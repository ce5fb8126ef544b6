import type { words as en } from '@ndoa/server/features/dating/discovery/words'

export const words: typeof en = {
  tooManySuggestions: 'የቀረቡልዎን ብዙ ሰዎች አይተዋል።',
  unknownPage: 'ይህ ገጽ አይታወቅም።',
}
