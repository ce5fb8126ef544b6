import type { words as en } from '@ndoa/web/features/dating/safety/words'

export const words: typeof en = {
  notForMe: 'Hanifai',
  notForMeName: (name) => `Hanifai: ${name}`,
  unmatch: 'Achana naye',
  block: 'Zuia',
  more: (name) => `Chaguo zaidi kuhusu ${name}`,
  report: (name) => `Ripoti ${name}`,
  secret: 'Hatajua ni nani aliyemripoti.',
  hidden: (name) => `Hatutakuonyesha ${name} tena.`,
  undo: 'Tendua',
  confirm: {
    block: {
      title: (name) => `Umzuie ${name}?`,
      text: 'Hamtaonana tena hapa. Hataambiwa.',
    },
    unmatch: {
      title: (name) => `Uachane na ${name}?`,
      text: 'Mazungumzo yenu yatafutwa kwenu nyote wawili. Hataambiwa.',
    },
  },
  failures: {
    block: (name) => `Hatukuweza kumzuia ${name}. Tafadhali jaribu tena.`,
    unblock: (name) => `Hatukuweza kumwondolea ${name} kizuizi. Tafadhali jaribu tena.`,
    unmatch: (name) => `Haikuwezekana kuachana na ${name}. Tafadhali jaribu tena.`,
    hide: (name) => `Hatukuweza kumficha ${name}. Tafadhali jaribu tena.`,
    unhide: (name) => `Hatukuweza kumrudisha ${name}. Tafadhali jaribu tena.`,
  },
}
