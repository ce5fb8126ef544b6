import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/notifications/in-app/words'

/** A name is followed by the respectful plural, which fits a man and a woman. */
export const words: typeof en = {
  someone: 'Wani mutum',
  formerMember: 'wani mamba',
  match: (name) => ({
    title: 'Kun dace!',
    message: `Ku da ${name} kun nuna wa juna sha’awa. Ku yi gaisuwa!`,
  }),
  message: (name) => ({
    title: 'Sabon saƙo',
    message: `Kun sami saƙo daga ${name}.`,
  }),
  like: (name) => ({
    title: 'An nuna sha’awa!',
    message: `${name} sun nuna sha’awa ga bayanan kanku.`,
  }),
  unanswered: (name) => ({
    title: 'Ana jiran amsarku',
    message: `Kwana uku da suka wuce ${name} sun rubuto muku, kuma za su ji daɗin jin daga gare ku.`,
  }),
  profile: {
    title: 'Ku kammala bayanan kanku',
    message:
      'Mambobi suna fara duba bayanan da suka fi faɗin abubuwa. A naku, akwai ’yan amsoshin da ba ku cika ba tukuna.',
  },
  views: {
    title: 'Masu duba bayanan kanku',
    message: 'Mambobi sun duba bayanan kanku a wannan makon. Ku duba yawansu a shafin Mafari.',
  },
  report: {
    title: 'Game da ƙararku',
    message: 'Mun duba abin da kuka kai ƙara. Ku ga abin da ya biyo baya.',
  },
  statement: {
    title: 'Game da asusunku',
    message: 'Ƙungiyarmu ta yanke hukunci game da asusunku. Ku karanta shi.',
  },
  verification_asked: (name) => ({
    title: 'Kuna so a tabbatar da ku?',
    message: `${name} suna so su ga alamar tabbatarwa a bayanan kanku. Zaɓin naku ne.`,
  }),
  verification_call: {
    title: 'Kiran bidiyonku',
    message: 'Mun shirya shi. Ku duba lokaci da inda za mu haɗu.',
  },
  verification_approved: {
    title: 'An tabbatar da ku',
    message: 'Yanzu bayanan kanku suna da alama mai launin shuɗi.',
  },
  verification_rejected: {
    title: 'Ba mu iya tabbatar da ku ba',
    message: 'Ku duba dalili, da abin da za ku iya yi.',
  },
  verification_expired: {
    title: 'Alamar tabbatarwarku ta ƙare',
    message: 'Shekara ɗaya ta wuce tun da muka kwatanta hotunanku. Ana iya sake tabbatar da ku.',
  },
  contact_banned: (name) => ({
    title: `Game da ${name}`,
    message: `Mun cire asusun ${name}, saboda ya karya dokokinmu game da kuɗi ko game da bayyana kai da ƙarya. Zai yiwu zamba ce. Kada ku taɓa aika kuɗi, kuma kada ku taɓa ba da bayanan banki ko lambobin tabbatarwa. Idan kun aika kuɗi, ku nemi bankinku ko kamfanin kuɗin wayarku ya mayar da su nan take, kuma ku ajiye tattaunawar. Ku karanta sauran abin da za ku iya yi, da yadda za ku same mu.`,
  }),
  contact_cleared: (name) => ({
    title: `Gyara game da ${name}`,
    message: `Mun gaya muku cewa mun cire asusun ${name}. Wannan hukuncin ba daidai ba ne, kuma mun soke shi. Ba mu da dalilin gargaɗar ku, kuma muna ba ku haƙuri.`,
  }),
  inactivity: {
    title: 'Kun daɗe ba ku ziyarce mu ba',
    message: `Bayan kwana ${INACTIVE_AFTER_DAYS} ba tare da ziyara ba, muna daina nuna mutum a shawarwari. Daga ziyararku ta gaba, za mu sake nuna ku.`,
  },
  saved_search: {
    title: 'Sabon mutum',
    message: 'Sabon mutum ya dace da nema da kuka adana. Ku duba ko wane ne.',
  },
}
