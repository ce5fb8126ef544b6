import type { words as en } from '@ndoa/web/features/dating/safety/words/parted'

export const words: typeof en = {
  failed: 'تعذر تحميل هذه القائمة',
  hidden: {
    title: 'لا يناسبني',
    text: 'من اخترت ألا يظهروا لك مرة أخرى. وهم لا يُخبرون بذلك.',
    empty: 'لا أحد حتى الآن.',
    on: (date) => `أُخفي بتاريخ ${date}`,
    showAgain: 'إظهار من جديد',
    showAgainName: (name) => `إظهار ${name} من جديد`,
  },
  blocked: {
    title: 'قائمة الحظر',
    text: 'بعد الحظر، لا يرى أي من الطرفين الآخر. ومن حظرتهم لا يُخبرون بذلك.',
    empty: 'لا أحد في قائمة الحظر.',
    on: (date) => `حُظر بتاريخ ${date}`,
    unblock: 'إلغاء الحظر',
    unblockName: (name) => `إلغاء حظر ${name}`,
  },
  partings: {
    title: 'من أنهيت التواصل معهم',
    text: 'من أنهيت التواصل معهم أو حظرتهم في آخر 90 يومًا. ولا يرى هذه القائمة أحد غيرك.',
    empty: 'لا أحد في آخر 90 يومًا.',
    unmatchedOn: (date) => `انتهى التواصل بتاريخ ${date}`,
  },
}
