import type { words as en } from '@ndoa/contract/words/faults/sign-in'

export const words: typeof en = {
  email_missing: 'البريد الإلكتروني مطلوب',
  email_invalid: 'يرجى إدخال بريد إلكتروني صحيح',
  email_address_invalid: 'يرجى إدخال عنوان بريد إلكتروني صحيح',
  phone_missing: 'رقم الهاتف مطلوب',
  phone_letters: 'يرجى إدخال أرقام فقط.',
  phone_short: 'هذا الرقم قصير جدًا. هل ينقصه رقم؟',
  phone_long: 'هذا الرقم طويل جدًا. يرجى إدخال رقم هاتف واحد فقط.',
  phone_code_missing: 'يرجى البدء بعلامة + ثم رمز البلد.',
  phone_code_unknown: 'لا يوجد بلد بهذا الرمز. يرجى التحقق من الأرقام التي تلي علامة +.',
  phone_invalid: 'يرجى إدخال رقم هاتف صحيح',
  country_missing: 'يرجى اختيار البلد',
  code_missing: 'يرجى إدخال الرمز',
  password_missing: 'كلمة المرور مطلوبة',
}
