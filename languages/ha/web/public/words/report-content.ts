import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-content'
import { reportLabels } from './phrases/rules.ts'

export const words: typeof en = {
  title: 'Ba da rahoto',
  description: `Ku gaya wa ${BRAND} game da wani abu a nan da ya saɓa wa doka ko ya karya dokokinmu, ba tare da asusu ba.`,
  subtitle:
    'Ku gaya mana game da bayanan kai, hoto ko shafi a nan da ya saɓa wa doka ko ya karya dokokinmu. Ba kwa buƙatar asusu.',
  inDanger: 'Ku fara kiran ’yan sanda. Sannan ku gaya mana.',
  account: {
    title: 'Kuna da asusu?',
    text: 'Ku shiga, ku kai ƙara daga ɗigo uku da ke gefen suna, hoto ko saƙo: ta haka za mu ga abin da kuke nufi, ku kuma za ku ga sakamakon.',
  },
  form: {
    title: 'Me kuka gani?',
    about: 'Bayanan kai ko shafi',
    aboutHint: 'Mahaɗi, ko suna da inda kuka gan shi',
    reason: 'Dalili',
    chooseReason: 'Zaɓi dalili',
    reasons: reportLabels,
    details: 'Mene ne matsalarsa?',
    name: 'Sunanku',
    nameHint: 'Kuna iya barin nan babu komai',
    email: 'Imel ɗinku',
    emailHint: 'Don mu gaya muku hukuncin da muka yanke. Kuna iya barin nan babu komai',
  },
  sending: {
    needed: {
      about: 'Ku faɗi bayanan kai ko shafin da kuke nufi',
      reason: 'Ku zaɓi dalili',
      details: 'Ku gaya mana mene ne matsalar',
    },
    send: 'Aika rahoto',
    sending: 'Ana aika rahoto...',
    sent: 'An aika rahoto',
    thanks: 'Mun gode da kuka gaya mana. Wani daga cikin ƙungiyarmu zai duba.',
    failed: 'Ba a iya aika rahoto ba',
    tooMany: {
      one: 'Kun aika rahotanni da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
      other: 'Kun aika rahotanni da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
    },
  },
}
