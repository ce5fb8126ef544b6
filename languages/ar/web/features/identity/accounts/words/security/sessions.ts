import type { sessions as en } from '@ndoa/web/features/identity/accounts/words/security/sessions'

export const sessions: typeof en = {
  failed: 'تعذر تحميل أجهزتك',
  list: 'الأجهزة المسجل دخولها',
  ended: 'تم تسجيل خروج ذلك الجهاز.',
  othersEnded: 'تم تسجيل خروج كل الأجهزة الأخرى.',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  thisDevice: 'هذا الجهاز',
  unknownPlace: 'مكان غير معروف',
  unknownBrowser: 'متصفح غير معروف',
  /** "Chrome on Android" */
  browserOn: (browser, system) => `${browser} على ${system}`,
  /** `lastUsed` is "Today", "Yesterday", "3 days ago" or a date. */
  used: (place, lastUsed, signedIn) => `${place} · آخر استخدام: ${lastUsed} · تسجيل الدخول: ${signedIn}`,
  end: 'إنهاء',
  endOf: (device) => `إنهاء: ${device}`,
}
