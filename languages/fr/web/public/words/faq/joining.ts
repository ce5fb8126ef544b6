import { BRAND } from '@ndoa/contract/brand'
import type { joining as en } from '@ndoa/web/public/words/faq/joining'
import { TIERS_ADD } from '../phrases.ts'

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
        'S’inscrire, trouver quelqu’un, aimer un profil et écrire quand l’intérêt est réciproque : tout cela est gratuit, et ce qui est gratuit aujourd’hui le restera. Une <membership>formule payante</membership> ajoute quelques options, à un prix qui dépend de votre pays de résidence, jamais de votre âge ni de votre sexe.',
      ],
    },
    membership: {
      question: 'Qu’apporte une formule payante ?',
      text: [{ list: TIERS_ADD }],
    },
    paying: {
      question: 'Comment payer ?',
      text: [
        'Dans les paramètres, sous Formule : par carte, ou par mobile money dans de nombreux pays d’Afrique. Vous payez une seule fois, pour 1, 3 ou 12 mois, sur la page du prestataire de paiement ; le numéro de votre carte ne nous parvient jamais. Rien n’est renouvelé, sauf si vous l’activez.',
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
