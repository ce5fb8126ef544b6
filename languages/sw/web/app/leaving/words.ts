import type { words as en } from '@ndoa/web/app/leaving/words'

export const words: typeof en = {
  failed: 'Hatukuweza kupakia sehemu hii',
  didNotWork: 'Haikufaulu. Tafadhali jaribu tena.',
  deactivate: {
    title: 'Zima akaunti kwa muda',
    text: 'Wasifu wako utafichwa na hutapata arifa zozote. Orodha ya mliopendezana nao na ujumbe wako vitahifadhiwa. Ukitaka kurudi, ingia tena tu.',
    ask: {
      title: 'Uzime akaunti yako kwa muda?',
      text: 'Hakuna atakayeona wasifu wako hadi utakapoingia tena. Utatolewa kwenye vifaa vyako vyote.',
      confirmText: 'Zima',
      busyText: 'Inazima...',
    },
  },
  delete: {
    title: 'Futa akaunti',
    text: 'Wasifu wako, picha, orodha ya mliopendezana nao, mazungumzo na mipangilio vitafutwa kabisa. Hakuna anayeweza kuvirudisha.',
    ask: {
      title: 'Ufute akaunti yako kabisa?',
      text: 'Wasifu wako, picha, orodha ya mliopendezana nao, mazungumzo na mipangilio vitafutwa kabisa. Hatua hii haiwezi kutenduliwa.',
      confirmText: 'Futa kabisa',
      busyText: 'Inafuta...',
    },
  },
  data: {
    title: 'Taarifa zako',
    text: 'Pata nakala ya kila ulichoandika na kupakia, uisome na kuitunza.',
    export: 'Omba taarifa zangu',
    ready: (hours) => `Nakala yako iko tayari. Kiungo hutumika mara moja, ndani ya saa ${hours}.`,
    download: 'Pakua taarifa zangu',
    downloading: 'Inapakua...',
  },
}
