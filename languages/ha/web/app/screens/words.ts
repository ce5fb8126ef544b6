import type { words as en } from '@ndoa/web/app/screens/words'
import { home } from './words/home.ts'
import { lists } from './words/lists.ts'

export const words: typeof en = {
  home,
  ...lists,
  messages: 'Saƙonni',
  conversation: 'Tattaunawa',
  findMatches: 'Nemo abokan aure',
  findPerfect: 'Nemo wanda ya dace da ku',
  photos: {
    title: 'Shirya hotuna',
    text: (most) => `Ku nuna ko su wane ne ku: hotuna har ${most}, a jerin da kuka zaɓa.`,
    unknownPlace: 'Ba a san wurin ba',
  },
  profile: {
    title: 'Gyara bayanan kai',
    text: 'Ku sabunta bayananku don samun waɗanda suka fi dacewa da ku',
  },
  settings: {
    title: 'Saitunan asusu',
    signedInAs: 'Kun shiga a matsayin <name></name>.',
    signedInAsWith: 'Kun shiga a matsayin <name></name> (<email></email>).',
  },
  verification: 'Tabbatarwa',
  suspended: {
    pageTitle: 'Asusunku',
    title: 'Asusunku',
    logout: 'Fita',
    until: (date, time) => `An dakatar da asusunku har zuwa ${date}, ${time}.`,
    forever: 'An dakatar da asusunku har sai mun sanar da ku.',
    text: 'Zuwa ga <name></name>: kafin lokacin nan babu wanda zai iya ganin bayanan kanku, kuma ba za ku iya nuna sha’awa, dacewa da wani ko aika saƙo ba. Bayanan kanku, waɗanda kuka dace da su da saƙonninku suna nan a adane. Dokokinmu suna cikin <a>Dokokin jama’a</a>.',
    decided: 'Hukuncin da muka yanke, da dalilansa',
    contact: 'Akwai abin da bai fito fili ba? Ku <a>rubuto mana</a>. Muna amsawa cikin awa 24.',
  },
}
