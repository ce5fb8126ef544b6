import { BRAND } from '@ndoa/contract/brand'
import { pluralAr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/notifications/deliveries/words'

/** Mails, text messages and lock screens may be read by others, so these never name the sender or quote a message. */
export const words: typeof en = {
  preview: 'يمكنك الاطلاع متى سمح وقتك.',
  turnOff: (link) => `لا نرسل أكثر من رسالة واحدة من هذا النوع في اليوم. ولإيقافها دون تسجيل الدخول: ${link}`,
  news: {
    match: {
      subject: `لديك إعجاب متبادل جديد على ${BRAND}`,
      heading: 'إعجاب متبادل جديد',
      line: 'لديك إعجاب متبادل جديد. حان وقت التحية:',
      label: 'عرض الإعجابات المتبادلة',
    },
    message: {
      subject: `لديك رسالة جديدة على ${BRAND}`,
      heading: 'رسالة جديدة',
      line: 'لديك رسالة جديدة:',
      label: 'قراءة الرسالة',
    },
    like: {
      subject: `وصلك إعجاب على ${BRAND}`,
      heading: 'وصلك إعجاب',
      line: 'نال ملفك الشخصي إعجابًا:',
      label: 'معرفة صاحب الإعجاب',
    },
    search: {
      subject: `شخص جديد يوافق بحثك على ${BRAND}`,
      heading: 'شخص جديد يوافق بحثك',
      line: 'ظهر شخص جديد يوافق بحثًا حفظته:',
      label: 'معرفة من هو',
    },
    views: {
      subject: `اطلع أعضاء على ملفك على ${BRAND}`,
      heading: 'مشاهدات الملف',
      line: 'اطلع أعضاء على ملفك هذا الأسبوع:',
      label: 'معرفة عددهم',
    },
    reminder: {
      subject: `هناك ما ينتظرك على ${BRAND}`,
      heading: 'تذكير',
      line: 'هناك ما ينتظرك:',
      label: 'الاطلاع عليه',
    },
    safety: {
      subject: `إشعار من ${BRAND}`,
      heading: 'إشعار بشأن سلامتك أو حسابك',
      line: 'هناك إشعار بشأن سلامتك أو حسابك:',
      label: 'قراءته',
    },
  },
  several: {
    subject: `لديك جديد على ${BRAND}`,
    heading: 'لديك جديد',
    line: 'هذا ما ينتظرك:',
    label: 'الاطلاع عليه',
  },
  /** For a message that combines several kinds of news. */
  counts: {
    match: (count) =>
      plural(count, {
        zero: 'لا إعجاب متبادل جديد',
        one: 'إعجاب متبادل جديد واحد',
        two: 'إعجابان متبادلان جديدان',
        few: `${count} إعجابات متبادلة جديدة`,
        many: `${count} إعجابًا متبادلًا جديدًا`,
        other: `${count} إعجاب متبادل جديد`,
      }),
    message: (count) =>
      plural(count, {
        zero: 'لا رسائل جديدة',
        one: 'رسائل جديدة في محادثة واحدة',
        two: 'رسائل جديدة في محادثتين',
        few: `رسائل جديدة في ${count} محادثات`,
        many: `رسائل جديدة في ${count} محادثة`,
        other: `رسائل جديدة في ${count} محادثة`,
      }),
    like: (count) =>
      plural(count, {
        zero: 'لا إعجابات جديدة',
        one: 'إعجاب جديد واحد',
        two: 'إعجابان جديدان',
        few: `${count} إعجابات جديدة`,
        many: `${count} إعجابًا جديدًا`,
        other: `${count} إعجاب جديد`,
      }),
    search: () => 'أشخاص جدد في عمليات بحثك المحفوظة',
    views: () => 'مشاهدات الملف',
    reminder: (count) =>
      plural(count, {
        zero: 'لا تذكيرات',
        one: 'تذكير واحد',
        two: 'تذكيران',
        few: `${count} تذكيرات`,
        many: `${count} تذكيرًا`,
        other: `${count} تذكير`,
      }),
    safety: (count) =>
      plural(count, {
        zero: 'لا إشعارات',
        one: 'إشعار واحد',
        two: 'إشعاران',
        few: `${count} إشعارات`,
        many: `${count} إشعارًا`,
        other: `${count} إشعار`,
      }),
  },
  /** For members who opted in to marketing mails. */
  weekly: {
    subject: `أسبوعك على ${BRAND}`,
    heading: 'أسبوعك',
    preview: 'من يناسبك، وما ينتظرك.',
    fits: (count) =>
      plural(count, {
        zero: 'لا أحد يوافق تفضيلاتك حاليًا.',
        one: 'عضو واحد يوافق تفضيلاتك.',
        two: 'عضوان يوافقان تفضيلاتك.',
        few: `${count} أعضاء يوافقون تفضيلاتك.`,
        many: `${count} عضوًا يوافقون تفضيلاتك.`,
        other: `${count} عضو يوافقون تفضيلاتك.`,
      }),
    best: (percents) => `أعلى توافق: ${percents.map((percent) => `${percent}%`).join('، ')}.`,
    likes: (count) =>
      plural(count, {
        zero: 'لا إعجابات تنتظر ردك.',
        one: 'إعجاب واحد ينتظر ردك.',
        two: 'إعجابان ينتظران ردك.',
        few: `${count} إعجابات تنتظر ردك.`,
        many: `${count} إعجابًا تنتظر ردك.`,
        other: `${count} إعجاب تنتظر ردك.`,
      }),
    label: 'معرفة من يناسبك',
    why: (link) =>
      `وصلتك هذه الرسالة بناءً على اختيارك للرسائل الترويجية. ولإيقافها دون تسجيل الدخول: ${link}`,
  },
  sms: (link) => `إعجاب متبادل جديد على ${BRAND}: ${link}`,
}
