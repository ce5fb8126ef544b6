import { BRAND } from '@ndoa/contract/brand'
import type { joining as en } from '../en/joining.ts'

export const joining: typeof en = {
  title: 'S’inscrire',
  entries: {
    whoCanJoin: {
      question: 'Qui peut s’inscrire ?',
      text: [
        'Toute personne de 18 ans ou plus qui est libre de se marier, cherche une personne pour s’engager sérieusement et utilise sa véritable identité.',
      ],
    },
    cost: {
      question: 'Combien cela coûte-t-il ?',
      text: [
        `S’inscrire, trouver quelqu’un, aimer un profil et écrire à ses affinités : tout cela est gratuit. Des abonnements payants (Easy ${BRAND}, Super ${BRAND} et Premium ${BRAND}) arriveront ; ce qui est gratuit aujourd’hui le restera.`,
      ],
    },
    phoneNumber: {
      question: 'Puis-je m’inscrire avec mon numéro de téléphone ?',
      text: [
        'Oui. Choisissez « Téléphone », entrez votre numéro, puis le code à six chiffres que nous vous envoyons. Personne d’autre ne voit jamais votre numéro.',
      ],
    },
    confirmationEmail: {
      question: 'Je n’ai pas reçu mon e-mail de confirmation.',
      text: [
        'Regardez dans votre dossier des indésirables, puis appuyez sur « Renvoyer » sur la page qui vous demande de consulter vos e-mails. C’est le lien le plus récent qui fonctionne.',
      ],
    },
    forgotPassword: {
      question: 'J’ai oublié mon mot de passe.',
      text: [
        'Appuyez sur « Mot de passe oublié ? » sur la <login>page de connexion</login>. Nous vous enverrons par e-mail un lien qui vous connecte et vous permet d’en choisir un nouveau.',
      ],
    },
    app: {
      question: 'Existe-t-il une appli ?',
      text: [
        `Des applis pour Android et iPhone arrivent. D’ici là, ouvrez ce site sur votre téléphone et choisissez « Ajouter à l’écran d’accueil » dans le menu du navigateur : ${BRAND} s’ouvre alors comme une appli, démarre sans réseau et ne prend presque pas de place.`,
      ],
    },
  },
}
