import type { ReportReason } from '@ndoa/contract/trust/reports'

/** The community rules as statements quote them; same wording as the public pages (`web/src/public`). */
export const rules: Record<ReportReason, { title: string; rule: string }> = {
  money: {
    title: 'لا أحد يطلب المال',
    rule: 'لا طلب للمال أو الهدايا، ولا عرض للرفقة مقابل المال.',
  },
  not_in_photos: {
    title: 'الصدق في التعريف بالنفس',
    rule: 'لا ملفات مزيفة، ولا أكثر من ملف واحد.',
  },
  underage: {
    title: 'للبالغين فقط',
    rule: 'ألا يقل عمرك عن 18 سنة.',
  },
  threats: {
    title: 'لا تهديد ولا ابتزاز',
    rule: 'لا مضايقة ولا تهديد ولا ابتزاز.',
  },
  hate: {
    title: 'الاحترام للجميع',
    rule: 'لا كراهية، ولا احتقار لقبيلة أحد أو دينه أو لون بشرته أو جنسه.',
  },
  sexual: {
    title: 'لا شيء حميمًا',
    rule: 'لا صور حميمة أو عنيفة، ولا رسائل جنسية لم يطلبها أحد.',
  },
  married: {
    title: 'حرية الزواج',
    rule: 'ألا يكون لك زواج قائم، ما لم يكن هناك انفصال قانوني.',
  },
  advertising: {
    title: 'لا تجارة',
    rule: 'لا إعلانات، ولا جمع لبيانات الأعضاء الآخرين، ولا برامج آلية.',
  },
  trafficking: {
    title: 'لا إجبار ولا بيع لأحد',
    rule: 'لا أحد يُجبر على الزواج، ولا يُشترى ولا يُباع.',
  },
  meeting: {
    title: 'السلامة عند اللقاء',
    rule: 'لا عنف ولا ضغط، وعند اللقاء أيضًا.',
  },
  other: {
    title: 'لا أذى من أي نوع آخر',
    rule: 'لا أذى آخر للأعضاء، ولا شيء يمنعه القانون.',
  },
}
