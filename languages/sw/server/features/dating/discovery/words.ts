import type { words as en } from '@ndoa/server/features/dating/discovery/words'

export const words: typeof en = {
  tooManySuggestions: 'Umetazama mapendekezo mengi.',
  unknownPage: 'Ukurasa huu haujulikani.',
}
