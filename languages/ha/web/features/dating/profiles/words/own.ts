import type { words as en } from '@ndoa/web/features/dating/profiles/words/own'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

export const words: typeof en = {
  sections: {
    basic: 'Muhimman bayanai',
    faith: 'Imani da asali',
    lifestyle: 'Salon rayuwa',
    languages: 'Harsuna',
    preferences: 'Abokin aure da kuke nema',
    additional: 'Ƙarin bayanai',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'Ku zaɓi aƙalla harshe ɗaya',
    ages: 'Mafi ƙarancin shekaru dole su yi ƙasa da mafi yawan shekaru',
  },
  listFailed: {
    countries: 'Ba mu iya samo jerin ƙasashe ba',
    faiths: 'Ba mu iya samo jerin imani ba',
    languages: 'Ba mu iya samo jerin harsuna ba',
    interests: 'Ba mu iya samo jerin abubuwan sha’awa ba',
  },
  failed: (why) => `Bayanan kanku ba su lodu ba: ${why}`,
  retry: 'Sake gwadawa',
  absent: 'Ba a sami bayanan kanku ba. Da fatan za ku sake loda shafin, ko ku tuntuɓe mu.',
  refresh: 'Sake lodawa',
  complete: (percent) => `Bayanan kanku sun cika kashi ${percent}%`,
  completion: 'Cikar bayanan kai',
  photos: 'Hotuna',
  partComplete: 'an cika',
  percent: (percent) => `${percent}%`,
  card: {
    loading: 'Ana loda katinku...',
    photo: 'Hoton da wasu suke fara gani',
    noPhoto: 'Babu hoto tukuna',
    view: 'Duba yadda wasu ke gani',
  },
  asOthers: {
    title: 'Bayanan kanku',
    text: 'Abin da sauran mambobi suke gani ke nan. Suna kuma ganin yadda ku biyu kuka dace. Babu wani daban da yake ganin amsoshinku game da wanda kuke nema.',
    back: 'Koma ga bayanan kaina',
  },
  form: {
    sections: 'Sassan bayanan kai',
    previous: 'Sashe na baya',
    next: 'Sashe na gaba',
    place: (section, place, total) => `<more>${section}, </more>${place} cikin ${total}`,
    save: 'Adana canje-canje',
    saving: 'Ana adanawa...',
    errors: 'Da fatan za ku gyara kurakuran wannan sashe.',
    nothing: 'Babu abin da ya canza, don haka babu abin da za a adana.',
    notSaved: 'Ba mu iya adana bayanan kanku ba. Ku sake gwadawa.',
    noSession: 'Zaman shigarku ya ƙare.',
    noProfile: 'Ba a sami bayanan kanku ba.',
    unsaved: (sections) =>
      `Ba a adana canje-canjenku a nan ba: ${sections.map((section) => `“${section}”`).join(', ')}.`,
  },
  saved: {
    title: 'An adana bayanan kanku!',
    text: 'An adana canje-canjenku, kuma yanzu waɗanda za su iya dacewa da ku suna ganin su.',
  },
}
