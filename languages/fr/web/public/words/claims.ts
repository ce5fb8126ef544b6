import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/claims'

export const words: typeof en = {
  figures: {
    successStories: 'Belles histoires',
    marriages: 'Mariages',
    countries: 'Pays',
    founded: 'Fondation',
    members: 'Membres',
    funding: 'Financement',
    languages: 'Langues',
  },
  languages: 'Anglais, français, portugais, arabe',
  couple: (one, other) => `${one} et ${other}`,
  stories: {
    ngozi: {
      where: 'Enugu et Manchester',
      text: 'Igbo tous les deux, catholiques tous les deux, et cinq mille kilomètres entre eux. Ils se sont écrit pendant trois mois avant le premier appel vidéo, en présence de sa mère à lui. « Elle posait de meilleures questions que moi », dit Emeka. Le vin a été porté au mois de décembre suivant.',
    },
    zainab: {
      where: 'Kano et Londres',
      text: 'Zainab voulait quelqu’un qui prie et qui lise. Idris avait écrit les deux dans la première ligne de son profil. Leurs oncles se sont parlé avant leur rencontre, comme il se doit, et le nikah a été célébré dans l’année.',
    },
    akosua: {
      where: 'Kumasi et Toronto',
      text: 'Elle avait fait de la distance un critère non négociable, puis l’avait retirée de sa liste. « J’ai réfléchi à ce avec quoi je ne pourrais vraiment pas vivre, dit Akosua. Ce n’était pas la distance. C’était le mensonge. »',
    },
    wanjiru: {
      where: 'Nairobi',
      text: 'Elle kikuyu, lui luo, et tout le monde leur disait que cela n’irait pas. Le pourcentage disait 91, et leur montrait pourquoi : la même église, le même amour du chant choral, le même souhait de trois enfants. Leurs parents ont été conquis à la deuxième visite.',
    },
    selam: {
      where: 'Addis-Abeba et Stockholm',
      text: 'Dawit est rentré au pays pour Timkat et avait quatre jours. Ils s’étaient déjà écrit tout l’essentiel ; ils ont donc passé ces quatre jours à rire. C’est là, dit-elle, qu’elle a su.',
    },
  },
  releases: {
    explained: {
      date: 'Octobre 2025',
      title: `${BRAND} explique chaque compatibilité, point par point`,
      text: 'Les membres voient désormais d’où vient un pourcentage : foi, langues et culture, âge, lieu, mode de vie, centres d’intérêt et études. Tous deux voient le même chiffre, et il ne révèle aucune réponse que l’un d’eux garde privée.',
    },
    funded: {
      date: 'Mars 2025',
      title: `${BRAND} lève 5 millions de dollars en série A`,
      text: `Ce financement permet de rémunérer des personnes qui vérifient les profils et répondent aux signalements, de créer des applis pour Android et iPhone, et de proposer ${BRAND} en français, en portugais et en arabe.`,
    },
    opened: {
      date: '2024',
      title: `${BRAND} ouvre ses portes aux femmes et aux hommes qui veulent se marier`,
      text: 'Un service de rencontres pour les Africains du continent et de la diaspora, qui interroge sur la foi, l’ethnie et la culture, la langue, le lieu et les valeurs, et qui fonctionne sur les téléphones et les réseaux que les gens ont vraiment.',
    },
  },
  leadership: {
    chief: {
      role: 'Direction générale',
      text: 'Fixe notre cap et répond de chaque promesse de ce site.',
    },
    technology: {
      role: 'Direction technique',
      text: 'Veille à ce que les chiffres soient justes et les pages légères.',
    },
    safety: {
      role: 'Responsable confiance et sécurité',
      text: 'Lutte contre les escroqueries et soutient les personnes qui en ont été victimes.',
    },
  },
  offers: {
    anywhere: 'Travaillez d’où vous voulez, à des heures qui conviennent à votre famille.',
    pay: 'Un salaire juste selon le poste, le même dans chaque pays.',
    health: 'Une couverture santé, et des congés payés pour les mariages, les naissances et les deuils.',
    equipment: 'Un bon ordinateur, une connexion payée, et du temps et de l’argent pour apprendre.',
  },
  areas: {
    engineering: 'Développement',
    product: 'Produit et design',
    marketing: 'Marketing',
    customers: 'Accompagnement des membres',
    operations: 'Opérations',
  },
  positions: {
    fullStack: {
      title: 'Développement full-stack',
      text: 'TypeScript de la base de données jusqu’à l’écran, en pensant d’abord aux réseaux lents.',
    },
    mobile: {
      title: 'Développement mobile',
      text: 'Les applis pour Android et iPhone, assez légères pour tous les téléphones.',
    },
    matching: {
      title: 'Développement de la mise en relation',
      text: 'Explicable, équitable et rapide : la façon dont deux personnes sont comparées.',
    },
    designer: {
      title: 'Design produit',
      text: 'Des écrans que comprennent aussi bien une débutante que sa mère.',
    },
    trust: {
      title: 'Responsable produit, confiance',
      text: 'La vérification, les signalements et tout ce qui donne un sentiment de sécurité.',
    },
    community: {
      title: 'Responsable de la communauté, Afrique de l’Ouest',
      text: 'Aller à la rencontre de nos membres là où ils sont : églises, mosquées, campus, radio.',
    },
    writer: {
      title: 'Rédaction en français',
      text: 'Nos mots pour Abidjan, Dakar, Kinshasa et Paris.',
    },
    support: {
      title: 'Assistance aux membres',
      text: 'Des réponses aimables et claires, aux heures où d’autres dorment.',
    },
    safety: {
      title: 'Responsable d’équipe, confiance et sécurité',
      text: 'Trouver les escrocs avant qu’ils trouvent nos membres, et nous apprendre comment.',
    },
    finance: {
      title: 'Responsable finances et paiements',
      text: 'Cartes et mobile money, dans plus d’une monnaie.',
    },
  },
}
