import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/contact'

export const words: typeof en = {
  title: 'Tuntuɓe mu',
  description: `Ku rubuta wa ${BRAND}: tambayoyi, taimakon fasaha, tsaro, kasuwanci, ’yan jarida da sirri.`,
  subtitle: `Ku rubuto a kowane lokaci, dare da rana. Mutum na gaske zai amsa muku cikin awa ${CONTACT_DUE_HOURS}.`,
  methods: {
    title: 'Ko ku aiko mana da imel',
    general: {
      name: 'Gaba ɗaya',
      text: 'Tambayoyi game da mu da yin rajista',
    },
    technical: {
      name: 'Fasaha',
      text: 'Wani abu ba ya aiki',
    },
    safety: {
      name: 'Tsaro',
      text: 'Zamba, cin zarafi, wani yana cikin haɗari',
    },
    business: {
      name: 'Kasuwanci',
      text: 'Yin aiki tare',
    },
    press: {
      name: '’Yan jarida',
      text: 'Don ’yan jarida',
    },
    privacy: {
      name: 'Sirri',
      text: 'Bayananku da haƙƙoƙinku',
    },
  },
  answers: {
    title: 'Amsoshi masu sauri',
    text: 'Amsoshin tambayoyi da yawa suna cikin <faq>tambayoyi da amsoshi</faq>.',
  },
  inDanger: `Ku fara kiran ’yan sanda. Sannan ku rubuto mana a ƙarƙashin “Tsaro”: muna duba irin waɗannan saƙonni cikin awa ${CONTACT_SAFETY_DUE_HOURS}.`,
  member: {
    title: 'Game da wani mamba ne?',
    text: 'Idan kun shiga, ku kai ƙara daga ɗigo uku da ke gefen sunan: ta haka za mu ga abin da kuke nufi, ku kuma za ku ga sakamakon. Idan ba ku da asusu, <report>ku gaya mana a nan</report>. Abin da muke yi yana cikin <rules>Dokokin jama’a</rules>.',
  },
  follow: 'Ku bi mu',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'Ku aiko mana da saƙo',
    needsScripts: (address) =>
      `Aikawa daga wannan shafi tana buƙatar JavaScript. Idan babu shi, ku rubuto zuwa <mail>${address}</mail>.`,
    name: 'Suna',
    email: 'Imel',
    subject: 'Batu',
    category: 'Rukuni',
    chooseCategory: 'Zaɓi rukuni',
    categories: {
      general: 'Gaba ɗaya',
      technical: 'Fasaha',
      account: 'Asusu',
      safety: 'Tsaro',
      billing: 'Biyan kuɗi',
      feedback: 'Ra’ayi',
      partnership: 'Haɗin gwiwa',
      press: '’Yan jarida',
      other: 'Wani abu',
    },
    message: 'Saƙo',
  },
  invalidEmail: 'Da fatan za ku shigar da adireshin imel mai kyau',
  tryAgain: 'Ku sake gwadawa ko ku tuntuɓe mu kai tsaye',
  sending: {
    needed: {
      name: 'Ku rubuta suna',
      email: 'Ku rubuta imel',
      subject: 'Ku rubuta batu',
      category: 'Ku zaɓi rukuni',
      message: 'Ku rubuta saƙo',
    },
    send: 'Aika saƙo',
    sending: 'Ana aika saƙo...',
    sent: 'An aika saƙo',
    thanks: 'Mun gode! Za mu amsa cikin awa 24, kuma mun aiko muku da shaida ta imel.',
    failed: 'Ba a iya aika saƙo ba',
    tooMany: {
      one: 'Kun aika saƙonni da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
      other: 'Kun aika saƙonni da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
    },
  },
}
