import type { words as en } from '@ndoa/web/features/dating/safety/words'

export const words: typeof en = {
  notForMe: 'لا يناسبني',
  notForMeName: (name) => `لا يناسبني: ${name}`,
  unmatch: 'إنهاء التواصل',
  block: 'حظر',
  more: (name) => `خيارات أخرى: ${name}`,
  report: (name) => `إبلاغ عن ${name}`,
  secret: 'لن يعرف هذا العضو من أبلغ عنه.',
  hidden: (name) => `لن نعرض عليك ${name} مرة أخرى.`,
  undo: 'تراجع',
  confirm: {
    block: {
      title: (name) => `حظر ${name}؟`,
      text: 'لن يرى أحدكما الآخر بعد ذلك. ولن يُخبر الطرف الآخر بهذا.',
    },
    unmatch: {
      title: (name) => `إنهاء التواصل مع ${name}؟`,
      text: 'ستزول محادثتكما عندكما معًا. ولن يُخبر الطرف الآخر بهذا.',
    },
  },
  failures: {
    block: (name) => `تعذر حظر ${name}. يرجى المحاولة مرة أخرى.`,
    unblock: (name) => `تعذر إلغاء حظر ${name}. يرجى المحاولة مرة أخرى.`,
    unmatch: (name) => `تعذر إنهاء التواصل مع ${name}. يرجى المحاولة مرة أخرى.`,
    hide: (name) => `تعذر إخفاء ${name}. يرجى المحاولة مرة أخرى.`,
    unhide: (name) => `تعذر إظهار ${name} من جديد. يرجى المحاولة مرة أخرى.`,
  },
}
