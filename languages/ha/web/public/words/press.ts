import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/press'

export const words: typeof en = {
  title: '’Yan jarida',
  description: `Bayanai, kayan aiki da hanyar tuntuɓa don ’yan jarida masu rubutu game da ${BRAND}.`,
  subtitle: `${BRAND} a kalmomi da alƙaluma waɗanda kuke da ’yancin amfani da su.`,
  inquiries: {
    title: 'Tambayoyin ’yan jarida',
    text: 'Don hira, alƙaluma da hotuna. Muna amsawa cikin awa 24.',
  },
  sections: {
    about: `Game da ${BRAND}`,
    facts: 'Kamfanin a taƙaice',
    releases: 'Sanarwar manema labarai',
    coverage: 'Abin da aka rubuta game da mu',
    kit: 'Kayan ’yan jarida',
    leadership: 'Shugabanci',
    awards: 'Kyaututtuka',
  },
  about: `${BRAND} (“aure” da harshen Swahili) dandali ne na haɗa ’yan Afirka na gida da na waje masu niyyar aure. Yana kwatanta abin da mutum biyu suke nema a imani, ƙabila da al’ada, harshe, wuri da ɗabi’u, kuma yana nuna musu kashin dacewa iri ɗaya da dalilansa. Mambobi za su iya rubuta wa juna ne kawai bayan dukkansu sun nuna sha’awa ga bayanan juna, kuma ba a taɓa nuna lambobin waya da adireshi ba.`,
  facts: {
    whoCanJoin: { label: 'Wanda zai iya yin rajista', value: 'Manya masu ’yancin yin aure' },
    joining: { label: 'Yin rajista', value: 'Kyauta' },
    writing: {
      label: 'Waɗanda za su iya rubuta wa juna',
      value: 'Mambobin da suka nuna sha’awa ga juna kawai',
    },
    trackers: { label: 'Masu bibiya a shafukanmu', value: 'Babu' },
  },
  noReleases: 'Babu sanarwar manema labarai tukuna.',
  fullText: 'Cikakken rubutu',
  coverage: 'Babu tukuna. Idan wani ya rubuta game da mu, za ku same shi a nan.',
  kit: 'Tambarinmu da zanenmu, don takarda da intanet. Da fatan ba za ku canza launi ko girmansu ba.',
  files: {
    icon: 'Gunki',
    largeIcon: 'Gunki, px 512',
    logo: 'Tambari',
    quilt: 'Yadin ƙyallaye',
    preview: 'Hoton gabatar da mahaɗi',
  },
  portraits: 'Sunaye da hotuna:',
  awards: 'Babu tukuna. Mun fi so a gayyace mu biki.',
}
