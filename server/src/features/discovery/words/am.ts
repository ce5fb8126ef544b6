import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManySuggestions: 'የቀረቡልዎን ብዙ ሰዎች አይተዋል።',
  unknownPage: 'ይህ ገጽ አይታወቅም።',
}
