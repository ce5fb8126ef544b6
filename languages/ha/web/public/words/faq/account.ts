import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import type { account as en } from '@ndoa/web/public/words/faq/account'

export const account: typeof en = {
  title: 'Asusunku',
  entries: {
    pause: {
      question: 'Zan iya hutawa na ɗan lokaci?',
      text: [
        'Eh. Ku dakatar da bayanan kanku na ɗan lokaci a Saituna, a ƙarƙashin “Sirri”: babu sabon mutumin da zai same ku ko ya nuna sha’awa, amma waɗanda kuka dace da su da tattaunawarku suna ci gaba. Ko kuma ku kashe asusunku na ɗan lokaci a can, a ƙarƙashin “Wuri mai haɗari”: babu wanda zai gan ku, kuma ba za ku sami wata sanarwa ba, amma ana adana waɗanda kuka dace da su da saƙonninku. Ku sake shiga, kun dawo ke nan.',
      ],
    },
    deletion: {
      question: 'Ta yaya zan goge asusuna?',
      text: [
        'A Saituna, a ƙarƙashin “Wuri mai haɗari”; idan kuna so, ku fara ɗaukar kwafin bayananku. Gogewa tana cire bayanan kanku, hotuna, waɗanda kuka dace da su, tattaunawa da saituna har abada. Babu wanda zai iya dawo da su, har da mu.',
      ],
    },
    help: {
      question: 'Ta yaya zan sami taimako?',
      text: [
        'Ta <contact>shafin tuntuɓa</contact>, awa 24 a rana, kwana 7 a mako. Mutum na gaske zai amsa muku cikin awa 24.',
      ],
    },
    cancelling: {
      question: 'Ta yaya zan soke zama mamba na biya a mayar mini da kuɗina?',
      text: [
        `Ba sai kun yi komai ba: yana ƙarewa da kansa. Idan kun kunna sabuntawa, “Daina sabuntawa” a Saituna, a ƙarƙashin “Zama mamba”, yana kashe ta da dannawa ɗaya; haka ma mahaɗin da ke cikin kowane rasit ko tunatarwa, ba tare da shiga ba. Don a mayar muku da kuɗinku, ku danna “Janye, a mayar min da kuɗina” a can: dukkan kuɗin cikin kwana ${WITHDRAWAL_DAYS} da biya, sau ɗaya a shekara, kuma a kowane lokaci bayan sabuntawa; daga baya kuma, kuɗin kwanakin da ba ku yi amfani da su ba.`,
      ],
    },
  },
}
