import type { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'

export const reasons: typeof REPORT_LABELS = {
  money: 'طلب مال أو هدايا أو استثمار',
  not_in_photos: 'ليس الشخص الذي في الصور',
  underage: 'عمره أقل من 18 سنة',
  threats: 'تهديد أو ابتزاز لي',
  hate: 'إهانة لي أو نشر للكراهية',
  sexual: 'كلام أو صور جنسية',
  married: 'زواج قائم أو وعد بالزواج لشخص آخر',
  advertising: 'بيع أو إعلان أو توجيه إلى مكان آخر',
  trafficking: 'شخص يُجبر أو يُباع',
  meeting: 'شيء حدث عند لقائنا',
  other: 'شيء آخر',
}
