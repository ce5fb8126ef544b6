import { formatCount } from '@ndoa/contract/french'
import { pluralFr as plural } from '@ndoa/contract/plural'
import type * as en from '@ndoa/web/features/dating/messaging/words/chat'

const characters = (count: number) =>
  plural(count, {
    one: `${count} caractère`,
    many: `${formatCount(count)} de caractères`,
    other: `${formatCount(count)} caractères`,
  })

export const cautions: typeof en.cautions = {
  money: {
    title: 'Prudence avec l’argent',
    text: 'Il semble qu’il soit question d’argent ici. N’envoyez jamais d’argent, de cartes cadeaux, de codes ni de coordonnées bancaires à quelqu’un que vous n’avez pas rencontré, si triste ou si urgente que soit l’histoire. Une personne bien intentionnée comprendra.',
  },
  contact: {
    title: 'Prenez votre temps avant de passer sur une autre appli',
    text: 'Ici, vous pouvez bloquer et signaler, et notre équipe peut vous aider. Ailleurs, nous ne le pouvons pas. Continuez à vous écrire ici jusqu’à bien vous connaître.',
  },
}

export const moneyQuestion: typeof en.moneyQuestion = {
  title: 'Est-ce le bon moment pour parler d’argent ?',
  text: 'Des inconnus demandent souvent de l’argent à nos membres : beaucoup s’en inquiètent. Si vous ne vous êtes pas encore rencontrés en personne, laissez l’argent en dehors de votre conversation. S’il s’agissait d’autre chose, continuez tout simplement.',
  understood: 'J’ai compris',
}

export const composer: typeof en.composer = {
  label: (name) => `Message à ${name}`,
  placeholder: 'Écrivez un message…',
  left: (count) => `Encore ${characters(count)}`,
  tooMany: (count) => `${characters(count)} de trop`,
  tooLong: 'Votre message est trop long',
  fewLeft: (most) =>
    plural(most, {
      one: `Il reste ${most} caractère ou moins`,
      many: `Il reste ${formatCount(most)} de caractères ou moins`,
      other: `Il reste ${formatCount(most)} caractères ou moins`,
    }),
}

export const bubble: typeof en.bubble = {
  from: (name) => `${name} : `,
  fromYou: 'Vous : ',
  at: (time) => `, ${time}`,
  atIn: (time, state) => `, ${time}, ${state}`,
  moment: (date, time) => `${date}, ${time}`,
  states: {
    sending: 'Envoi',
    waiting: 'En attente du réseau',
    failed: 'Non envoyé',
    stored: 'Envoyé',
    read: 'Lu',
  },
  notSent: (reason) => `Non envoyé. ${reason}`,
  retry: 'Réessayer',
  discard: 'Supprimer',
}
