import type { words as en } from '@ndoa/web/features/trust/verification/words/member'

export const words: typeof en = {
  ask: 'طلب توثيق هذا الملف',
  asked: (name) => `طلبنا ذلك من ${name}.`,
  notDone: 'لم يتم ذلك. يرجى المحاولة مرة أخرى.',
}
