import type { words as en } from '@ndoa/web/features/dating/first-steps/words'

export const words: typeof en = {
  title: 'Hatua za kwanza',
  steps: {
    photo: {
      title: 'Ongeza picha yako',
      text: 'Uso wako, kwenye mwanga mzuri, bila mtu mwingine pichani.',
    },
    faith: {
      title: 'Imani yako',
      text: 'Kwa familia nyingi imani hutangulia, kwa hiyo ina uzito kuliko mengine.',
    },
    roots: { title: 'Asili yako', text: 'Lugha unazozungumza, na jamii unayotoka.' },
    family: {
      title: 'Mipango ya familia',
      text: 'Ni vyema kujua mapema. Jibu lolote unaweza kubaki nalo mwenyewe.',
    },
    bio: {
      title: 'Maneno machache kuhusu wewe',
      text: 'Sentensi mbili au tatu zinatosha. Ukipenda, chagua maneno ya kuanzia.',
    },
    wishes: {
      title: 'Unamtafuta nani?',
      text: 'Ni wewe tu unayeona majibu haya. Tunayatumia kuchagua nani wa kukupendekezea.',
    },
  },
  place: (place, total, title) => `Hatua ya ${place} kati ya ${total}<more>: ${title}</more>`,
  later: 'Baadaye',
  skip: 'Ruka',
  saving: 'Inahifadhi...',
  finish: 'Ona wanaokufaa',
  notSaved: 'Haikuhifadhiwa. Tafadhali jaribu tena.',
  languages: 'Lugha unazozungumza',
  keepPrivate: 'Liwe la faragha: halionyeshwi, wala halihesabiwi katika ulinganifu wako',
  waysToBegin: 'Maneno ya kuanzia',
  beginnings: [
    'Jumapili njema kwangu ni',
    'Mama yangu angekuambia kwamba mimi',
    'Familia ninayotumaini kujenga ni',
    'Tutaelewana vizuri ikiwa wewe',
    'Imani yangu kwangu ni',
  ],
  genders: { Female: 'Mwanamke', Male: 'Mwanamume' },
}
