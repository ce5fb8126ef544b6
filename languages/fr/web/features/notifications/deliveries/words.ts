import type { words as en } from '@ndoa/web/features/notifications/deliveries/words'

export const words: typeof en = {
  byKind: 'Choisir par type de nouvelles et fixer les heures de silence',
  loading: 'Chargement…',
  failed: 'Cela ne se charge pas',
  notSaved: 'Ce n’est pas enregistré. Réessayez.',
  grid: 'Ce que nous vous disons, et par quel moyen',
  news: 'Nouvelles',
  channels: { push: 'Push', mail: 'E-mail', sms: 'SMS' },
  kinds: {
    match: 'Nouvelles affinités',
    message: 'Messages',
    like: '« J’aime »',
    search: 'Recherches enregistrées',
    views: 'Visites de votre profil',
    reminder: 'Rappels',
  },
  cell: (kind, channel) => `${kind} : ${channel}`,
  night: 'Heures de silence',
  nightHint:
    'La nuit, nous gardons toutes les nouvelles et vous les donnons le matin. Les codes et les avertissements sur votre compte arrivent toujours.',
  starts: 'De',
  ends: 'À',
  zone: (zone) => `Votre fuseau horaire : ${zone}`,
  missing: {
    phone: 'Pour recevoir des SMS, il vous faut un numéro de téléphone confirmé. <a>Ajoutez votre numéro</a>',
    address: 'Votre compte n’a pas encore d’adresse e-mail. <a>Ajoutez votre adresse</a>',
    confirmation: 'Vous n’avez pas encore confirmé votre adresse e-mail. <a>Confirmez votre adresse</a>',
  },
  mail: {
    undeliverable:
      'Les e-mails envoyés à votre adresse nous sont revenus : nous n’en envoyons plus. <a>Changez d’adresse</a>, ou connectez-vous une fois par un lien reçu par e-mail : nous saurons alors qu’elle fonctionne de nouveau.',
    complained:
      'Vous avez signalé un de nos e-mails comme indésirable : nous n’envoyons plus de nouvelles par e-mail. <a>Changez d’adresse</a> si vous voulez de nouveau en recevoir.',
  },
}
