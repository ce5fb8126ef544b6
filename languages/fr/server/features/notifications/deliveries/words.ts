import { BRAND } from '@ndoa/contract/brand'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/notifications/deliveries/words'

/** Mails, text messages and lock screens may be read by others, so these never name the sender or quote a message. */
export const words: typeof en = {
  preview: 'Jetez-y un œil quand vous aurez un moment.',
  turnOff: (link) =>
    `Nous envoyons au plus un e-mail de ce genre par jour. Pour les désactiver sans vous connecter : ${link}`,
  news: {
    match: {
      subject: `Vous avez une nouvelle affinité sur ${BRAND}`,
      heading: 'Une nouvelle affinité',
      line: 'Vous avez une nouvelle affinité. Dites bonjour :',
      label: 'Voir mes affinités',
    },
    message: {
      subject: `Vous avez un nouveau message sur ${BRAND}`,
      heading: 'Un nouveau message',
      line: 'Vous avez un nouveau message :',
      label: 'Le lire',
    },
    like: {
      subject: `Quelqu’un a aimé votre profil sur ${BRAND}`,
      heading: 'Quelqu’un a aimé votre profil',
      line: 'Quelqu’un a aimé votre profil :',
      label: 'Voir qui c’est',
    },
    search: {
      subject: `Une nouvelle personne correspond à votre recherche sur ${BRAND}`,
      heading: 'Une nouvelle personne correspond à votre recherche',
      line: 'Une nouvelle personne correspond à une recherche que vous avez enregistrée :',
      label: 'Voir qui c’est',
    },
    views: {
      subject: `Votre profil a été consulté sur ${BRAND}`,
      heading: 'Visites de votre profil',
      line: 'Des membres ont consulté votre profil cette semaine :',
      label: 'Voir combien',
    },
    reminder: {
      subject: `Quelque chose vous attend sur ${BRAND}`,
      heading: 'Un rappel',
      line: 'Quelque chose vous attend :',
      label: 'Voir',
    },
    safety: {
      subject: `Un avis de ${BRAND}`,
      heading: 'Un avis sur votre sécurité ou votre compte',
      line: 'Il y a un avis sur votre sécurité ou votre compte :',
      label: 'Le lire',
    },
  },
  several: {
    subject: `Du nouveau pour vous sur ${BRAND}`,
    heading: 'Du nouveau pour vous',
    line: 'Voici ce qui vous attend :',
    label: 'Voir',
  },
  /** For a message that combines several kinds of news. */
  counts: {
    match: (count) => formOf(count, '1 nouvelle affinité', `${count} nouvelles affinités`),
    message: (count) =>
      formOf(
        count,
        '1 conversation avec de nouveaux messages',
        `${count} conversations avec de nouveaux messages`,
      ),
    like: (count) => formOf(count, '1 nouveau « J’aime »', `${count} nouveaux « J’aime »`),
    search: () => 'De nouvelles personnes dans vos recherches enregistrées',
    views: () => 'Visites de votre profil',
    reminder: (count) => formOf(count, '1 rappel', `${count} rappels`),
    safety: (count) => formOf(count, '1 avis', `${count} avis`),
  },
  /** For members who opted in to marketing mails. */
  weekly: {
    subject: `Votre semaine sur ${BRAND}`,
    heading: 'Votre semaine',
    preview: 'Qui vous correspond, et ce qui vous attend.',
    fits: (count) =>
      formOf(
        count,
        '1 membre correspond à ce que vous recherchez.',
        `${count} membres correspondent à ce que vous recherchez.`,
      ),
    best: (percents) =>
      `Meilleures compatibilités : ${percents.map((percent) => `${percent} %`).join(', ')}.`,
    likes: (count) =>
      formOf(count, '1 « J’aime » attend votre réponse.', `${count} « J’aime » attendent votre réponse.`),
    label: 'Voir qui correspond',
    why: (link) =>
      `Vous recevez cet e-mail parce que vous avez choisi les e-mails publicitaires. Pour les désactiver sans vous connecter : ${link}`,
  },
  sms: (link) => `${BRAND}: vous avez une nouvelle affinité. ${link}`,
}

const formOf = (count: number, one: string, other: string) => plural(count, { one, many: other, other })
