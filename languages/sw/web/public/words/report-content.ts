import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-content'
import { reportLabels } from './phrases/rules.ts'

export const words: typeof en = {
  title: 'Ripoti maudhui',
  description: `Iambie timu ya ${BRAND} kuhusu jambo hapa lililo kinyume cha sheria au linalovunja kanuni zetu, bila akaunti.`,
  subtitle:
    'Tuambie kuhusu wasifu, picha au ukurasa hapa ulio kinyume cha sheria au unaovunja kanuni zetu. Huhitaji akaunti.',
  inDanger: 'Kwanza piga simu polisi. Kisha tuambie.',
  account: {
    title: 'Una akaunti?',
    text: 'Ingia na uripoti kwa kugusa nukta tatu kando ya jina, picha au ujumbe: hivyo tutaona unachomaanisha, nawe utaona matokeo yake.',
  },
  form: {
    title: 'Uliona nini?',
    about: 'Wasifu au ukurasa',
    aboutHint: 'Kiungo, au jina na mahali ulipoliona',
    reason: 'Sababu',
    chooseReason: 'Chagua sababu',
    reasons: reportLabels,
    details: 'Tatizo ni nini?',
    name: 'Jina lako',
    nameHint: 'Unaweza kuacha hapa wazi',
    email: 'Barua pepe yako',
    emailHint: 'Ili tuweze kukuambia tunachoamua. Unaweza kuacha hapa wazi',
  },
  sending: {
    needed: {
      about: 'Tafadhali sema ni wasifu au ukurasa gani',
      reason: 'Tafadhali chagua sababu',
      details: 'Tafadhali tuambie tatizo ni nini',
    },
    send: 'Tuma taarifa',
    sending: 'Inatuma taarifa...',
    sent: 'Taarifa imetumwa',
    thanks: 'Asante kwa kutuambia. Mtu wa timu yetu ataiangalia.',
    failed: 'Taarifa haikutumwa',
    tooMany: {
      one: 'Umetuma taarifa nyingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
      other:
        'Umetuma taarifa nyingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
    },
  },
}
