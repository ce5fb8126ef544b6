import type { words as en } from '@ndoa/web/features/dating/likes/words'

export const words: typeof en = {
  like: 'Pendezwa',
  likeName: (name) => `Pendezwa na wasifu wa ${name}`,
  likeBack: 'Mimi pia',
  likeBackName: (name) => `Mimi pia nimependezwa na wasifu wa ${name}`,
  likeFailed: 'Haikufaulu. Tafadhali jaribu tena.',
  likeBackFailed: 'Haikufaulu. Tafadhali jaribu tena.',
  likedBack: (name) => `Umependezwa na wasifu wa ${name} pia!`,
  undoFailed: 'Hatukuweza kutendua. Tafadhali jaribu tena.',
  liked: 'Umependezwa na wasifu huu!',
  alreadyLiked: 'Umependezwa',
  message: 'Mwandikie <name></name>',
  sent: {
    title: 'Umependezwa!',
    to: (name) => `Na wasifu wa ${name}.`,
    undo: 'Tendua',
    browse: 'Endelea kutazama',
  },
  tiles: {
    total: 'Jumla',
    average: 'Wastani wa ulinganifu',
    visible: 'Unaowaona',
    verified: 'Wenye alama',
  },
  list: 'Waliopendezwa',
  title: 'Waliopendezwa na wasifu wako',
  sortBy: 'Panga kwa',
  orders: {
    recent: 'Wa karibuni',
    compatibility: 'Ulinganifu mkubwa',
    verified: 'Waliothibitishwa kwanza',
    photos: 'Wenye picha nyingi',
  },
  layout: 'Mpangilio',
  views: { grid: 'Gridi', list: 'Orodha' },
  premium: 'Kwa uanachama wa kulipia',
  newLike: 'Mpya!',
  likedYou: (day) =>
    /\d{4}/.test(day)
      ? `Alipendezwa na wasifu wako tarehe ${day}`
      : `Alipendezwa na wasifu wako ${day.toLowerCase()}`,
  noBio: 'Hakuna maelezo',
  resume: {
    title: 'Wasifu wako umesitishwa kwa muda',
    text: (name) =>
      `${name} hawezi kukuona wakati wasifu wako umesitishwa. Urejeshe ili ajue kwamba umependezwa.`,
    notNow: 'Si sasa',
    confirm: 'Rejesha na umjulishe',
    failed: 'Hatukuweza kurejesha wasifu. Tafadhali jaribu tena.',
  },
}
