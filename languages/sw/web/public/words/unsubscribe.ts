import type { words as en } from '@ndoa/web/public/words/unsubscribe'

export const words: typeof en = {
  title: 'Zima barua pepe hizi',
  description: 'Zima aina ya barua pepe uliyosoma hivi punde.',
  text: 'Hutaki tena barua pepe za aina hii? Bonyeza kitufe. Barua pepe kuhusu akaunti yako na usalama wake zitaendelea kuja.',
  sending: {
    needed: {},
    send: 'Zima barua pepe hizi',
    sending: 'Inazima...',
    sent: 'Zimezimwa',
    thanks:
      'Hutapata tena barua pepe za aina hii. Unaweza kuziwasha tena kwenye mipangilio, chini ya “Arifa”.',
    failed: 'Haikufaulu',
    gone: 'Kiungo hiki hakijakamilika, au kina zaidi ya miezi 13. Ingia na uzime barua pepe hizi kwenye mipangilio, chini ya “Arifa”, au wasiliana nasi moja kwa moja',
    tooMany: {
      one: 'Umejaribu mara nyingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
      other:
        'Umejaribu mara nyingi. Tafadhali subiri dakika {count}, kisha ujaribu tena, au wasiliana nasi moja kwa moja',
    },
  },
}
