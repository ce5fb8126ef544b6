import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/plain-pages'

export const words: typeof en = {
  start: 'Aller à la page d’accueil',
  notFound: {
    title: 'Page introuvable',
    description: 'Cette page n’existe pas ou a changé d’adresse.',
    text: 'Cette page n’existe pas ou a changé d’adresse. Mais la personne que vous cherchez est peut-être toujours là.',
    dashboard: 'Aller à votre accueil',
    tell: 'Nous le signaler',
  },
  error: {
    title: 'Un problème est survenu',
    description: 'Un problème est survenu de notre côté.',
    text: (address) =>
      `C’est notre faute, pas la vôtre. Réessayez dans un instant. Si cela se reproduit, écrivez à <mail>${address}</mail>.`,
  },
  offline: {
    title: 'Vous êtes hors ligne',
    description: 'Cette page a besoin d’une connexion internet.',
    text: `Cette page a besoin d’une connexion internet. ${BRAND} s’ouvre même sans connexion, et charge vos affinités et vos messages dès qu’elle est revenue.`,
    open: `Ouvrir ${BRAND}`,
    tryStart: 'Réessayer la page d’accueil',
  },
  oldBrowser: {
    title: 'Votre navigateur est trop ancien',
    description: `${BRAND} a besoin d’un navigateur plus récent.`,
    text: (address) =>
      `${BRAND} a besoin de Chrome 92, Firefox 102, Safari 15 ou d’une version plus récente. Mettez à jour votre navigateur ou votre téléphone, ou installez un autre navigateur, puis rouvrez ${BRAND}. Si ce n’est pas possible, écrivez à <mail>${address}</mail> et nous vous aiderons.`,
    tryAgain: 'Réessayer',
    contact: 'Nous contacter',
  },
}
