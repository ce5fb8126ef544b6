import type { Language } from '@ndoa/contract/languages'

/**
 * Sentences that appear in their own language on pages in other languages, or on no English page: the offer to
 * switch, the notice that the English text prevails, and the text without scripts.
 */
export const IN_OWN_LANGUAGE: Readonly<
  Record<Language, { read: string; prevails: string; noScript: string }>
> = {
  en: {
    read: 'Read in English',
    prevails: '',
    noScript: 'Ndoa needs JavaScript for its signed-in pages.',
  },
  fr: {
    read: 'Lire en français',
    prevails: 'Cette page est une traduction. En cas de différence, <en>le texte anglais</en> fait foi.',
    noScript: 'Ndoa a besoin de JavaScript pour ses pages avec connexion.',
  },
  pt: {
    read: 'Ler em português',
    prevails: 'Esta página é uma tradução. Em caso de diferença, prevalece <en>o texto em inglês</en>.',
    noScript: 'A Ndoa precisa de JavaScript para as páginas com sessão iniciada.',
  },
  sw: {
    read: 'Soma kwa Kiswahili',
    prevails:
      'Ukurasa huu ni tafsiri. Pakiwa na tofauti, <en>maandishi ya Kiingereza</en> ndiyo yatakayotumika.',
    noScript: 'Ndoa inahitaji JavaScript kwa kurasa za walioingia.',
  },
  ar: {
    read: 'اقرأ بالعربية',
    prevails: 'هذه الصفحة ترجمة. عند وجود اختلاف يُعتمد <en>النص الإنجليزي</en>.',
    noScript: 'يحتاج Ndoa إلى JavaScript في الصفحات التي تتطلب تسجيل الدخول.',
  },
  am: {
    read: 'በአማርኛ ያንብቡ',
    prevails: 'ይህ ገጽ ትርጉም ነው። ልዩነት ካለ <en>የእንግሊዝኛው ጽሑፍ</en> ይጸናል።',
    noScript: 'ገብተው ለሚያዩዋቸው ገጾች Ndoa JavaScript ያስፈልገዋል።',
  },
  ha: {
    read: 'Karanta da Hausa',
    prevails: 'Wannan shafin fassara ne. Idan akwai bambanci, <en>rubutun Turanci</en> ne yake aiki.',
    noScript: 'Ndoa yana buƙatar JavaScript don shafukan da ake gani bayan shiga.',
  },
}

/** Locales for link previews, which include a country. */
export const OG_LOCALES: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  fr: 'fr_FR',
  pt: 'pt_PT',
  sw: 'sw_KE',
  ar: 'ar_AR',
  am: 'am_ET',
  ha: 'ha_NG',
}
