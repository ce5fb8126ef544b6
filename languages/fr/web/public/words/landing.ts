import { BRAND } from '@ndoa/contract/brand'
import { LANDING_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/landing'

export const words: typeof en = {
  title: `${BRAND} : là où les Africains d’ici et d’ailleurs se rencontrent pour se marier`,
  description: `${BRAND} aide les Africains du continent et de la diaspora qui veulent se marier à se rencontrer : par la foi, l’ethnie et la culture, la langue, le lieu et les valeurs. Inscription gratuite.`,
  hero: {
    who: 'Pour les Africains d’ici et d’ailleurs',
    title: 'Rencontrez la personne que vous épouserez',
    text: `${BRAND} réunit des femmes et des hommes qui veulent fonder une famille : par la foi, l’ethnie et la culture, la langue, le lieu et les valeurs.`,
    join: 'S’inscrire gratuitement',
    woman: 'Dessin d’une femme souriante aux cheveux afro',
    man: 'Dessin d’un homme au sourire calme et à la barbe courte',
    sameFaith: 'Même foi',
    bothSpeak: 'Parlent tous deux lingala',
  },
  search: {
    iAm: 'Je suis',
    lookingFor: 'Je cherche',
    genders: { Male: 'Homme', Female: 'Femme' },
    ages: 'Âges',
    find: 'Trouver quelqu’un',
  },
  proofs: {
    title: 'Ce sur quoi vous pouvez compter',
    onlyMatches: {
      title: 'On ne s’écrit que si c’est réciproque',
      text: 'Personne ne peut vous écrire tant que l’intérêt n’est pas réciproque.',
    },
    explained: {
      title: 'Chaque pourcentage est expliqué',
      text: 'Point par point, et c’est le même chiffre pour vous deux.',
    },
    noTrackers: {
      title: 'Aucun pistage',
      text: 'Pas de publicité, et rien dans nos pages ne vient d’autres entreprises.',
    },
    small: {
      title: `Cette page pèse moins de ${LANDING_KB} Ko`,
      text: 'Internet coûte cher : nous gardons donc chaque page légère.',
    },
  },
  steps: {
    title: 'Comment ça marche',
    signUp: {
      title: 'Inscrivez-vous',
      text: 'Dites qui vous êtes et avec qui vous espérez vous marier : foi, ethnie, langues, lieu. C’est gratuit.',
    },
    logIn: {
      title: 'Connectez-vous',
      text: 'Parcourez des suggestions qui conviennent dans les deux sens : votre foi, votre culture, vos espoirs, et les leurs.',
    },
    loveUp: {
      title: 'Aimez-vous',
      text: 'Quand l’intérêt est réciproque, vous pouvez vous écrire. Allez doucement, parlez-en à vos familles, rencontrez-vous le moment venu.',
    },
    answers: ['Catholique', 'Lingala', 'Français', 'Kinshasa', 'Veut des enfants', 'Chant choral'],
    question: 'Maman demande quand tu viendras.',
    answer: 'Dis-lui : en décembre !',
  },
  match: {
    title: 'Ce qui compte pour un mariage compte ici',
    counts:
      'Votre foi, vos langues et le peuple dont vous venez comptent dans chaque suggestion. Dites-nous ce qui n’est pas négociable pour vous, et nous le respecterons.',
    explained:
      'Un pourcentage est calculé des deux côtés et n’est jamais à vendre. Touchez-le, et vous voyez d’où il vient.',
    why: (percent) => `Pourquoi ${percent} % ?`,
    example: 'Un exemple',
    shares: {
      faith: 'Foi : même foi, catholique',
      languages: 'Langues et culture : parlent tous deux lingala et français',
      age: 'Âge : chacun correspond au souhait de l’autre',
      place: 'Lieu de vie : même pays',
      lifestyle: 'Mode de vie',
      interests: 'Centres d’intérêt : cuisine, musique',
      education: 'Études',
    },
    together: 'Ensemble',
  },
  families: {
    title: 'Un lieu que vous pouvez montrer à votre mère',
    text: 'Personne n’est ici pour passer le temps. Les membres disent qu’ils veulent se marier, et nous les prenons au mot.',
    number: {
      title: 'Votre numéro reste à vous',
      text: 'Votre numéro de téléphone et votre adresse e-mail ne sont jamais montrés à personne.',
    },
    photos: {
      title: 'Vos photos, à vos conditions',
      text: 'Choisissez qui voit votre profil, et floutez vos photos tant que ce n’est pas réciproque.',
    },
    people: {
      title: 'Des personnes qui répondent',
      text: 'Écrivez-nous à tout moment. Une personne vous répond sous 24 heures.',
    },
    tips: 'Lire nos conseils de sécurité',
    mother: 'Dessin d’une mère souriante aux cheveux gris',
  },
  figures: {
    title: 'Du premier bonjour à deux familles autour d’une même table',
    text: 'Lisez <stories>ce qui peut arriver</stories> quand deux personnes savent ce qu’elles cherchent.',
  },
  app: {
    title: `${BRAND} dans votre poche`,
    text: 'Les applis pour Android et iPhone arrivent. D’ici là, ajoutez ce site à votre écran d’accueil : il s’ouvre comme une appli, même sans réseau.',
    stores: ['App Store', 'Google Play'],
    who: 'Mariam, 27 ans',
    where: 'Paris, France',
    why: 'Même foi · Parlent tous deux dioula',
  },
  closing: {
    title: 'Et si vous poursuiviez votre chemin ici ?',
    text: 'C’est gratuit, et seules les personnes dont vous avez aimé le profil peuvent vous écrire.',
  },
}
