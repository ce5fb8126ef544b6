import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/plain-pages'

export const words: typeof en = {
  start: 'Je shafin farko',
  notFound: {
    title: 'Ba a sami shafin ba',
    description: 'Babu wannan shafi, ko kuma an mayar da shi wani wuri.',
    text: 'Babu wannan shafi, ko kuma an mayar da shi wani wuri. Amma watakila mutumin da kuke nema yana nan.',
    dashboard: 'Je mafari',
    tell: 'Gaya mana game da wannan',
  },
  error: {
    title: 'An sami matsala',
    description: 'An sami matsala a ɓangarenmu.',
    text: (address) =>
      `Laifinmu ne, ba naku ba. Da fatan za ku sake gwadawa nan da ɗan lokaci. Idan ta ci gaba da faruwa, ku rubuto zuwa <mail>${address}</mail>.`,
  },
  offline: {
    title: 'Babu intanet',
    description: 'Wannan shafi yana buƙatar intanet.',
    text: `Wannan shafi yana buƙatar intanet. ${BRAND} da kansa yana buɗewa ko babu ita, kuma yana loda waɗanda kuka dace da su da saƙonninku idan intanet ta dawo.`,
    open: `Buɗe ${BRAND}`,
    tryStart: 'Sake gwada shafin farko',
  },
  oldBrowser: {
    title: 'Burauzarku ta tsufa sosai',
    description: `${BRAND} yana buƙatar sabuwar burauza.`,
    text: (address) =>
      `${BRAND} yana buƙatar Chrome 92, Firefox 102, Safari 15 ko sababbi fiye da haka. Ku sabunta burauzarku ko wayarku, ko ku sa wata burauza, sannan ku sake buɗe ${BRAND}. Idan ba ku iya ba, ku rubuto zuwa <mail>${address}</mail>, za mu taimaka muku.`,
    tryAgain: 'Sake gwadawa',
    contact: 'Tuntuɓe mu',
  },
}
