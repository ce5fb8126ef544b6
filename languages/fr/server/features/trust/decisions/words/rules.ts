import type { ReportReason } from '@ndoa/contract/trust/reports'

/** The community rules as statements quote them; same wording as the public pages (`web/src/public`). */
export const rules: Record<ReportReason, { title: string; rule: string }> = {
  money: {
    title: 'Personne ne demande d’argent',
    rule: 'Pas de demande d’argent ni de cadeaux, et pas d’offre de compagnie rémunérée.',
  },
  not_in_photos: {
    title: 'Soyez vous-même',
    rule: 'Pas de faux profil, et pas plus d’un profil.',
  },
  underage: {
    title: 'Réservé aux adultes',
    rule: 'Vous avez au moins 18 ans.',
  },
  threats: {
    title: 'Ni menaces, ni chantage',
    rule: 'Pas de harcèlement, pas de menaces et pas de chantage.',
  },
  hate: {
    title: 'Le respect pour tout le monde',
    rule: 'Pas de haine, et pas de mépris pour l’ethnie, la foi, la couleur de peau ou le sexe de qui que ce soit.',
  },
  sexual: {
    title: 'Rien d’intime',
    rule: 'Pas de photos intimes ou violentes, et pas de messages sexuels que personne n’a demandés.',
  },
  married: {
    title: 'Libre de se marier',
    rule: 'Vous n’êtes pas actuellement dans les liens du mariage, sauf séparation légale.',
  },
  advertising: {
    title: 'Pas de commerce',
    rule: 'Pas de publicité, pas de collecte des données d’autres membres, et pas de robots.',
  },
  trafficking: {
    title: 'Personne n’est forcé ni vendu',
    rule: 'Personne n’est contraint au mariage, acheté ou vendu.',
  },
  meeting: {
    title: 'En sécurité quand on se rencontre',
    rule: 'Pas de violence et pas de pression, y compris lors d’une rencontre.',
  },
  other: {
    title: 'Aucun autre tort',
    rule: 'Pas d’autre tort causé aux membres, et rien de ce que la loi interdit.',
  },
}
