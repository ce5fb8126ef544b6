import type { words as en } from '@ndoa/web/features/dating/saved-searches/words'

export const words: typeof en = {
  saveThis: 'حفظ هذا البحث',
  title: 'عمليات البحث المحفوظة',
  what: 'يمكنك حفظ بحثك، ونخبرك حين يظهر شخص جديد يوافقه: مرة في اليوم على الأكثر.',
  failed: 'تعذر تحميل عمليات بحثك.',
  name: 'اسم البحث',
  save: 'حفظ',
  saved: 'حُفظ البحث. سنخبرك حين يظهر شخص جديد يوافقه.',
  none: 'لم تحفظ أي بحث بعد.',
  premium: (tier) =>
    `عمليات البحث المحفوظة من مزايا ${tier}. وتبقى كل عوامل التصفية مجانية. <a>ما تضيفه العضوية</a>`,
  ended: (tier) =>
    `عمليات بحثك محفوظة، ويمكنك فتحها. وتعود التنبيهات حين تكون لديك ${tier} من جديد. <a>ما تضيفه العضوية</a>`,
  open: 'فتح',
  rename: 'تغيير الاسم',
  delete: 'حذف',
  reallyDelete: 'نعم، حذف',
  keep: 'إبقاء',
  cancel: 'إلغاء',
  alerts: 'إعلامي حين يظهر شخص جديد مناسب',
  alertedOn: (date) => `شخص جديد في ${date}`,
  anybody: 'دون تصفية',
  notSaved: 'لم يُحفظ التغيير. يرجى المحاولة مرة أخرى.',
  of: (action, name) => `${action}: ${name}`,
}
