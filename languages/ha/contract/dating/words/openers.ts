import type { words as en } from '@ndoa/contract/dating/words/openers'

export const words: typeof en = {
  shared: {
    language: [
      (name) => `Mu biyu duk muna jin ${name}. Daga wajen wa kuka koya?`,
      (name) => `Na ga ku ma kuna jin ${name}. Wace magana ce ba ta fita da daɗi sai da ${name}?`,
    ],
    faith: [
      () => 'Imaninmu ɗaya ne. Yaya yake bayyana a rayuwarku ta mako?',
      () => 'Na ji daɗi da na ga imaninmu ɗaya ne. Daga wajen wa kuka gaje shi?',
    ],
    interest: [
      (name) => `${name}: mu biyu duk mun saka wannan a bayanan kanmu. Yaya abin ya fara a wajenku?`,
      (name) => `Mu biyu duk mun zaɓi ${name.toLocaleLowerCase('ha')}. Me kuka fi jin daɗi a ciki?`,
    ],
    children: [
      () => 'Mu biyu duk muna son samun yara. Yaya gidanku yake a lokacin ƙuruciyarku?',
      () => 'Mu biyu duk muna fatan samun yara. Me kuke so su gada daga gare ku?',
    ],
    sober: [
      () => 'Mu biyu duk ba ma shan giya. A wajenku, yaya maraice mai daɗi tare da abokai yake?',
      () => 'Na ga ku ma ba kwa shan giya. A ina kuke son haɗuwa da mutane?',
    ],
  },
  general: [
    'Yaya makon nan yake tafiya muku?',
    'Wane abinci ne yake tuna muku da gida?',
    'Me kuke son yi ranar Asabar idan ba ku da aiki?',
    'Me ya sa ku murmushi a wannan makon?',
  ],
}
