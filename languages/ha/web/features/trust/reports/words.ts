import type { words as en } from '@ndoa/web/features/trust/reports/words'
import { reasons } from './words/reasons.ts'

export const words: typeof en = {
  reasons,
  help: {
    money:
      'Kun aika kuɗi? Ku tuntuɓi bankinku ko kamfanin kuɗin waya yanzu, ku nemi a mayar da kuɗin. Kada ku ƙara aikawa, kuma kada ku goge tattaunawar: shaida ce.',
    threats:
      'Idan kuna cikin haɗari, ku fara kiran ’yan sanda. Kada ku biya: da wuya abin ya tsaya a nan. Ku ajiye saƙonnin, kada ku goge tattaunawar.',
    trafficking: 'Idan wani yana cikin haɗari yanzu, ku fara kiran ’yan sanda ko lambar gaggawa ta ƙasarku.',
    meeting:
      'Idan kun ji rauni ko kuna cikin haɗari, ku fara kiran ’yan sanda ko motar asibiti. Ku gaya wa wanda kuka yarda da shi. Likita zai iya taimaka muku ya kuma adana shaida, komai kuka yanke daga baya.',
  },
  rules: 'Kowane ɗaya daga cikin waɗannan yana cikin <a>Dokokin jama’a</a> namu.',
  form: {
    details: 'Me ya faru? (ba dole ba)',
    detailsHint: 'Yana taimaka mana mu yanke hukunci da adalci.',
    alsoBlock: (name) => `A toshe ${name} ma: ba za ku sake ganin juna ba`,
    failed: 'Ba a iya aika ƙararku ba. Ku sake gwadawa.',
    sending: 'Ana aikawa...',
    send: 'Aika ƙara',
  },
  thanks: (hours) =>
    `Mun gode. Ƙungiyarmu za ta duba ƙarar cikin ${hours === 1 ? 'awa ɗaya' : `awa ${hours}`}. Za ku ga abin da muka yanke a Saituna, a ƙarƙashin “Sirri”.`,
  own: {
    title: 'Ƙararrakina',
    failed: 'Ba mu iya loda ƙararrakinku ba',
    empty: 'Babu.',
    someone: 'Wani mamba',
    about: (name, reason) => `${name}: ${reason}`,
    reported: (when) => `An kai ƙara ${when}`,
    states: {
      received: 'Mun karɓa. Wani zai duba ta nan ba da daɗewa ba.',
      in_review: 'Wani yana duba ta.',
      breach: 'Mun gano an karya dokokinmu, kuma mun ɗauki mataki.',
      no_breach: 'Ba mu sami abin da ya saɓa wa dokokinmu ba. Idan ya ci gaba, da fatan za ku sake kai ƙara.',
    },
  },
  secondLook: {
    ask: 'Nemi a sake dubawa',
    why: 'Me ya sa za mu sake dubawa?',
    hint: (date) =>
      `Kuna iya nema sau ɗaya, har zuwa ${date}. Wanda bai sa hannu a hukuncin ba zai duba cikin kwana uku.`,
    failed: 'Ba a iya aika wannan ba. Ku sake gwadawa.',
    states: {
      open: (on) => `Kun nemi a sake dubawa a ranar ${on}. Wani daban daga ƙungiyarmu zai duba.`,
      upheld: (on) => `Wani daban ya sake dubawa a ranar ${on}, kuma hukuncin yana nan.`,
      lifted: (on) => `Wani daban ya duba a ranar ${on}, kuma muna sake nazarin lamarin.`,
    },
  },
}
