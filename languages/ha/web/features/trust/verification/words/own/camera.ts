import type { camera as en } from '@ndoa/web/features/trust/verification/words/own/camera'

export const camera: typeof en = {
  pageTitle: 'Ɗauki hotuna',
  title: 'Nemi tabbatarwa',
  back: 'Koma',
  goBack: 'Koma',
  ready: {
    text: 'Da fatan za ku rubuta wannan lamba a takarda, babba yadda za a karanta ta daga nesa. Za ku ɗaga ta a hoto na uku. Tana aiki na minti goma.',
    privacy:
      'Ba a aika komai kafin ku ga dukan hotunan uku. Burauzarku za ta tambaye ku ko wannan shafi zai iya amfani da kyamara.',
    open: 'Buɗe kyamara',
  },
  straight: 'Ku kalli kyamara kai tsaye. Haske mai kyau a fuskarku yana taimakawa.',
  turned: {
    left: 'Ku juya kai hagunku, don mu ga gefen fuskarku.',
    right: 'Ku juya kai damanku, don mu ga gefen fuskarku.',
    up: 'Ku ɗaga haɓa ku kalli sama.',
    down: 'Ku sauke haɓa ku kalli ƙasa.',
  },
  code: (code) => `Ku rubuta ${code} a takarda, babba, ku riƙe ta kusa da fuskarku.`,
  place: (place, total) => `Hoto na ${place} cikin ${total}`,
  opening: 'Ana buɗe kyamara...',
  view: 'Abin da kyamararku take nunawa',
  take: 'Ɗauki hoto',
  poses: {
    straight: 'Kallon gaba',
    turned: 'Juya kai',
    code: 'Lamba a takarda',
  },
  review: {
    title: 'Ana ganin fuskarku da lambar sosai?',
    list: 'Hotunanku na nan take',
    retake: 'Sake ɗauka',
    retakeOf: (pose) => `Sake ɗauka: ${pose}`,
    startAgain: 'Fara daga farko',
    notSent: 'Ba a iya aika hotunan ba. Ku sake gwadawa.',
    sending: 'Ana aikawa...',
    send: 'Aika hotuna',
  },
  none: {
    title: 'Ba mu iya amfani da kyamara ba',
    text: 'Idan burauzarku ta tambaye ku kun ce a’a, ku ba wannan shafi izinin kyamara a saitunan burauzar, sannan ku sake gwadawa. Idan wannan na’ura ba ta da kyamara, za mu iya tabbatar da ku ta kiran bidiyo.',
    call: 'Shirya kira',
  },
  sent: 'Mun gode! Mutum biyu daga ƙungiyarmu za su kwatanta waɗannan hotuna da hotunan bayanan kanku, yawanci cikin awa 24 zuwa 48. Bayan haka ana goge waɗannan hotuna.',
  callAsked: 'Mun gode! Za mu gaya muku lokaci da inda za a yi kiran.',
  done: 'An gama',
}
