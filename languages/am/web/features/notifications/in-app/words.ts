import type { words as en } from '@ndoa/web/features/notifications/in-app/words'

export const words: typeof en = {
  list: 'ማሳወቂያዎች',
  title: 'አዲሶቹ መጀመሪያ',
  loading: 'ማሳወቂያዎችን በመጫን ላይ…',
  show: 'የሚታዩት',
  filters: {
    all: 'ሁሉም ማሳወቂያዎች',
    match: 'ተዛማጆች',
    message: 'መልእክቶች',
    like: 'መውደዶች',
    reminder: 'ማስታወሻዎች',
    safety: 'ደህንነት',
  },
  unreadOnly: 'ያልተነበቡ ብቻ',
  markAllRead: 'ሁሉንም እንደተነበቡ ምልክት ያድርጉ',
  unread: 'ያልተነበቡ',
  unreadOne: 'ያልተነበበ',
  total: 'ጠቅላላ',
  dismiss: (title) => `ያስወግዱ፦ ${title}`,
  dismissOf: (title, name) => `ያስወግዱ፦ ${title} ${name}`,
}
