import type { words as en } from '@ndoa/web/features/dating/likes/words'

export const words: typeof en = {
  like: 'إعجاب',
  likeName: (name) => `إعجاب بملف ${name}`,
  likeBack: 'مبادلة الإعجاب',
  likeBackName: (name) => `مبادلة الإعجاب: ${name}`,
  likeFailed: 'لم يُرسل الإعجاب. يرجى المحاولة مرة أخرى.',
  likeBackFailed: 'لم تتم مبادلة الإعجاب. يرجى المحاولة مرة أخرى.',
  likedBack: (name) => `أصبح الإعجاب متبادلًا مع ${name}!`,
  undoFailed: 'تعذر سحب إعجابك. يرجى المحاولة مرة أخرى.',
  /** Shown if the server sends no message. */
  liked: 'أُرسل إعجابك!',
  /** Replaces the button for members who were liked before. */
  alreadyLiked: 'أُرسل الإعجاب',
  /** Screen readers also announce the name. */
  message: 'مراسلة <name></name>',
  sent: {
    title: 'أُرسل إعجابك!',
    to: (name) => `إلى ${name}.`,
    undo: 'تراجع',
    browse: 'متابعة التصفح',
  },
  tiles: {
    total: 'كل الإعجابات',
    average: 'متوسط التوافق',
    visible: 'الظاهرة',
    verified: 'موثق',
  },
  list: 'الإعجابات',
  title: 'إعجابات وصلتك',
  sortBy: 'الترتيب حسب',
  orders: {
    recent: 'الأحدث',
    compatibility: 'الأعلى توافقًا',
    verified: 'الموثقون أولًا',
    photos: 'الأكثر صورًا',
  },
  layout: 'طريقة العرض',
  views: { grid: 'شبكة', list: 'قائمة' },
  premium: 'ميزة العضوية المدفوعة',
  newLike: 'إعجاب جديد!',
  /** A date takes the preposition "on". */
  likedYou: (day) => (/\d{4}/.test(day) ? `وصلك الإعجاب بتاريخ ${day}` : `وصلك الإعجاب ${day}`),
  noBio: 'لا توجد نبذة',
  resume: {
    title: 'ظهور ملفك متوقف مؤقتًا',
    text: (name) => `لن يظهر ملفك عند ${name} ما دام متوقفًا مؤقتًا. يمكنك استئناف الظهور لإرسال إعجابك.`,
    notNow: 'ليس الآن',
    confirm: 'استئناف الظهور وإرسال الإعجاب',
    failed: 'تعذر استئناف الظهور. يرجى المحاولة مرة أخرى.',
  },
}
