import type { sessions as en } from '@ndoa/web/features/identity/accounts/words/security/sessions'

export const sessions: typeof en = {
  failed: 'Ba mu iya loda jerin na’urorinku ba',
  list: 'Na’urorin da kuka shiga da su',
  ended: 'An fitar da waccan na’ura daga asusu.',
  othersEnded: 'An fitar da dukan sauran na’urori daga asusu.',
  endOthers: 'Fitar da sauran duka',
  thisDevice: 'Wannan na’ura',
  unknownPlace: 'Ba a san wurin ba',
  unknownBrowser: 'Ba a san burauzar ba',
  browserOn: (browser, system) => `${browser} a kan ${system}`,
  used: (place, lastUsed, signedIn) =>
    `${place} · an yi amfani da ita ƙarshe ${/\d{4}/.test(lastUsed) ? lastUsed : lastUsed.toLowerCase()} · an shiga ${signedIn}`,
  end: 'Fitar',
  endOf: (device) => `Fitar: ${device}`,
}
