import type { words as en } from '@ndoa/web/features/notifications/in-app/words'

export const words: typeof en = {
  list: 'الإشعارات',
  title: 'الأحدث أولًا',
  loading: 'جارٍ تحميل الإشعارات...',
  show: 'عرض',
  /** Filter choices in order; "all" means no filter. */
  filters: {
    all: 'كل الإشعارات',
    match: 'الإعجابات المتبادلة',
    message: 'الرسائل',
    like: 'الإعجابات',
    reminder: 'التذكيرات',
    safety: 'السلامة',
  },
  unreadOnly: 'غير المقروءة فقط',
  markAllRead: 'وضع علامة «مقروء» على الكل',
  unread: 'غير المقروءة',
  unreadOne: 'غير مقروء',
  total: 'المجموع',
  dismiss: (title) => `إخفاء: ${title}`,
  dismissOf: (title, name) => `إخفاء: ${title} ${name}`,
}
