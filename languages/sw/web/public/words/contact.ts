import { BRAND } from '@ndoa/contract/brand'
import { CONTACT_DUE_HOURS, CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/contact'

export const words: typeof en = {
  title: 'Wasiliana nasi',
  description: `Iandikie timu ya ${BRAND}: maswali, msaada wa kiufundi, usalama, biashara, vyombo vya habari na faragha.`,
  subtitle: `Andika wakati wowote, saa 24, siku 7 za wiki. Mtu halisi atakujibu ndani ya saa ${CONTACT_DUE_HOURS}.`,
  methods: {
    title: 'Au tutumie barua pepe',
    general: {
      name: 'Jumla',
      text: 'Maswali kuhusu sisi na kujiunga',
    },
    technical: {
      name: 'Msaada wa kiufundi',
      text: 'Kuna kitu hakifanyi kazi',
    },
    safety: {
      name: 'Usalama',
      text: 'Ulaghai, unyanyasaji, mtu aliye hatarini',
    },
    business: {
      name: 'Biashara',
      text: 'Kufanya kazi pamoja',
    },
    press: {
      name: 'Vyombo vya habari',
      text: 'Kwa waandishi wa habari',
    },
    privacy: {
      name: 'Faragha',
      text: 'Taarifa zako na haki zako',
    },
  },
  answers: {
    title: 'Majibu ya haraka',
    text: 'Maswali mengi yamejibiwa kwenye <faq>maswali na majibu</faq>.',
  },
  inDanger: `Kwanza piga simu polisi. Kisha tuandikie chini ya “Usalama”: ujumbe huo tunauangalia ndani ya saa ${CONTACT_SAFETY_DUE_HOURS}.`,
  member: {
    title: 'Kuhusu mwanachama?',
    text: 'Ikiwa umeingia, mripoti kwa kugusa nukta tatu kando ya jina lake: hivyo tutaona unachomaanisha, nawe utaona matokeo yake. Kama huna akaunti, <report>tuambie hapa</report>. Tunachofanya kimeelezwa kwenye <rules>Kanuni za Jamii</rules>.',
  },
  follow: 'Tufuate',
  networks: ['Instagram', 'Facebook', 'X'],
  form: {
    title: 'Tutumie ujumbe',
    needsScripts: (address) =>
      `Kutuma kutoka ukurasa huu kunahitaji JavaScript. Bila hiyo, tafadhali andika kwa <mail>${address}</mail>.`,
    name: 'Jina',
    email: 'Barua pepe',
    subject: 'Mada',
    category: 'Aina',
    chooseCategory: 'Chagua aina',
    categories: {
      general: 'Jumla',
      technical: 'Msaada wa kiufundi',
      account: 'Akaunti',
      safety: 'Usalama',
      billing: 'Malipo',
      feedback: 'Maoni',
      partnership: 'Ushirikiano',
      press: 'Vyombo vya habari',
      other: 'Nyingine',
    },
    message: 'Ujumbe',
  },
  invalidEmail: 'Tafadhali andika barua pepe sahihi',
  tryAgain: 'Tafadhali jaribu tena au wasiliana nasi moja kwa moja',
  sending: {
    needed: {
      name: 'Tafadhali andika jina lako',
      email: 'Tafadhali andika barua pepe yako',
      subject: 'Tafadhali andika mada',
      category: 'Tafadhali chagua aina',
      message: 'Tafadhali andika ujumbe wako',
    },
    send: 'Tuma ujumbe',
    sending: 'Inatuma ujumbe...',
    sent: 'Ujumbe umetumwa',
    thanks: 'Asante! Tutakujibu ndani ya saa 24, na tumekutumia uthibitisho kwa barua pepe.',
    failed: 'Ujumbe haukutumwa',
    tooMany: {
      one: 'Umetuma ujumbe mwingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
      other:
        'Umetuma ujumbe mwingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
    },
  },
}
