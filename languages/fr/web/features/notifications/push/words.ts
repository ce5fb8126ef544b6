import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/features/notifications/push/words'

export const words: typeof en = {
  turnOn: 'Me prévenir sur cet appareil',
  why: 'Une courte notification quand il y a du nouveau pour vous. Elle ne montre jamais de nom, de photo ni de message.',
  notNow: 'Pas maintenant',
  isOn: 'Cet appareil vous préviendra quand il y aura du nouveau.',
  denied: `Ce navigateur bloque les notifications de ${BRAND}. Pour les autoriser, ouvrez les paramètres du site à côté de l’adresse, choisissez Notifications, puis Autoriser.`,
  needsInstall: `Sur un iPhone ou un iPad, ajoutez d’abord ${BRAND} à l’écran d’accueil : touchez « Partager », puis « Sur l’écran d’accueil ». Ouvrez ensuite ${BRAND} depuis cet écran.`,
  unsupported: 'Ce navigateur ne peut pas recevoir de notifications.',
  failed: 'L’activation n’a pas réussi. Réessayez.',
  setting: 'Notifications sur cet appareil',
}
