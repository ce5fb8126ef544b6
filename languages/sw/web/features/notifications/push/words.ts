import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/features/notifications/push/words'

export const words: typeof en = {
  turnOn: 'Pata arifa kwenye kifaa hiki',
  why: 'Arifa fupi kukiwa na jambo jipya kwako. Haionyeshi kamwe majina, picha wala ujumbe.',
  notNow: 'Si sasa',
  isOn: 'Kifaa hiki kitakuarifu kukiwa na jambo jipya.',
  denied: `Kivinjari hiki kinazuia arifa za ${BRAND}. Ili kuziruhusu, fungua mipangilio ya tovuti hii kando ya anwani, chagua Arifa (Notifications), kisha Ruhusu (Allow).`,
  needsInstall: `Kwenye iPhone au iPad, kwanza weka ${BRAND} kwenye skrini ya mwanzo: bonyeza “Share”, kisha “Add to Home Screen”. Halafu fungua ${BRAND} kutoka hapo.`,
  unsupported: 'Kivinjari hiki hakiwezi kupokea arifa.',
  failed: 'Hatukuweza kuziwasha. Tafadhali jaribu tena.',
  setting: 'Arifa kwenye kifaa hiki',
}
