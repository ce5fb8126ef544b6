import type { words as en } from '@ndoa/web/features/dating/profiles/words/own'
import { once } from '@ndoa/web/lib/once'
import { additional, basic, faith, languages, lifestyle, preferences, shown } from './own/fields.ts'

const list = once(() => new Intl.ListFormat('sw'))

export const words: typeof en = {
  sections: {
    basic: 'Taarifa za msingi',
    faith: 'Imani na asili',
    lifestyle: 'Mtindo wa maisha',
    languages: 'Lugha',
    preferences: 'Mwenzi unayemtafuta',
    additional: 'Taarifa zaidi',
  },
  shown,
  basic,
  faith,
  lifestyle,
  languages,
  preferences,
  additional,
  required: {
    language: 'Chagua angalau lugha moja',
    ages: 'Umri wa chini lazima uwe mdogo kuliko umri wa juu',
  },
  listFailed: {
    countries: 'Hatukuweza kupata orodha ya nchi',
    faiths: 'Hatukuweza kupata orodha ya imani',
    languages: 'Hatukuweza kupata orodha ya lugha',
    interests: 'Hatukuweza kupata orodha ya mambo unayopenda',
  },
  failed: (why) => `Wasifu haukupakiwa: ${why}`,
  retry: 'Jaribu tena',
  absent: 'Wasifu wako haukupatikana. Tafadhali pakia ukurasa upya au wasiliana nasi.',
  refresh: 'Pakia upya',
  complete: (percent) => `Wasifu wako umekamilika kwa ${percent}%`,
  completion: 'Ukamilifu wa wasifu',
  photos: 'Picha',
  partComplete: 'tayari',
  percent: (percent) => `${percent}%`,
  card: {
    loading: 'Inapakia kadi yako...',
    photo: 'Picha ambayo wengine wanaiona kwanza',
    noPhoto: 'Bado hakuna picha',
    view: 'Ona kama wengine',
  },
  asOthers: {
    title: 'Wasifu wako',
    text: 'Hivi ndivyo wanachama wengine wanavyouona. Pia wanaona jinsi mnavyolingana. Majibu yako kuhusu unayemtafuta hayaonyeshwi kwa mtu yeyote.',
    back: 'Rudi kwenye wasifu wangu',
  },
  form: {
    sections: 'Sehemu za wasifu',
    previous: 'Sehemu iliyotangulia',
    next: 'Sehemu inayofuata',
    place: (section, place, total) => `<more>${section}, </more>${place} kati ya ${total}`,
    save: 'Hifadhi mabadiliko',
    saving: 'Inahifadhi...',
    errors: 'Tafadhali rekebisha makosa katika sehemu hii.',
    nothing: 'Hakuna kilichobadilika, kwa hiyo hakuna cha kuhifadhi.',
    notSaved: 'Hatukuweza kuhifadhi wasifu. Tafadhali jaribu tena.',
    noSession: 'Kipindi chako cha kuingia kimekwisha.',
    noProfile: 'Wasifu wako haukupatikana.',
    unsaved: (sections) =>
      `Mabadiliko yako hayajahifadhiwa hapa: ${list().format(sections.map((section) => `“${section}”`))}.`,
  },
  saved: {
    title: 'Wasifu umesasishwa!',
    text: 'Mabadiliko yako yamehifadhiwa, na sasa wanaoweza kukufaa wanayaona.',
  },
}
