import { MAXIMUM_AGE, MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/contract/words/faults/forms'

export const words: typeof en = {
  full_name_missing: 'الاسم الكامل مطلوب',
  full_name_invalid: 'يرجى إدخال اسمك الحقيقي بالحروف فقط.',
  gender_missing: 'الجنس مطلوب',
  date_of_birth_missing: 'تاريخ الميلاد مطلوب',
  date_of_birth_unreal: 'هذا اليوم غير موجود في التقويم. يرجى التحقق من اليوم والشهر.',
  date_of_birth_year: 'يرجى كتابة السنة بأربعة أرقام.',
  date_of_birth_early: `مضى على ذلك أكثر من ${MAXIMUM_AGE} سنوات. يرجى التحقق من السنة.`,
  too_young: `للانضمام يجب ألا يقل عمرك عن ${MINIMUM_AGE} عامًا.`,
  residence_missing: 'بلد الإقامة مطلوب',
  terms_missing: 'يجب الموافقة على الشروط وسياسة الخصوصية',
  password_short: `يجب ألا تقل كلمة المرور عن ${PASSWORD_MIN} أحرف`,
  password_long: `يجب ألا تزيد كلمة المرور على ${PASSWORD_MAX} حرفًا`,
  password_length: `${PASSWORD_MIN} أحرف على الأقل`,
  password_uppercase: 'حرف لاتيني كبير واحد',
  password_lowercase: 'حرف لاتيني صغير واحد',
  password_number: 'رقم واحد',
  password_special: 'رمز خاص واحد',
  password_unmet: (rule) => `كلمة المرور لا تستوفي الشروط: ${rule}`,
  not_allowed: 'يرجى اختيار شيء آخر.',
}
