import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import { MIN_PUBLISHED_COUNT } from '@ndoa/contract/trust/transparency-rules'
import type { words as en } from '@ndoa/web/public/words/transparency'
import { reportLabels } from './phrases/rules.ts'
import { orList } from './phrases.ts'

const DUE_HOURS = [...new Set(Object.values(REPORT_DUE_HOURS))]

const groups: typeof en.groups = {
  reports: {
    title: 'Abin da mambobi suka kai ƙararsa',
    counted:
      'Ana ƙirga kowace ƙara a ranar da aka kai ta, a ƙarƙashin dalilin da mamba ya zaɓa, ko mene ne sakamakonta. Idan an kai ƙarar mutum ɗaya sau da yawa, ana ƙirga kowace.',
  },
  notices: {
    title: 'Abin da wasu suka gaya mana',
    counted: 'Rahotannin abubuwa masu cutarwa daga mutanen da ba su da asusu.',
  },
  'first-looks': {
    title: 'Tsawon lokacin da muka ɗauka kafin dubawa',
    counted: `Daga lokacin da aka kai ƙara ko aka ba da rahoto zuwa lokacin da wani daga cikin ƙungiyarmu ya buɗe. “A kan lokaci” yana nufin cikin awa ${orList(DUE_HOURS)}, gwargwadon haɗarin da ke tattare da abin. Duk ƙararrakin mutum ɗaya da ba a rufe ba ana ƙirga su a matsayin guda ɗaya; idan aka ƙara wata, muna sake dubawa, kuma wannan dubawar ce ake ƙirgawa.`,
  },
  decisions: {
    title: 'Hukuncin da muka yanke',
    counted:
      'Ana ƙirga kowane hukunci a ranar da ya fara aiki; kora kuma, a ranar da mutum na biyu ya tabbatar da ita. Wanda aka janye daga baya ana ƙirga shi a nan har yanzu, da kuma a ƙasa.',
  },
  appeals: {
    title: 'Sau nawa muka yi kuskure',
    counted: `Sake dubawar da mambobi na kowane ɓangaren hukunci suka nema, a ranar da wanda bai shiga hukuncin ba ya yanke. Burinmu shi ne mu yanke cikin awa ${APPEAL_DUE_HOURS}.`,
  },
  overturned: {
    title: 'A ina muka yi kuskure',
    counted:
      'Hukunce-hukuncen da ke sama waɗanda aka janye, bisa dokar da muka ce an karya; idan kuma ba mu sami laifi ba, bisa dalilin da mamba ya kai ƙara. Inda wannan zai fallasa ƙaramar lamba, ana barin dokar.',
  },
  pauses: {
    title: 'Abin da shirin kwamfuta ya yi da kansa',
    counted: `Shirin kwamfuta yana hana mambobin da suka ci gaba da neman kuɗi fara sabuwar tattaunawa, har tsawon kwana ${SHIELD_PAUSE_DAYS}, sai wani daga cikin ƙungiyarmu ya duba. Bayan haka, faɗakarwa da tambaya kawai yake yi.`,
  },
  verification: {
    title: 'Tabbatarwa',
    counted:
      'Neman shuɗiyar alamar tabbatarwa ta hotunan nan take ko kiran bidiyo, da hukuncin da mutum biyu suka yanke.',
  },
}

export const words: typeof en = {
  title: 'Alƙalumanmu',
  description: `Ƙararraki, hukunce-hukunce, sake dubawa da tabbatarwa a ${BRAND} cikin alƙaluma, wata bayan wata.`,
  subtitle: 'Abin da mambobi suka gaya mana, hukuncin da muka yanke, da sau nawa muka yi kuskure.',
  text: `Waɗannan alƙaluma sun fito ne daga bayanan da mu kanmu muke aiki da su. Ba sa fallasa komai game da wani mutum ɗaya: duk lambobin da ke ƙasa da ${MIN_PUBLISHED_COUNT} ana nuna su a matsayin “ƙasa da ${MIN_PUBLISHED_COUNT}”, ko da babu ko ɗaya. Ana wallafa kowane wata sau ɗaya, jim kaɗan bayan ya ƙare, kuma ba ya canzawa daga baya.`,
  withoutScripts: 'Idan babu JavaScript, ku karanta <figuresData>alƙaluman a matsayin bayanai</figuresData>.',
  month: 'Wata',
  groups,
  reasons: reportLabels,
  figures: {
    'notices.received': 'Rahotanni',
    median: 'An duba rabinsu cikin',
    'first_looks.in_time': 'An duba a kan lokaci',
    'first_looks.late': 'An makara wajen dubawa',
    'appeals.upheld': 'Hukuncinmu ya tsaya',
    'appeals.lifted': 'An janye hukuncinmu',
    'pauses.begun': 'Sau nawa ya hana wani',
    'pauses.lifted': 'Batutuwan da mutum bai ga laifi ba',
    'verifications.requested': 'Waɗanda suka nema',
    'verifications.approved': 'An tabbatar',
    'verifications.rejected': 'Ba a tabbatar ba',
  },
  filling: {
    locale: 'ha',
    failed: 'Ba a iya loda alƙaluman ba. Da fatan za ku sake gwadawa anjima.',
    none: 'Babu alƙaluman {month} tukuna: za su bayyana a nan idan watan ya ƙare.',
    tooFew: 'Sun yi kaɗan a faɗa',
    fewer: `Ƙasa da ${MIN_PUBLISHED_COUNT}`,
    hours: { one: 'awa {count}', other: 'awa {count}' },
    minutes: { one: 'minti {count}', other: 'minti {count}' },
  },
}
