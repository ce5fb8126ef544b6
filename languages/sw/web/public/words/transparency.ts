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
    title: 'Walichoripoti wanachama',
    counted:
      'Kila ripoti huhesabiwa siku ilipotolewa, chini ya sababu ambayo mwanachama aliichagua, hata matokeo yaweje. Ripoti kadhaa kuhusu mtu mmoja huhesabiwa kila moja.',
  },
  notices: {
    title: 'Walichotuambia wengine',
    counted: 'Taarifa za maudhui yenye madhara kutoka kwa watu wasio na akaunti.',
  },
  'first-looks': {
    title: 'Tuliangalia baada ya muda gani',
    counted: `Tangu ripoti au taarifa ilipotolewa hadi mtu wa timu yetu alipoifungua. “Kwa wakati” ina maana ya ndani ya saa ${orList(DUE_HOURS)}, kutegemea inavyoonekana kuwa ya hatari. Ripoti zote zilizo wazi kuhusu mtu mmoja huhesabiwa kuwa moja; nyingine ikiongezwa, tunaangalia tena, na huko ndiko kunakohesabiwa.`,
  },
  decisions: {
    title: 'Tulichoamua',
    counted:
      'Kila uamuzi huhesabiwa siku ulipoanza kutumika; kuondolewa kabisa, siku ambayo mtu wa pili alithibitisha. Uliofutwa baadaye bado unahesabiwa hapa, na hapo chini.',
  },
  appeals: {
    title: 'Tulikosea mara ngapi',
    counted: `Maamuzi ambayo wanachama wa upande wowote waliomba yaangaliwe upya, siku yalipoamuliwa na mtu ambaye hakushiriki katika uamuzi huo. Lengo letu ni kuamua ndani ya saa ${APPEAL_DUE_HOURS}.`,
  },
  overturned: {
    title: 'Tulikosea wapi',
    counted:
      'Maamuzi yaliyotajwa hapo juu ambayo yalifutwa, kwa kanuni tuliyosema imevunjwa; pale ambapo hatukuwa tumepata kosa, kwa sababu iliyoripotiwa na mwanachama. Pale ambapo hili lingefichua idadi ndogo, kanuni huachwa.',
  },
  pauses: {
    title: 'Ilichofanya programu yenyewe',
    counted: `Programu huwazuia wanachama wanaoendelea kuomba pesa kuanzisha mazungumzo mapya, kwa siku zisizozidi ${SHIELD_PAUSE_DAYS}, hadi mtu wa timu yetu atakapoangalia. Zaidi ya hapo, hutahadharisha na kuuliza tu.`,
  },
  verification: {
    title: 'Uthibitisho',
    counted:
      'Maombi ya alama ya bluu kwa picha za papo hapo au kwa simu ya video, na walichoamua watu wawili.',
  },
}

export const words: typeof en = {
  title: 'Takwimu zetu',
  description: `Ripoti, maamuzi, maamuzi yaliyoangaliwa upya na uthibitisho kwenye ${BRAND} kwa takwimu, mwezi hadi mwezi.`,
  subtitle: 'Walichotuambia wanachama, tulichoamua, na tulikosea mara ngapi.',
  text: `Takwimu hizi zinatoka kwenye kumbukumbu zilezile tunazofanyia kazi. Hazifichui lolote kuhusu mtu yeyote mmoja: idadi zilizo chini ya ${MIN_PUBLISHED_COUNT} zote huonyeshwa kama “chini ya ${MIN_PUBLISHED_COUNT}”, hata kama hapakuwa na yoyote. Kila mwezi huchapishwa mara moja, muda mfupi baada ya kwisha, na haubadiliki baadaye.`,
  withoutScripts: 'Bila JavaScript, soma <figuresData>takwimu hizi kama data</figuresData>.',
  month: 'Mwezi',
  groups,
  reasons: reportLabels,
  figures: {
    'notices.received': 'Taarifa',
    median: 'Nusu ziliangaliwa ndani ya',
    'first_looks.in_time': 'Zilizoangaliwa kwa wakati',
    'first_looks.late': 'Zilizochelewa kuangaliwa',
    'appeals.upheld': 'Uamuzi wetu ulibaki',
    'appeals.lifted': 'Uamuzi wetu ulifutwa',
    'pauses.begun': 'Mara ilipomzuia mtu',
    'pauses.lifted': 'Kesi ambazo mtu hakuona kosa',
    'verifications.requested': 'Walioomba',
    'verifications.approved': 'Waliothibitishwa',
    'verifications.rejected': 'Hawakuthibitishwa',
  },
  filling: {
    locale: 'sw',
    failed: 'Takwimu hazikupakiwa. Tafadhali jaribu tena baadaye.',
    none: 'Bado hakuna takwimu za {month}: zitaonekana hapa mwezi ukiisha.',
    tooFew: 'Ni chache mno kusema',
    fewer: `Chini ya ${MIN_PUBLISHED_COUNT}`,
    hours: { one: 'saa {count}', other: 'saa {count}' },
    minutes: { one: 'dakika {count}', other: 'dakika {count}' },
  },
}
