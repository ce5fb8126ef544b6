import type { contacts as en } from '@ndoa/web/features/identity/accounts/words/security/contacts'

export const contacts: typeof en = {
  labels: { email: 'البريد الإلكتروني', phone: 'الهاتف' },
  titles: { email: 'عنوان بريدك الإلكتروني', phone: 'رقم هاتفك' },
  none: 'لا يوجد بعد',
  change: 'تغيير',
  add: 'إضافة',
  changeOf: { email: 'تغيير البريد الإلكتروني', phone: 'تغيير رقم الهاتف' },
  addOf: { email: 'إضافة بريد إلكتروني', phone: 'إضافة رقم هاتف' },
  newEmail: 'البريد الإلكتروني الجديد',
  confirm: 'تأكيد',
  confirmed: 'تم تأكيد بيانات الاتصال الجديدة.',
}
