import type { sessions as en } from '@ndoa/web/features/identity/accounts/words/security/sessions'

export const sessions: typeof en = {
  failed: 'Hatukuweza kupakia vifaa vyako',
  list: 'Vifaa ulivyoingia navyo',
  ended: 'Kifaa hicho kimetolewa kwenye akaunti.',
  othersEnded: 'Vifaa vingine vyote vimetolewa kwenye akaunti.',
  endOthers: 'Toa vingine vyote',
  thisDevice: 'Kifaa hiki',
  unknownPlace: 'Mahali hapajulikani',
  unknownBrowser: 'Kivinjari kisichojulikana',
  browserOn: (browser, system) => `${browser} kwenye ${system}`,
  used: (place, lastUsed, signedIn) =>
    `${place} · kilitumika mwisho ${/\d{4}/.test(lastUsed) ? lastUsed : lastUsed.toLowerCase()} · uliingia ${signedIn}`,
  end: 'Toa',
  endOf: (device) => `Toa: ${device}`,
}
