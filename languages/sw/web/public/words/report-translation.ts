import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-translation'

export const words: typeof en = {
  title: 'Ripoti tafsiri',
  description: `Iambie timu ya ${BRAND} ni maneno gani hayasomeki vizuri katika lugha yako.`,
  subtitle:
    'Je, kuna maneno yasiyosomeka vizuri, au yaliyo katika lugha nyingine? Tuambie, na timu yetu itayaangalia.',
  form: {
    details: 'Ni maneno gani, na yana kasoro gani?',
    better: 'Wewe ungesemaje?',
    betterHint: 'Unaweza kuacha wazi',
  },
  sending: {
    needed: { details: 'Tafadhali tuambie ni maneno gani yana kasoro' },
    send: 'Tuma',
    sending: 'Inatuma...',
    sent: 'Imetumwa',
    thanks: 'Asante. Hii inawasaidia wote wanaosoma lugha hii.',
    failed: 'Haikutumwa',
    tooMany: {
      one: 'Umetuma ripoti nyingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
      other:
        'Umetuma ripoti nyingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
    },
  },
}
