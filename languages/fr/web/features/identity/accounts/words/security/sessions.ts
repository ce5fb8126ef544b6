import type { sessions as en } from '@ndoa/web/features/identity/accounts/words/security/sessions'

export const sessions: typeof en = {
  failed: 'Vos appareils ne se chargent pas',
  list: 'Appareils connectés',
  ended: 'Cet appareil a été déconnecté.',
  othersEnded: 'Tous les autres appareils ont été déconnectés.',
  endOthers: 'Déconnecter tous les autres',
  thisDevice: 'Cet appareil',
  unknownPlace: 'Lieu inconnu',
  unknownBrowser: 'Navigateur inconnu',
  browserOn: (browser, system) => `${browser} sur ${system}`,
  used: (place, lastUsed, signedIn) =>
    `${place} · dernière utilisation : ${lastUsed.toLowerCase()} · connexion le ${signedIn}`,
  end: 'Déconnecter',
  endOf: (device) => `Déconnecter : ${device}`,
}
