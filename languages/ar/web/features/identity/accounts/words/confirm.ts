import type { words as en } from '@ndoa/web/features/identity/accounts/words/confirm'

export const words: typeof en = {
  title: 'شكرًا على التسجيل!',
  sentTo: 'أرسلنا رابطًا إلى <to></to>.',
  sent: 'أرسلنا رابطًا إلى بريدك الإلكتروني.',
  open: 'بفتح الرابط يُفعَّل حسابك. يعمل الرابط لمدة 24 ساعة.',
  notThere: 'لم تصل الرسالة بعد؟',
  notThereText: 'يرجى البحث عنها في مجلد الرسائل غير المرغوب فيها، أو طلب إرسالها مرة أخرى.',
  resend: 'إعادة إرسال الرسالة',
  resendIn: (seconds) => `إعادة إرسال الرسالة بعد ${seconds} ث`,
  sending: 'جارٍ الإرسال...',
  sentAgain: 'أرسلنا الرسالة مرة أخرى. قد تستغرق دقيقة حتى تصل.',
  notSent: 'تعذر إرسال الرسالة. يرجى المحاولة مرة أخرى.',
  wrongAddress: 'هل العنوان غير صحيح؟',
  wrongAddressText: 'يمكنك إنشاء الحساب من جديد بالعنوان الصحيح.',
  otherAddress: 'تغيير العنوان',
  outbox: 'هذه نسخة تجريبية: لا تخرج منها رسائل البريد. <a>قراءة رسالتك في صندوق الصادر التجريبي</a>',
  follow: 'يمكنك متابعتنا قريبًا على Facebook وInstagram وX.',
}
