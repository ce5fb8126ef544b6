import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'Hatua za kwanza',
  steps: {
    photo: {
      title: 'Ongeza picha yako',
      text: 'Uso wako, kwenye mwanga mzuri, bila mtu mwingine pichani.',
    },
    faith: { title: 'Imani yako', text: 'Kwa familia nyingi hii ni ya kwanza, kwa hiyo ina uzito zaidi.' },
    roots: { title: 'Asili yako', text: 'Lugha unazozungumza, na watu unaotokana nao.' },
    family: {
      title: 'Mipango ya familia',
      text: 'Ni vyema kujua mapema. Unaweza kuamua kutoonyesha jibu lolote.',
    },
    bio: {
      title: 'Maneno machache kuhusu wewe',
      text: 'Sentensi mbili au tatu zinatosha. Ukipenda, chagua mwanzo.',
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
  keepPrivate: 'Iwe faragha: haionyeshwi, na haihesabiwi katika ulinganifu wako',
  waysToBegin: 'Maneno ya kuanzia',
  beginnings: [
    'Jumapili njema kwangu ni',
    'Mama yangu angesema kwamba mimi',
    'Nyumba ninayotumaini kujenga ni',
    'Tutaelewana vizuri ikiwa wewe',
    'Imani yangu kwangu ni',
  ],
  genders: { Female: 'Mwanamke', Male: 'Mwanamume' },
}
