import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS, STRIKES_FOR } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/community-rules'
import { communityRules, reportLabels } from './phrases/rules.ts'
import { inHours } from './phrases.ts'

const sections: typeof en.sections = {
  reporting: {
    title: 'Comment signaler',
    text: [
      'Appuyez sur les trois points à côté d’un nom, d’une photo ou d’un message, choisissez « Signaler », puis le motif. Les personnes que vous avez quittées, vous pouvez encore les signaler pendant 90 jours, dans les paramètres, sous « Confidentialité ». La personne signalée ne l’apprend pas, et vous pouvez la bloquer en même temps. Sans compte, <report>signalez-nous ici ce qui enfreint ces règles</report>.',
      'Nous gardons une copie de ce que vous signalez, pour que cela ne puisse pas être supprimé avant que quelqu’un l’ait vu. Dans les paramètres, sous « Confidentialité », « Mes signalements » vous dit quand quelqu’un l’examine et ce qui en résulte : si une règle a été enfreinte et que nous avons agi, ou non. Nous ne disons pas ce que nous avons fait envers l’autre personne.',
    ],
  },
  strikes: {
    title: 'Manquements retenus',
    text: [
      `Certaines mesures sont retenues comme manquements pendant un temps. Cela nous aide à traiter tout le monde de la même façon : avec ${STRIKES_FOR.suspended7} manquements en même temps, notre programme suggère une suspension de 7 jours, avec ${STRIKES_FOR.suspended30}, une suspension de 30 jours, et avec ${STRIKES_FOR.banned}, une exclusion définitive. La personne qui décide peut choisir une autre mesure, mais doit écrire pourquoi. Une fois son temps écoulé, un manquement ne compte plus.`,
    ],
  },
  'second-look': {
    title: 'Si vous pensez que nous avons tort',
    text: [
      `Demandez un réexamen : une fois par décision, dans un délai de ${APPEAL_MONTHS} mois, gratuitement. Les deux parties le peuvent. Si la décision vous concerne, le bouton se trouve sous nos motifs, même pendant une suspension ou après une exclusion. Si vous avez signalé quelqu’un, il se trouve dans « Mes signalements ».`,
      `L’un des responsables de notre équipe, qui n’a pas pris part à la décision, l’examine sous ${inHours(APPEAL_DUE_HOURS)}. Si elle était injustifiée, tout ce qu’elle a entraîné est aussitôt annulé, et ses manquements ne comptent plus. Vous pouvez aussi vous adresser à un tribunal, ou à un organisme de règlement extrajudiciaire des litiges.`,
    ],
  },
  programs: {
    title: 'Ce sont des personnes qui décident, pas des programmes',
    text: [
      'Ce que font des programmes ici :',
      {
        list: [
          'Un programme parcourt les messages, à la recherche de demandes d’argent et de coordonnées données trop tôt. Il met en garde la personne qui les reçoit, et demande à celle qui les a écrites si c’est bien ce qu’elle veut.',
          `Quand un membre demande de l’argent à plusieurs reprises, ce programme l’empêche de commencer de nouvelles conversations pendant ${SHIELD_PAUSE_DAYS} jours au plus. Une personne de notre équipe examine la situation sous ${inHours(SHIELD_DUE_HOURS)}, et y met fin si c’était une erreur.`,
          'Un autre remarque quand un nouveau compte pourrait appartenir à une personne que nous avons exclue. Sa première photo et ses premiers messages attendent alors, ou tout le compte, jusqu’à ce que l’un de nous ait regardé.',
          'Un autre trie ce qui est signalé, pour que les personnes en danger passent en premier.',
        ],
      },
      'Ce qu’aucun programme ne fait : décider qu’une règle a été enfreinte, retirer quelque chose, suspendre ou exclure quelqu’un, juger un visage ou deviner un âge, ou regarder d’où vient une personne. De nombreux signalements à la fois n’entraînent rien non plus par eux-mêmes : une personne les examine.',
    ],
  },
  badge: {
    title: 'Le badge bleu',
    text: [
      'Pour l’obtenir, vous prenez trois photos en direct avec la caméra : l’une de face, l’autre la tête tournée, la troisième avec un code sur papier. Deux personnes de notre équipe les comparent avec les photos de votre profil, chacune de son côté. Dès qu’elles ont décidé, ces photos sont supprimées. Sans caméra, nous organisons un appel vidéo.',
      `Le badge dure ${VERIFIED_MONTHS} mois, et prend fin plus tôt avec une nouvelle photo principale, une nouvelle date de naissance ou un changement de sexe indiqué. Il dit que, ce jour-là, une personne ressemblait à ses photos. Il ne vérifie ni le nom, ni l’âge, ni la situation matrimoniale, ni les intentions, et ne protège personne d’un signalement.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Règles de la communauté',
  description: `Les règles de ${BRAND} en mots simples, ce qui se passe quand l’une d’elles est enfreinte, et comment demander un réexamen.`,
  subtitle:
    'Ce que nous demandons à tout le monde ici, ce qui se passe quand une règle est enfreinte, et comment contester une décision.',
  rules: {
    title: 'Les règles',
    text: 'Chaque règle est aussi, dans les mêmes mots, un motif pour lequel vous pouvez signaler quelqu’un, et celui que nous citons quand nous décidons.',
    all: communityRules,
    reasons: reportLabels,
    report: (reason, hours) => `À signaler sous « ${reason} ». Nous l’examinons sous ${inHours(hours)}.`,
  },
  steps: {
    title: 'Ce qui se passe ensuite',
    text: 'Une personne de notre équipe examine ce qui a été signalé et choisit l’une de ces mesures. Ce qui s’est passé auparavant compte, tout comme la gravité du tort causé. Si quelqu’un menace, fait du chantage, a moins de 18 ans, contraint ou vend des personnes, ou s’il est établi qu’il a demandé de l’argent, nous suspendons aussitôt le compte et statuons sur une exclusion définitive.',
    reasons:
      'La personne concernée par une décision reçoit nos motifs par écrit : ce que nous avons décidé, ce que nous avons constaté, comment nous l’avons appris, si un programme est intervenu, de quelle règle il s’agit, en quoi elle a été enfreinte, et comment contester la décision. Nous ne citons que les mots et les images de cette personne, jamais ceux de la personne qui l’a signalée.',
  },
  sections,
}
