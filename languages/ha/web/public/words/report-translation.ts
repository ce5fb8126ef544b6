import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/report-translation'

export const words: typeof en = {
  title: 'Gyaran fassara',
  description: `Ku gaya wa ${BRAND} kalmomin da ba su yi daidai ba a harshenku.`,
  subtitle:
    'Akwai abin da bai yi daidai a karatu ba, ko kuma a harshen da bai dace ba? Ku gaya mana, ƙungiyarmu za ta duba.',
  form: {
    details: 'Waɗanne kalmomi ne, kuma mene ne matsalarsu?',
    better: 'Ku yaya za ku faɗa?',
    betterHint: 'Kuna iya barin nan babu komai',
  },
  sending: {
    needed: { details: 'Ku gaya mana kalmomin da ba su yi daidai ba' },
    send: 'Aika gyara',
    sending: 'Ana aika gyara...',
    sent: 'An aika gyara',
    thanks: 'Mun gode. Wannan zai taimaka wa duk masu karatu da wannan harshe.',
    failed: 'Ba a iya aika gyara ba',
    tooMany: {
      one: 'Kun aika gyare-gyare da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
      other: 'Kun aika gyare-gyare da yawa. Ku sake gwadawa nan da minti {count}, ko ku tuntuɓe mu kai tsaye',
    },
  },
}
