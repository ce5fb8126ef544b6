import type { words as en } from '@ndoa/web/features/identity/accounts/words/links'

export const words: typeof en = {
  link: {
    notSignedIn: 'تعذر تسجيل دخولك',
    error: (why) => `لم يتم التحقق: ${why}`,
    /** Why a sign-in through another service failed, by OAuth error code. */
    reasons: {
      access_denied: 'رُفض السماح بالوصول.',
      otp_expired: 'انتهت صلاحية هذا الرابط. يرجى طلب رابط جديد.',
      server_error: 'حدثت مشكلة في الخدمة الأخرى. يرجى المحاولة مرة أخرى.',
      temporarily_unavailable: 'الخدمة الأخرى مشغولة. يرجى المحاولة مرة أخرى بعد قليل.',
    },
    almostThere: 'بقيت خطوة واحدة',
    signInHere: 'تسجيل الدخول على هذا الجهاز؟',
    signingIn: 'جارٍ تسجيل الدخول...',
  },
  confirmSignUp: {
    text: 'فُتح الرابط في متصفح غير الذي أنشأت فيه الحساب. يرجى إدخال كلمة المرور التي اخترتها، حتى نتأكد من هويتك.',
    confirm: 'تأكيد بريدي الإلكتروني',
    confirming: 'جارٍ التأكيد...',
    forgotTitle: 'هل نسيت كلمة المرور، أو لم يكن التسجيل منك؟',
    forgotText:
      'يستطيع أي شخص أن يكتب عنوان بريد إلكتروني. وهذا العنوان عنوانك، لذلك يمكنك البدء من جديد ببياناتك أنت وبكلمة مرور جديدة.',
    startOver: 'البدء من جديد',
  },
  startOver: {
    title: 'البدء من جديد',
    text: 'يثبت الرابط أن عنوان البريد الإلكتروني هذا عنوانك. يرجى كتابة بياناتك واختيار كلمة مرور. سيُحذف كل ما أُدخل بهذا العنوان من قبل.',
  },
  switchAccount: {
    title: 'الانتقال إلى حساب آخر؟',
    text: (name) => `الحساب المفتوح الآن باسم ${name}، لكن هذا الرابط يخص حسابًا آخر.`,
    deleted: 'سيُحذف ذلك عند الانتقال إلى الحساب الآخر.',
    switch: 'الانتقال إلى الحساب الآخر',
    switching: 'جارٍ الانتقال...',
    stay: (name) => `البقاء في حساب ${name}`,
    someoneElse: 'شخص آخر',
  },
}
