import type { password as en } from '@ndoa/web/features/identity/accounts/words/security/password'

export const password: typeof en = {
  onlyPhone:
    'تسجيل دخولك يتم برمز يُرسل إلى هاتفك، فلا حاجة إلى كلمة مرور. لاختيار كلمة مرور، يلزم أولًا إضافة عنوان بريد إلكتروني في الأعلى: فتسجيل الدخول يتم بهما معًا.',
  change: 'تغيير كلمة المرور',
  current: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  confirm: 'تأكيد كلمة المرور الجديدة',
  update: 'تغيير كلمة المرور',
  updating: 'جارٍ التغيير...',
  error: 'خطأ في كلمة المرور',
  differ: 'كلمتا المرور غير متطابقتين.',
  failed: 'تعذر تغيير كلمة المرور.',
  changed: 'تم تغيير كلمة المرور',
  changedText: 'تغيرت كلمة المرور. في المرة القادمة يتم تسجيل الدخول بكلمة المرور الجديدة.',
  sendsCode: (phone) => `للتأكد من هويتك، سنرسل رمزًا إلى ${phone}.`,
  verify: 'تحقق',
}
