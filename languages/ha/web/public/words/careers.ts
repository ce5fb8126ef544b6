import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/careers'

export const words: typeof en = {
  title: 'Ayyuka',
  description: `Ku yi aiki da ${BRAND}, daga ko’ina: me ya sa, yadda muke ɗaukar ma’aikata, da yadda za ku nema.`,
  subtitle: 'Ku taimaka wa masu son yin aure su sami juna. Daga duk inda kuke zama.',
  hiring: {
    title: 'Yadda muke ɗaukar ma’aikata',
    steps: {
      apply: { title: 'Nema', text: 'Ku aiko mana da layuka kaɗan game da ku da abin da kuka taɓa yi.' },
      screen: { title: 'Kira na farko', text: 'Gajeren kira: abin da kuke nema, da ko mu su wane ne.' },
      interview: {
        title: 'Tattaunawa',
        text: 'Za ku haɗu da mutanen da za ku yi aiki tare, a kan aiki na gaske.',
      },
      offer: { title: 'Amsa', text: 'Amsa ta fili a rubuce, ko eh ko a’a.' },
    },
  },
  why: {
    title: 'Me ya sa za ku yi aiki a nan',
    text: [
      `Abubuwa kaɗan ne suke da muhimmanci ga mutum kamar wanda ya haɗa shi da abokin aurensa. An gina ${BRAND} don masu son yin aure, don haka burinmu aure ne, ba yawan mintunan da ake ɓatawa ba.`,
    ],
  },
  values: {
    title: 'Abin da muke darajawa',
    text: [
      {
        list: [
          '<strong>Gaskiya,</strong> da mambobi da kuma a tsakaninmu.',
          '<strong>Girmama</strong> kowane imani, ƙabila da al’ada.',
          '<strong>Abubuwa masu sauƙi, da aka yi da kyau,</strong> don intanet mara sauri da wayoyi na yau da kullum.',
          '<strong>Kulawa</strong> kafin bunƙasa: mambar da yake jin tsaro yana gaya wa mutum biyu.',
        ],
      },
    ],
  },
  offer: 'Abin da muke bayarwa',
  noPositions: {
    title: 'Babu guraben aiki',
    text: 'Ba ma ɗaukar ma’aikata yanzu. Idan kuna son yin aiki da mu wata rana, ku gaya mana abin da za ku yi a nan:',
  },
  positions: { title: 'Guraben aiki', text: ['Dukkansu ana yin su ne daga nesa.'] },
  nothing: {
    title: 'Babu abin da ya dace da ku a nan?',
    text: ['Ku gaya mana abin da za ku yi a nan. Muna karanta komai, muna kuma amsa wa kowa.'],
  },
  apply: 'Nema ta imel',
  application: 'Neman aiki',
  fullTime: 'Daga nesa · Cikakken lokaci',
  partTime: 'Daga nesa · Rabin lokaci',
}
