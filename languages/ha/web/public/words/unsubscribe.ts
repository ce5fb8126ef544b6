import type { words as en } from '@ndoa/web/public/words/unsubscribe'

export const words: typeof en = {
  title: 'Kashe waɗannan imel',
  description: 'Ku kashe irin imel ɗin da kuka karanta yanzu.',
  text: 'Ba kwa son irin wannan imel kuma? Ku danna maɓallin. Za ku ci gaba da samun imel game da asusunku da tsaronsa.',
  sending: {
    needed: {},
    send: 'Kashe waɗannan imel',
    sending: 'Ana kashewa...',
    sent: 'An kashe',
    thanks:
      'Ba za ku ƙara samun irin wannan imel ba. Kuna iya sake kunna shi a Saituna, a ƙarƙashin “Sanarwa”.',
    failed: 'Bai yi nasara ba',
    gone: 'Wannan mahaɗi bai cika ba, ko ya wuce wata 13. Ku shiga, ku kashe waɗannan imel a Saituna, a ƙarƙashin “Sanarwa”, ko ku tuntuɓe mu kai tsaye',
    tooMany: {
      one: 'Kun gwada sau da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
      other: 'Kun gwada sau da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
    },
  },
}
