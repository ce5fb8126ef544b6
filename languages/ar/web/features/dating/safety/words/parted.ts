import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'تعذر تحميل هذه القائمة',
  hidden: {
    title: 'لا يناسبني',
    text: 'لا يظهر هؤلاء لك مرة أخرى، ولا يُخبرون بذلك.',
    empty: 'لا أحد.',
    on: (date) => `أُخفي بتاريخ ${date}`,
    showAgain: 'إظهار من جديد',
    showAgainName: (name) => `إظهار ${name} من جديد`,
  },
  blocked: {
    title: 'قائمة الحظر',
    text: 'لا يرى أي من الطرفين الآخر، ولا يُخبر من حظرتهم بذلك.',
    empty: 'لا أحد.',
    on: (date) => `حُظر بتاريخ ${date}`,
    unblock: 'إلغاء الحظر',
    unblockName: (name) => `إلغاء حظر ${name}`,
  },
  partings: {
    title: 'من أنهيت التواصل معهم',
    text: 'خلال آخر 90 يومًا، ولا يرى هذه القائمة أحد غيرك.',
    empty: 'لا أحد خلال 90 يومًا.',
    unmatchedOn: (date) => `انتهى التواصل بتاريخ ${date}`,
  },
}
