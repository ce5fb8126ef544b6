import { pluralHa as plural } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/web/app/shell/words'

export const words: typeof en = {
  home: (brand) => `${brand}, mafari`,
  hello: (name) => `Sannu, ${name}`,
  sidebar: 'Menun gefe',
  main: 'Babban menu',
  tabs: 'Shafuka',
  menu: 'Menu',
  openMenu: 'Buɗe menu',
  skipToContent: 'Tsallaka zuwa cikin shafin',
  logout: 'Fita',
  places: {
    dashboard: 'Mafari',
    matches: 'Waɗanda kuka dace',
    find: 'Nemo abokan aure',
    messages: 'Saƙonni',
    likes: 'Masu sha’awa',
    notifications: 'Sanarwa',
    photos: 'Hotuna',
    profile: 'Bayanan kai',
    settings: 'Saituna',
  },
  tabPlaces: {
    dashboard: 'Mafari',
    find: 'Nemo',
    messages: 'Saƙonni',
    likes: 'Sha’awa',
    profile: 'Bayanaina',
  },
  badges: {
    messages: (_, shown) => `Saƙo ${shown} da ba a karanta ba`,
    likes: (count, shown) =>
      plural(count, {
        one: `Sabon mutum ${shown} ya nuna sha’awa`,
        other: `Sababbin mutane ${shown} sun nuna sha’awa`,
      }),
    notifications: (_, shown) => `Sanarwa ${shown} da ba a karanta ba`,
  },
  account: {
    open: 'Menun asusu',
    title: 'Asusu',
    profile: 'Bayanan kaina',
    settings: 'Saituna',
    help: 'Taimako',
    signOut: 'Fita',
  },
  connection: {
    late: 'Ana sake haɗawa... Sababbin saƙonni da nuna sha’awa na iya jinkiri.',
    back: 'Intanet ta dawo.',
    offline: 'Babu intanet.',
    asOf: (moment) => `Kuna ganin wannan shafi kamar yadda yake ${moment}.`,
    missing: 'Sauran za su lodu idan intanet ta dawo.',
    moment: (day, time) => `${/\d{4}/.test(day) ? day : day.toLowerCase()}, ${time}`,
  },
  leave: {
    title: 'Za ku fita duk da haka?',
    deleted: 'Idan kun fita, za a goge shi.',
    leave: 'Fita duk da haka',
    stay: 'Tsaya',
    unsent: (count) =>
      plural(count, {
        one: 'Akwai saƙo ɗaya da ba a aika ba tukuna.',
        other: `Akwai saƙonni ${count} da ba a aika ba tukuna.`,
      }),
    photos: (count) =>
      plural(count, {
        one: 'Akwai hoto ɗaya da ba a ɗora ba tukuna.',
        other: `Akwai hotuna ${count} da ba a ɗora ba tukuna.`,
      }),
    unsaved: 'Akwai abin da kuka rubuta da ba a aika ko adana ba.',
  },
}
