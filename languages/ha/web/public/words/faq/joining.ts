import { BRAND } from '@ndoa/contract/brand'
import type { joining as en } from '@ndoa/web/public/words/faq/joining'
import { TIERS_ADD } from '../phrases.ts'

export const joining: typeof en = {
  title: 'Yin rajista',
  entries: {
    whoCanJoin: {
      question: 'Wa zai iya yin rajista?',
      text: [
        'Duk wanda ya kai shekara 18 ko fiye, mai ’yancin yin aure, mai neman abokin aure da gaske, kuma mai amfani da sunansa da bayanansa na gaske.',
      ],
    },
    cost: {
      question: 'Nawa ne kuɗinsa?',
      text: [
        'Yin rajista, nemo abokan aure, nuna sha’awa da rubuta wa waɗanda kuka dace da su kyauta ne, kuma abin da yake kyauta yau zai ci gaba da zama kyauta. <membership>Zama mamba na biya</membership> yana ƙara abubuwa kaɗan, a farashin da ya danganta da ƙasar da kuke zama, ba a taɓa duba shekarunku ko jinsinku ba.',
      ],
    },
    membership: {
      question: 'Me zama mamba na biya yake ƙarawa?',
      text: [{ list: TIERS_ADD }],
    },
    paying: {
      question: 'Ta yaya zan biya?',
      text: [
        'A Saituna, a ƙarƙashin “Zama mamba”: da kati, ko a ƙasashen Afirka da yawa da kuɗin waya. Kuna biya sau ɗaya, na wata 1, 3 ko 12, a shafin kamfanin biyan kuɗi; lambar katinku ba ta taɓa zuwa wurinmu. Babu abin da zai sabunta kansa sai dai idan ku kuka kunna.',
      ],
    },
    phoneNumber: {
      question: 'Zan iya yin rajista da lambar wayata?',
      text: [
        'Eh. Ku zaɓi “Waya”, ku shigar da lambarku, ku rubuta lambar tabbatarwa mai lambobi shida da muka aiko muku. Babu wani da zai taɓa ganin lambar wayarku.',
      ],
    },
    confirmationEmail: {
      question: 'Ban sami imel na tabbatarwa ba.',
      text: [
        'Ku duba akwatin imel na banza (spam), sannan ku danna “Sake aika imel” a shafin da ya ce ku duba imel ɗinku. Mahaɗi na baya-bayan nan ne yake aiki.',
      ],
    },
    forgotPassword: {
      question: 'Na manta kalmar sirrina.',
      text: [
        'Ku danna “Kun manta kalmar sirri?” a <login>shafin shiga</login>. Za mu aiko muku da mahaɗi ta imel wanda zai shigar da ku, ku zaɓi sabuwa.',
      ],
    },
    app: {
      question: 'Akwai manhajar waya?',
      text: [
        `Manhajojin Android da iPhone suna nan tafe. Kafin lokacin, ku buɗe wannan shafi a wayarku, ku zaɓi “Ƙara a allon farko” a menun burauza: daga nan ${BRAND} zai buɗe kamar manhaja, ya fara ko babu intanet, kuma kusan ba ya cin wuri.`,
      ],
    },
  },
}
