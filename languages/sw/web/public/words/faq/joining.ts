import { BRAND } from '@ndoa/contract/brand'
import type { joining as en } from '@ndoa/web/public/words/faq/joining'
import { TIERS_ADD } from '../phrases.ts'

export const joining: typeof en = {
  title: 'Kujiunga',
  entries: {
    whoCanJoin: {
      question: 'Nani anaweza kujiunga?',
      text: [
        'Mtu yeyote mwenye umri wa miaka 18 au zaidi aliye huru kufunga ndoa, anayetafuta mwenzi kwa nia ya kweli na anayetumia utambulisho wake halisi.',
      ],
    },
    cost: {
      question: 'Inagharimu kiasi gani?',
      text: [
        'Kujiunga, kutafuta mwenzi, kupendezwa na wasifu na kuwaandikia watu mliopendezana nao ni bure, na kilicho bure leo kitabaki bure. <membership>Uanachama wa kulipia</membership> unaongeza mambo machache, kwa bei inayotegemea nchi unayoishi, kamwe si umri au jinsia yako.',
      ],
    },
    membership: {
      question: 'Uanachama wa kulipia unaongeza nini?',
      text: [{ list: TIERS_ADD }],
    },
    paying: {
      question: 'Nalipa vipi?',
      text: [
        'Kwenye Mipangilio, chini ya Uanachama: kwa kadi, au katika nchi nyingi za Afrika kwa pesa za simu. Unalipa mara moja, kwa mwezi 1, miezi 3 au 12, kwenye ukurasa wa kampuni ya malipo; namba ya kadi yako kamwe haitufikii. Hakuna kinachojirudia mpaka uwashe kujirudia.',
      ],
    },
    phoneNumber: {
      question: 'Naweza kujisajili kwa namba yangu ya simu?',
      text: [
        'Ndiyo. Chagua “Simu”, weka namba yako, kisha andika msimbo wa tarakimu sita tunaokutumia. Hakuna mtu mwingine anayeona namba yako, kamwe.',
      ],
    },
    confirmationEmail: {
      question: 'Sijapata barua pepe ya uthibitisho.',
      text: [
        'Angalia folda ya barua taka, kisha gusa “Tuma barua pepe tena” kwenye ukurasa unaokuomba uangalie barua pepe yako. Kiungo kipya zaidi ndicho kinachofanya kazi.',
      ],
    },
    forgotPassword: {
      question: 'Nimesahau nenosiri langu.',
      text: [
        'Gusa “Umesahau nenosiri?” kwenye <login>ukurasa wa kuingia</login>. Tutakutumia kwa barua pepe kiungo kitakachokuingiza na kukuwezesha kuchagua nenosiri jipya.',
      ],
    },
    app: {
      question: 'Kuna programu ya simu?',
      text: [
        `Programu za Android na iPhone zinakuja. Kwa sasa, fungua tovuti hii kwenye simu yako na uchague “Ongeza kwenye skrini ya kwanza” kwenye menyu ya kivinjari: hapo ${BRAND} itafunguka kama programu, itaanza bila mtandao na itachukua nafasi ndogo sana.`,
      ],
    },
  },
}
