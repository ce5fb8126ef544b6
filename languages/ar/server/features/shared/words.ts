import { daysAr, hoursAr, minutesAr } from '@ndoa/contract/arabic'
import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { pluralAr } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/shared/words'
import { type Unit, waitOf } from '@ndoa/server/platform/limits'
import { words as faults } from '../../../contract/words/faults.ts'

const units: Record<Unit, (count: number) => string> = {
  second: (count) =>
    pluralAr(count, {
      zero: 'أقل من ثانية',
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: `${count} ثوانٍ`,
      many: `${count} ثانية`,
      other: `${count} ثانية`,
    }),
  minute: minutesAr,
  hour: hoursAr,
  day: daysAr,
}

/** A waiting time in the form that follows a preposition: "بعد ساعتين". */
export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'يوجد هنا رمز أو حرف لا يمكن استخدامه',
  either_contact: 'يرجى إدخال أحد الاثنين',
  name_missing: 'الاسم مطلوب',
  subject_missing: 'الموضوع مطلوب',
  message_missing: 'الرسالة مطلوبة',
  about_missing: 'يرجى تحديد الملف الشخصي المقصود أو الصفحة المقصودة',
  details_missing: 'يرجى إخبارنا بالمشكلة',
  appeal_missing: 'يرجى ذكر سبب طلب المراجعة الثانية',
}

/** Answers that any part of the server may give: refusals by code, and field errors. */
export const words: typeof en = {
  tooManyRequests: 'الطلبات كثيرة جدًا.',
  /** Follows the sentence that names the exceeded limit. */
  tryAgainIn: (seconds) => `يرجى المحاولة مرة أخرى بعد ${waiting(seconds)}.`,
  tooManyChanges: 'لقد غيّرت هذا عدة مرات.',
  wrongAppCode:
    'هذا الرمز غير صحيح. يرجى المحاولة مرة أخرى. إذا رُفض مجددًا فقد تكون ساعة هاتفك غير مضبوطة: يرجى تفعيل الضبط التلقائي للوقت.',
  refusals: {
    'request.invalid': 'يرجى مراجعة الحقول المحددة.',
    'request.malformed': 'تعذرت علينا قراءة هذا الطلب.',
    'request.too_slow': 'استغرق وصول هذا وقتًا طويلًا. يرجى المحاولة مرة أخرى.',
    'request.too_large': 'حجم هذا أكبر من أن يُرسل.',
    'request.unsupported_type': 'هذا النوع من المحتوى غير مدعوم هنا.',
    'request.method': 'هذا غير ممكن هنا.',
    'request.foreign_origin': 'جاء هذا الطلب من موقع آخر.',
    'request.denied': 'الوصول إلى هذا غير متاح لك.',
    'request.not_found': 'هذا غير متاح.',
    'request.too_many': 'الطلبات كثيرة جدًا. يرجى المحاولة لاحقًا.',
    'request.too_many_uploads': 'هذه صور كثيرة دفعة واحدة. يرجى المحاولة مرة أخرى بعد قليل.',
    'server.defect': 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    'server.busy': 'الخدمة مشغولة. يرجى المحاولة مرة أخرى بعد قليل.',
    'accounts.sign_in_needed': 'يرجى تسجيل الدخول.',
    'accounts.email_unconfirmed': 'يرجى أولًا تأكيد عنوان بريدك الإلكتروني.',
    'accounts.email_taken': 'يوجد حساب بهذا البريد الإلكتروني. يرجى تسجيل الدخول بدلًا من ذلك.',
    'accounts.password_too_short': 'يجب ألا تقل كلمة المرور عن 6 أحرف.',
    'accounts.password_common': 'كلمة المرور هذه شائعة جدًا. يرجى اختيار غيرها.',
    'accounts.email_needed': 'يرجى أولًا إضافة عنوان بريد إلكتروني: فتسجيل الدخول يتم به مع كلمة المرور.',
    'accounts.email_invalid': 'يرجى إدخال عنوان بريد إلكتروني صحيح.',
    'accounts.email_unreachable': 'تعذر التحقق من عنوان البريد الإلكتروني. يرجى مراجعته والمحاولة مرة أخرى.',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'خطأ في البريد الإلكتروني أو كلمة المرور.',
    'accounts.too_many_tries': 'المحاولات كثيرة جدًا.',
    'accounts.codes_used_up':
      'لا نستطيع الآن إرسال المزيد من الرسائل النصية إلى بلدك. يرجى استخدام عنوان بريدك الإلكتروني بدلًا من ذلك.',
    'accounts.suspended': 'هذا الحساب معلق.',
    'accounts.second_factor_needed': 'يرجى إدخال الرمز الظاهر في تطبيق المصادقة.',
    'accounts.link_invalid': 'لم يعد هذا الرابط صالحًا. يرجى طلب رابط جديد.',
    'accounts.sign_in_confirmation_needed': 'يرجى تأكيد تسجيل دخولك هنا.',
    'accounts.sign_up_password_needed': 'يرجى إدخال كلمة المرور التي اخترتها عند إنشاء الحساب.',
    'accounts.sign_up_password_wrong':
      'هذه ليست كلمة المرور التي اخترتها عند إنشاء الحساب. يرجى المحاولة مرة أخرى، أو البدء من جديد في الأسفل.',
    'accounts.signed_in_as_another': 'الحساب المفتوح في هذا المتصفح لشخص آخر.',
    'accounts.proof_needed': 'يرجى إدخال كلمة المرور الحالية، أو تسجيل الدخول مرة أخرى.',
    'accounts.phone_unknown': 'خطأ في رقم الهاتف أو كلمة المرور. يرجى التحقق منهما والمحاولة مرة أخرى.',
    'accounts.code_invalid': 'رمز التحقق غير صحيح',
    'accounts.second_factor_wrong': 'هذا الرمز غير صحيح. يرجى المحاولة مرة أخرى.',
    'accounts.second_step_over': 'انتهت مهلة تسجيل الدخول هذا. يرجى تسجيل الدخول مرة أخرى.',
    'accounts.second_factor_is_on': 'سبق تشغيل الدخول بخطوتين.',
    'accounts.second_factor_is_off': 'الدخول بخطوتين متوقف.',
    'accounts.wrong_password': 'هذه ليست كلمة المرور الحالية.',
    'statements.appealed': 'سبق أن طلبت منا مراجعة ثانية لهذا.',
    'statements.too_late': 'مضى على هذا أكثر من ستة أشهر، ولم تعد مراجعته ممكنة.',
    'push.unknown_service': 'لا يمكننا إرسال إشعارات إلى هذا المتصفح.',
    'settings.second_factor': 'إعداد الدخول بخطوتين أو إيقافه يكون بتطبيق المصادقة.',
    'membership.price_changed': 'تغير السعر. يرجى الاطلاع عليه مجددًا قبل الدفع.',
    'membership.method_unavailable': 'طريقة الدفع هذه غير متاحة الآن. يرجى اختيار طريقة أخرى.',
    'membership.country_needed': 'يرجى أولًا إضافة بلد الإقامة إلى ملفك الشخصي، فالأسعار تتوقف عليه.',
    'membership.provider_away': 'خدمة الدفع لا تستجيب الآن، ولم يُخصم أي مبلغ. يرجى المحاولة مجددًا بعد دقائق.',
    'membership.nothing_to_withdraw': 'لم يبقَ من هذه الدفعة ما يُعاد.',
    'membership.no_card': 'لا توجد بطاقة لتجديد عضويتك.',
    'membership.needed': `حفظ عمليات البحث والتنبيه إلى الأشخاص الجدد من مزايا Premium ${BRAND}. وكل عوامل التصفية مجانية.`,
    'saved_searches.too_many': `لديك ${SAVED_SEARCHES_MAX} عمليات بحث محفوظة. يرجى أولًا حذف واحدة منها.`,
    'saved_searches.same_filters': 'سبق أن حفظت هذا البحث.',
    'saved_searches.same_name': 'لديك بحث محفوظ بهذا الاسم.',
    'likes.paused': 'ظهور ملفك متوقف مؤقتًا. يرجى استئناف الظهور لإرسال إعجابك.',
    'profiles.age_range': 'يجب أن يكون الحد الأدنى للعمر أقل من الحد الأعلى',
    'photos.too_many': 'يمكنك رفع 9 صور على الأكثر.',
    'photos.deleted': 'حُذفت هذه الصورة. لإضافتها من جديد، يرجى اختيارها مرة أخرى.',
    'photos.unreadable': 'يرجى اختيار صورة من نوع JPEG أو PNG أو WebP.',
    'photos.too_many_pixels': 'هذه الصورة كبيرة جدًا. يرجى اختيار صورة أصغر.',
    'photos.too_small': 'هذه الصورة صغيرة جدًا. يرجى اختيار صورة لا يقل ضلعها الأقصر عن 200 بكسل.',
    'photos.too_narrow': 'هذه الصورة ضيقة جدًا. يرجى اختيار صورة لا يزيد ضلعها الأطول على 4 أضعاف الأقصر.',
    'photos.not_the_own_set': 'تغيرت صورك. يرجى المحاولة مرة أخرى.',
    'photos.rejected': 'لا يمكن أن تكون الصورة المرفوضة صورة رئيسية.',
    'verification.no_photo': 'يرجى أولًا إضافة صورة رئيسية، ثم الانتظار حتى اعتمادها: فنحن نقارنك بها.',
    'verification.waiting': 'طلبك قيد النظر لدينا الآن.',
    'verification.verified': 'ملفك موثق بالفعل.',
    'verification.expired': 'لم يعد هذا الرمز صالحًا: مضى أكثر من عشر دقائق، أو بدأت من جديد.',
    'likes.matched': 'الإعجاب متبادل بينكما بالفعل.',
    'messaging.idempotency_conflict': 'سبق إرسال هذه الرسالة بنص آخر.',
    'reports.idempotency_conflict': 'سبق إرسال هذا البلاغ بكلمات أخرى.',
    'messaging.slowed':
      'لا يمكنك بدء محادثات جديدة في الوقت الحالي. وما زال بإمكانك مراسلة من بدأت معهم محادثة من قبل.',
    'messaging.unavailable': 'العضو غير متاح',
  },
  /** Keys are fault codes; some texts take a number. */
  faults: {
    ...faults,
    unknown: 'لا نعرف هذا الحقل.',
    missing: 'هذا الحقل ناقص.',
    ...requestFaults,
    too_long: (most) => `هذه القيمة طويلة جدًا. أقصى عدد للأحرف: ${most}.`,
    too_many: (most) => `أقصى عدد ممكن: ${most}.`,
    too_big: (most) => `يجب ألا تتجاوز القيمة ${most}.`,
    too_short: (least) => `هذه القيمة قصيرة جدًا. أقل عدد للأحرف: ${least}.`,
    too_few: (least) => `أقل عدد مطلوب: ${least}.`,
    too_small: (least) => `يجب ألا تقل القيمة عن ${least}.`,
  },
}
