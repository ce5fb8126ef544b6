import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManySuggestions: 'Umetazama mapendekezo mengi.',
  unknownPage: 'Ukurasa huu haujulikani.',
}
