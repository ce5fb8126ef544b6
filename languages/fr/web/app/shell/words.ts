import { pluralFr as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/app/shell/words'

export const words: typeof en = {
  home: (brand) => `${brand}, accueil`,
  hello: (name) => `Bonjour ${name}`,
  sidebar: 'Barre latérale',
  main: 'Navigation principale',
  tabs: 'Onglets',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  skipToContent: 'Aller au contenu',
  logout: 'Se déconnecter',
  places: {
    dashboard: 'Accueil',
    matches: 'Mes affinités',
    find: 'Trouver quelqu’un',
    messages: 'Messages',
    likes: 'J’aime',
    notifications: 'Notifications',
    photos: 'Photos',
    profile: 'Profil',
    settings: 'Paramètres',
  },
  tabPlaces: {
    dashboard: 'Accueil',
    find: 'Chercher',
    messages: 'Messages',
    likes: 'J’aime',
    profile: 'Profil',
  },
  badges: {
    messages: (count, shown) =>
      plural(count, {
        one: `${shown} message non lu`,
        many: `${shown} messages non lus`,
        other: `${shown} messages non lus`,
      }),
    likes: (count, shown) =>
      plural(count, {
        one: `${shown} nouveau « J’aime »`,
        many: `${shown} nouveaux « J’aime »`,
        other: `${shown} nouveaux « J’aime »`,
      }),
    notifications: (count, shown) =>
      plural(count, {
        one: `${shown} notification non lue`,
        many: `${shown} notifications non lues`,
        other: `${shown} notifications non lues`,
      }),
  },
  account: {
    open: 'Menu du compte',
    title: 'Compte',
    profile: 'Mon profil',
    settings: 'Paramètres',
    help: 'Aide',
    signOut: 'Se déconnecter',
  },
  connection: {
    late: 'Reconnexion… Les nouveaux messages et « J’aime » peuvent arriver en retard.',
    back: 'La connexion est revenue.',
    offline: 'Vous êtes hors ligne.',
    asOf: (moment) => `Dernière mise à jour de cet écran : ${moment}.`,
    missing: 'Ce qui manque se chargera dès que la connexion sera revenue.',
    moment: (day, time) => `${day.toLowerCase()}, ${time}`,
  },
  leave: {
    title: 'Se déconnecter quand même ?',
    deleted: 'Si vous vous déconnectez, cela sera supprimé.',
    leave: 'Se déconnecter quand même',
    stay: 'Rester',
    unsent: (count) =>
      plural(count, {
        one: 'Un message n’est pas encore parti.',
        many: `${count} de messages ne sont pas encore partis.`,
        other: `${count} messages ne sont pas encore partis.`,
      }),
    photos: (count) =>
      plural(count, {
        one: 'Une photo n’a pas encore été envoyée.',
        many: `${count} de photos n’ont pas encore été envoyées.`,
        other: `${count} photos n’ont pas encore été envoyées.`,
      }),
    unsaved: 'Ce que vous avez écrit n’a été ni envoyé ni enregistré.',
  },
}
