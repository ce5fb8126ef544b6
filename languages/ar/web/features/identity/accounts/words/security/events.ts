import type { events as en } from '@ndoa/web/features/identity/accounts/words/security/events'

/** The security log, and what to do about an entry that the member does not recognise. */
export const events: typeof en = {
  failed: 'تعذر تحميل آخر ما حدث في حسابك',
  none: 'لا شيء بعد. ستظهر هنا عمليات تسجيل الدخول والتغييرات في حسابك.',
  unknown: 'هل ظهر هنا شيء غير مألوف لك؟',
  notMe: 'لم أفعل هذا',
  more: 'عرض المزيد',
  list: 'آخر ما حدث في حسابك',
  kinds: {
    signed_in_password: 'تسجيل دخول بكلمة المرور',
    signed_in_link: 'تسجيل دخول برابط أُرسل بالبريد الإلكتروني',
    signed_in_phone: 'تسجيل دخول برمز أُرسل في رسالة نصية',
    signed_in_second_factor: 'تسجيل دخول بخطوتين',
    signed_in_program: 'تسجيل دخول من خارج المتصفح',
    refused_password: 'أُدخلت كلمة مرور خاطئة',
    refused_phone: 'أُدخل رمز رسالة نصية خاطئ',
    refused_second_factor: 'أُدخل رمز خاطئ في الدخول بخطوتين',
    refused_often: 'محاولات أخرى عدة لتسجيل الدخول لم تنجح',
    signed_out: 'تسجيل خروج',
    session_ended: 'تسجيل خروج أحد أجهزتك',
    other_sessions_ended: 'تسجيل خروج كل الأجهزة الأخرى',
    password_set: 'إضافة كلمة مرور',
    password_changed: 'تغيير كلمة المرور',
    second_factor_on: 'تشغيل الدخول بخطوتين',
    second_factor_off: 'إيقاف الدخول بخطوتين',
    recovery_codes_renewed: 'إنشاء رموز استرداد جديدة',
    email_added: 'إضافة عنوان بريد إلكتروني',
    email_changed: 'تغيير عنوان البريد الإلكتروني',
    phone_added: 'إضافة رقم هاتف',
    phone_changed: 'تغيير رقم الهاتف',
    export_asked: 'طلبت نسخة من بياناتك',
    export_fetched: 'نزّلت نسخة من بياناتك',
    deactivated: 'تعطيل الحساب',
    reactivated: 'إعادة تفعيل الحساب',
  },
  secure: {
    title: 'تأمين حسابك',
    withPassword:
      'إذا فعل ذلك شخص آخر، فعليك اختيار كلمة مرور جديدة الآن. ذلك يسجل خروج كل الأجهزة الأخرى. ثم يلزم التأكد من أن عنوان البريد الإلكتروني ورقم الهاتف ما زالا لك.',
    withoutPassword:
      'إذا فعل ذلك شخص آخر، فعليك تسجيل خروج كل الأجهزة الأخرى الآن. ثم يلزم التأكد من أن عنوان البريد الإلكتروني ورقم الهاتف ما زالا لك.',
    endOthers: 'تسجيل خروج الأجهزة الأخرى',
  },
}
