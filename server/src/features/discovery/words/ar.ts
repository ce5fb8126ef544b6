import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManySuggestions: 'اطلعت على اقتراحات كثيرة.',
  unknownPage: 'هذه الصفحة غير معروفة.',
}
