import type { words as en } from '@ndoa/web/features/dating/saved-searches/words'

export const words: typeof en = {
  saveThis: 'Adana wannan nema',
  title: 'Nema da aka adana',
  what: 'Ku adana abin da kuke nema, za mu sanar da ku idan aka sami sabon mutum da ya dace: ba fiye da sau ɗaya a rana ba.',
  failed: 'Ba mu iya loda nemanku ba.',
  name: 'Sunan nema',
  save: 'Adana',
  saved: 'An adana. Za mu sanar da ku idan aka sami sabon mutum da ya dace.',
  none: 'Ba ku adana wani nema ba tukuna.',
  premium: (tier) =>
    `Nema da aka adana yana cikin ${tier}. Duk tacewa tana nan kyauta. <a>Abin da yake ƙarawa</a>`,
  ended: (tier) =>
    `Nemanku yana nan a ajiye, kuma kuna iya buɗe shi. Sanarwa ta tsaya har sai kun sake samun ${tier}. <a>Abin da yake ƙarawa</a>`,
  open: 'Buɗe',
  rename: 'Canza suna',
  delete: 'Goge',
  reallyDelete: 'I, goge',
  keep: 'Kada a goge',
  cancel: 'Soke',
  alerts: 'Sanar da ni idan aka sami sabon mutum da ya dace',
  alertedOn: (date) => `Sabon mutum a ranar ${date}`,
  anybody: 'Ba tacewa',
  notSaved: 'Ba a adana ba. Ku sake gwadawa.',
  of: (action, name) => `${action}: ${name}`,
}
