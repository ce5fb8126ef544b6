import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import type { account as en } from '@ndoa/web/public/words/faq/account'

export const account: typeof en = {
  title: 'Akaunti yako',
  entries: {
    pause: {
      question: 'Naweza kupumzika kwa muda?',
      text: [
        'Ndiyo. Sitisha wasifu wako kwa muda kwenye mipangilio, chini ya “Faragha”: hakuna mtu mpya atakayeweza kuupata au kupendezwa nao, na mazungumzo yako na watu mliopendezana nao yanaendelea. Au zima akaunti yako kwa muda hapo hapo, chini ya “Eneo la hatari”: hakuna anayeweza kukuona na hutapata arifa zozote, lakini watu mliopendezana nao na ujumbe wako huhifadhiwa. Ingia tena, na umerudi.',
      ],
    },
    deletion: {
      question: 'Nafutaje akaunti yangu?',
      text: [
        'Kwenye mipangilio, chini ya “Eneo la hatari”; ukipenda, chukua kwanza nakala ya taarifa zako. Kufuta huondoa kabisa wasifu wako, picha, watu mliopendezana nao, mazungumzo na mipangilio. Hakuna anayeweza kuvirudisha, hata sisi.',
      ],
    },
    help: {
      question: 'Napataje msaada?',
      text: [
        'Kupitia <contact>ukurasa wa mawasiliano</contact>, saa 24 kwa siku, siku 7 za wiki. Mtu halisi atakujibu ndani ya saa 24.',
      ],
    },
    cancelling: {
      question: 'Naachaje uanachama wa kulipia na kurudishiwa pesa?',
      text: [
        `Huhitaji: unaisha wenyewe. Ikiwa uliwasha kujirudia, “Acha kujirudia” kwenye Mipangilio, chini ya Uanachama, huzima kujirudia huko kwa kubonyeza mara moja, na vivyo hivyo kiungo kilicho kwenye kila risiti au kikumbusho, bila kuingia. Ili urudishiwe pesa, bonyeza “Jitoe na urudishiwe pesa zako” hapo hapo: zote ndani ya siku ${WITHDRAWAL_DAYS} baada ya kulipa, mara moja kwa mwaka, na kila mara baada ya kujirudia; baadaye, pesa za siku ambazo hukuzitumia.`,
      ],
    },
  },
}
