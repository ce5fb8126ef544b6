import type { words as en } from '@ndoa/web/app/words'

export const words: typeof en = {
  loading: 'جارٍ التحميل',
  failed: { title: 'حدث خطأ ما', text: 'يرجى المحاولة مرة أخرى بعد قليل.' },
  notLoaded: { title: 'لم يتم التحميل بعد', text: 'تُفتح هذه الشاشة عند عودة الاتصال بالإنترنت.' },
  notFound: {
    title: 'الصفحة غير موجودة',
    text: 'هذه الصفحة غير موجودة أو نُقلت إلى مكان آخر.',
    home: 'الانتقال إلى صفحة البداية',
  },
  newVersion: { title: 'إصدار جديد', reload: 'إعادة التحميل' },
  sessionEnded: {
    title: 'يرجى تسجيل الدخول',
    text: 'انتهت جلستك. بعد تسجيل الدخول يمكنك المتابعة من حيث توقفت.',
    signIn: 'تسجيل الدخول',
  },
  followingLink: { activating: 'جارٍ تفعيل حسابك...', authenticating: 'جارٍ التحقق...' },
}
