import { pluralForBadge } from '@ndoa/contract/arabic'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { home as en } from '@ndoa/web/app/screens/words/home'

/** "a", "a and b", "a, b and c" */
const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و${items.at(-1)}`

const missingMore = (count: number) =>
  plural(count, {
    zero: 'لا شيء غيرها',
    one: 'أمر آخر',
    two: 'أمران آخران',
    few: `${count} أمور أخرى`,
    many: `${count} أمرًا آخر`,
    other: `${count} أمر آخر`,
  })

export const home: typeof en = {
  title: 'الرئيسية',
  welcome: (name) => `أهلًا ${name}!`,
  welcomeBack: (name) => `أهلًا بعودتك ${name}!`,
  suggested: 'اقتراحات لك',
  loadingSuggested: 'جارٍ تحميل الاقتراحات...',
  today: 'أشخاص قد يناسبونك.',
  /** `shown` is the count or "99+", here and in the next one. */
  likeYou: (count, shown) =>
    pluralForBadge(count, shown, {
      zero: 'لا إعجابات جديدة',
      one: 'نال ملفك إعجاب شخص واحد',
      two: 'نال ملفك إعجاب شخصين',
      few: `نال ملفك إعجاب ${shown} أشخاص`,
      many: `نال ملفك إعجاب ${shown} شخصًا`,
      other: `نال ملفك إعجاب ${shown} شخص`,
    }),
  waiting: (count, shown) =>
    pluralForBadge(count, shown, {
      zero: 'لا أحد ينتظر ردك',
      one: 'شخص واحد ينتظر ردك',
      two: 'شخصان ينتظران ردك',
      few: `${shown} أشخاص ينتظرون ردك`,
      many: `${shown} شخصًا ينتظرون ردك`,
      other: `${shown} شخص ينتظرون ردك`,
    }),
  shortcuts: {
    label: 'اختصارات',
    find: { title: 'البحث عن شريك', text: 'للبحث عمن يناسبك' },
    matches: { title: 'الإعجابات المتبادلة', text: 'كل من بادلك الإعجاب' },
    likes: { title: 'الإعجابات', text: 'لمعرفة من أبدى إعجابه بملفك' },
    profile: { title: 'الملف الشخصي', text: 'لتعريف الآخرين بك أكثر' },
  },
  completion: {
    title: (percent) => `اكتمل ملفك الشخصي بنسبة ${percent}%`,
    label: 'اكتمال الملف الشخصي',
    /** `more` counts the missing answers that are not named. */
    missing: (named, more) => `ما زال ينقص: ${list(more > 0 ? [...named, missingMore(more)] : named)}.`,
    addPhotos: 'إضافة صور',
    editProfile: 'تعديل الملف الشخصي',
    loading: 'جارٍ تحميل ملفك الشخصي...',
  },
}
