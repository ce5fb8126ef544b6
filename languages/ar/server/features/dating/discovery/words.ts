import type { words as en } from '@ndoa/server/features/dating/discovery/words'

export const words: typeof en = {
  tooManySuggestions: 'اطلعت على اقتراحات كثيرة.',
  unknownPage: 'هذه الصفحة غير معروفة.',
}
