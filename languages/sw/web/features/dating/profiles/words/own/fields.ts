import type * as en from '@ndoa/web/features/dating/profiles/words/own/fields'

export const shown = 'Huonekana kwenye wasifu wako, isipokuwa ukizima hilo kwenye Mipangilio.'

export const basic: typeof en.basic = {
  name: 'Jina kamili',
  nameHint: 'Wengine wanaona tu jina lililo hapa chini.',
  shownName: 'Jina wanaloliona wengine',
  shownNameHint: 'Unaweza kulibadilisha mara mbili katika siku 30.',
  gender: 'Jinsia',
  genders: { Male: 'Mwanamume', Female: 'Mwanamke' },
  birth: 'Tarehe ya kuzaliwa',
  saidOnce:
    'Jinsia na tarehe ya kuzaliwa zinaweza kuwekwa mara moja tu. Ikiwa mojawapo si sahihi, tafadhali tuandikie kwa <a></a>.',
  age: (age) => `Umri: miaka ${age}.`,
  occupation: 'Kazi',
  city: 'Mji',
  country: 'Nchi',
  chooseCountry: 'Chagua nchi yako',
}

export const faith: typeof en.faith = {
  faith: 'Imani',
  chooseFaith: 'Chagua imani yako',
  denomination: 'Dhehebu',
  chooseDenomination: 'Chagua dhehebu lako',
  faithFirst: 'Chagua imani kwanza',
  tribe: 'Kabila',
  chooseTribe: 'Chagua kabila lako',
}

export const lifestyle: typeof en.lifestyle = {
  smoking: 'Je, unavuta sigara?',
  drinking: 'Je, unakunywa pombe?',
  celibacy: 'Je, unajizuia na tendo la ndoa?',
  celibacyHint:
    'Ni watu mliopendezana nao tu wanaoona jibu hili. Kamwe haliathiri asilimia yako ya ulinganifu.',
  has_children: 'Je, una watoto?',
  wants_children: 'Je, unataka watoto?',
  answerShown: 'Huonekana kwenye wasifu wako. Wengine wanaweza kuliwekea sharti la lazima.',
  answerPrivate: 'Majibu ya faragha hayaonyeshwi, wala hayahesabiwi katika ulinganifu wako.',
  choose: 'Chagua jibu',
  keepPrivate: 'Liwe la faragha',
}

export const languages: typeof en.languages = {
  label: 'Lugha unazozungumza',
  choose: 'Chagua lugha',
  search: 'Tafuta lugha',
  more: 'Lugha zaidi',
}

export const preferences: typeof en.preferences = {
  text: 'Ni wewe tu unayeona majibu haya. Tunayatumia kuchagua nani wa kukupendekezea.',
  gender: 'Unatafuta',
  chooseGender: 'Chagua jinsia',
  faith: 'Imani unayopendelea',
  anyFaith: 'Imani yoyote',
  ages: 'Umri wa mwenzi',
  dealBreakers: 'Masharti ya lazima',
  dealBreakersHint: 'Hatutakupendekezea mwanachama mwenye lolote kati ya haya.',
  breakers: {
    Smoking: 'Anavuta sigara',
    Drinking: 'Anakunywa pombe',
    'No faith': 'Hana imani',
    'Different faith': 'Ni wa imani tofauti',
    'Has children': 'Ana watoto',
    'Wants children': 'Anataka watoto',
    'Long distance': 'Anaishi mbali',
  },
}

export const additional: typeof en.additional = {
  education: 'Elimu',
  chooseEducation: 'Chagua elimu yako',
  bio: 'Maelezo yako',
  bioLength: (length, most) => `Herufi ${length} kati ya ${most}`,
  bioHint: 'Mtu anayetumaini kujenga familia nawe ajue nini kukuhusu?',
  interests: 'Mambo unayopenda',
  chooseInterests: 'Chagua mambo unayopenda',
  searchInterests: 'Tafuta mambo unayopenda',
}
