import type { factor as en } from '@ndoa/web/features/identity/accounts/words/security/factor'

export const factor: typeof en = {
  enable: 'Activer la connexion en deux étapes',
  hint: 'Un code de votre appli d’authentification, en plus de votre connexion habituelle.',
  left: (left, all) => `Codes de secours restants : ${left} sur ${all}.`,
  titles: {
    enrol: 'Activer la connexion en deux étapes',
    remove: 'Désactiver la connexion en deux étapes',
    renew: 'Nouveaux codes de secours',
    keep: 'Vos codes de secours',
  },
  enrol: {
    text: 'Avec la connexion en deux étapes, vous saisirez à chaque connexion un code d’une appli d’authentification de votre téléphone, comme Google Authenticator ou Aegis. Vos autres appareils seront déconnectés.',
    scan: 'Scannez ceci avec votre appli d’authentification, puis saisissez le code à six chiffres qu’elle affiche.',
    qrCode: 'Code QR pour votre appli d’authentification',
    here: 'L’appli est sur cet appareil ? <a>Ouvrez-la</a>, ou recopiez cette clé :',
    turnOn: 'Activer',
  },
  code: 'Code de l’appli ou code de secours',
  removeText:
    'Aucun code ne vous sera plus demandé à la connexion, et vos codes de secours ne serviront plus.',
  turnOff: 'Désactiver',
  off: 'La connexion en deux étapes est désactivée.',
  renewText: 'Vos codes actuels ne serviront plus.',
  unseenText:
    'La connexion en deux étapes est activée, mais le réseau a été coupé avant que vos codes de secours ne s’affichent. Créez-en de nouveaux maintenant, avec le prochain code de votre appli.',
  renew: 'Créer de nouveaux codes',
  codes: {
    text: 'Gardez ces codes de secours dans un endroit que vous pouvez atteindre sans votre téléphone. Chacun vous connecte une seule fois, si vous ne pouvez pas utiliser votre appli d’authentification. <b>Nous ne les montrerons plus.</b>',
    label: 'Codes de secours',
    copy: 'Copier',
    copied: 'Codes de secours copiés.',
    notCopied: 'La copie n’a pas fonctionné. Notez les codes sur papier.',
    download: 'Télécharger',
    saved: 'Je les ai mis en lieu sûr',
    file: (brand, codes) => `Codes de secours ${brand}. Chacun sert une seule fois.\n\n${codes}\n`,
    fileName: (brand) => `${brand.toLowerCase()}-codes-de-secours.txt`,
  },
}
