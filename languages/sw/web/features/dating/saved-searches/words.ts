import type { words as en } from '@ndoa/web/features/dating/saved-searches/words'

export const words: typeof en = {
  saveThis: 'Hifadhi utafutaji huu',
  title: 'Utafutaji uliohifadhiwa',
  what: 'Hifadhi unachotafuta, nasi tutakuarifu akipatikana mtu mpya anayelingana: mara moja kwa siku, si zaidi.',
  failed: 'Hatukuweza kupakia utafutaji wako.',
  name: 'Jina la utafutaji',
  save: 'Hifadhi',
  saved: 'Umehifadhiwa. Tutakuarifu akipatikana mtu mpya anayelingana.',
  none: 'Bado hujahifadhi utafutaji wowote.',
  premium: (tier) =>
    `Utafutaji uliohifadhiwa ni sehemu ya ${tier}. Vichujio vyote vinabaki bure. <a>Uanachama huu unaongeza nini</a>`,
  ended: (tier) =>
    `Utafutaji wako umetunzwa, na unaweza kuufungua. Arifa zitaendelea utakapokuwa tena na ${tier}. <a>Uanachama huu unaongeza nini</a>`,
  open: 'Fungua',
  rename: 'Badilisha jina',
  delete: 'Futa',
  reallyDelete: 'Ndiyo, futa',
  keep: 'Acha',
  cancel: 'Ghairi',
  alerts: 'Niarifu akipatikana mtu mpya anayelingana',
  alertedOn: (date) => `Mtu mpya tarehe ${date}`,
  anybody: 'Bila vichujio',
  notSaved: 'Hilo halikuhifadhiwa. Tafadhali jaribu tena.',
  of: (action, name) => `${action}: ${name}`,
}
