import type { words as en } from '@ndoa/web/app/words'

export const words: typeof en = {
  loading: 'Chargement',
  failed: { title: 'Un problème est survenu', text: 'Réessayez dans un instant.' },
  notLoaded: { title: 'Pas encore chargé', text: 'Cet écran s’ouvrira dès que la connexion sera revenue.' },
  notFound: {
    title: 'Page introuvable',
    text: 'Cette page n’existe pas ou a changé d’adresse.',
    home: 'Aller à la page d’accueil',
  },
  newVersion: { title: 'Nouvelle version', reload: 'Recharger' },
  sessionEnded: {
    title: 'Reconnectez-vous',
    text: 'Votre session a pris fin. Connectez-vous pour reprendre là où vous en étiez.',
    signIn: 'Se connecter',
  },
  followingLink: { activating: 'Activation de votre compte…', authenticating: 'Vérification…' },
}
