import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManySuggestions: 'ብዙ የቀረቡልዎትን ሰዎች አይተዋል።',
  unknownPage: 'ይህ ገጽ አይታወቅም።',
}
