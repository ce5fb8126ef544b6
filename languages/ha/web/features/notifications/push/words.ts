import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/features/notifications/push/words'

export const words: typeof en = {
  turnOn: 'Sami sanarwa a wannan na’ura',
  why: 'Gajeriyar sanarwa idan akwai labari gare ku. Ba ta taɓa nuna sunaye, hotuna ko saƙonni ba.',
  notNow: 'Ba yanzu ba',
  isOn: 'Wannan na’ura za ta sanar da ku idan akwai labari.',
  denied: `Wannan burauza tana hana sanarwa daga ${BRAND}. Don ba da izini, ku buɗe saitunan wannan shafi kusa da adireshi, ku zaɓi Sanarwa (Notifications), sannan Ba da izini (Allow).`,
  needsInstall: `A iPhone ko iPad, ku fara saka ${BRAND} a allon farko: ku danna “Share”, sannan “Add to Home Screen”. Sannan ku buɗe ${BRAND} daga can.`,
  unsupported: 'Wannan burauza ba za ta iya karɓar sanarwa ba.',
  failed: 'Ba mu iya kunna wannan ba. Ku sake gwadawa.',
  setting: 'Sanarwa a wannan na’ura',
}
