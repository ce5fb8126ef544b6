import type * as en from '@ndoa/web/features/dating/profiles/words/own/fields'

export const shown = 'Yana bayyana a bayanan kanku, sai dai idan kun kashe hakan a Saituna.'

export const basic: typeof en.basic = {
  name: 'Cikakken suna',
  nameHint: 'Wasu suna ganin sunan da ke ƙasa ne kawai.',
  shownName: 'Sunan da wasu suke gani',
  shownNameHint: 'Kuna iya canza shi sau biyu cikin kwana 30.',
  gender: 'Jinsi',
  genders: { Male: 'Namiji', Female: 'Mace' },
  birth: 'Ranar haihuwa',
  saidOnce:
    'Jinsi da ranar haihuwa sau ɗaya kawai ake saka su. Idan ɗayansu ba daidai ba ne, da fatan za ku rubuto zuwa <a></a>.',
  age: (age) => `Shekaru: ${age}.`,
  occupation: 'Sana’a',
  city: 'Birni',
  country: 'Ƙasa',
  chooseCountry: 'Zaɓi ƙasarku',
}

export const faith: typeof en.faith = {
  faith: 'Imani',
  chooseFaith: 'Zaɓi imaninku',
  denomination: 'Ɗarika',
  chooseDenomination: 'Zaɓi ɗarikarku',
  faithFirst: 'Ku fara zaɓar imani',
  tribe: 'Ƙabila',
  chooseTribe: 'Zaɓi ƙabilarku',
}

export const lifestyle: typeof en.lifestyle = {
  smoking: 'Kuna shan taba?',
  drinking: 'Kuna shan giya?',
  celibacy: 'Kuna kame kai daga jima’i?',
  celibacyHint: 'Waɗanda kuka dace da su ne kawai suke ganin wannan. Ba ya taɓa shafar kashin dacewarku.',
  has_children: 'Kuna da yara?',
  wants_children: 'Kuna son yara?',
  answerShown: 'Tana bayyana a bayanan kanku. Tana iya zama sharaɗin dole ga wasu.',
  answerPrivate: 'Amsoshin sirri ba a nuna su, kuma ba a lissafa su a dacewarku.',
  choose: 'Zaɓi amsa',
  keepPrivate: 'Bar ta sirri',
}

export const languages: typeof en.languages = {
  label: 'Harsunan da kuke ji',
  choose: 'Zaɓi harsuna',
  search: 'Nemi harshe',
  more: 'Ƙarin harsuna',
}

export const preferences: typeof en.preferences = {
  text: 'Ku kaɗai kuke ganin waɗannan amsoshi. Muna amfani da su don zaɓar wanda za mu ba ku shawara a kai.',
  gender: 'Kuna neman',
  chooseGender: 'Zaɓi jinsi',
  faith: 'Imanin da kuka fi so',
  anyFaith: 'Kowane imani',
  ages: 'Shekarun abokin aure',
  dealBreakers: 'Sharuɗɗan dole',
  dealBreakersHint: 'Ba za mu ba ku shawarar mamba mai ɗaya daga cikin waɗannan ba.',
  breakers: {
    Smoking: 'Shan taba',
    Drinking: 'Shan giya',
    'No faith': 'Rashin imani',
    'Different faith': 'Imani daban',
    'Has children': 'Mai yara',
    'Wants children': 'Mai son yara',
    'Long distance': 'Mai zama a nesa',
  },
}

export const additional: typeof en.additional = {
  education: 'Ilimi',
  chooseEducation: 'Zaɓi ilimin da kuka yi',
  bio: 'Taƙaitaccen bayani',
  bioLength: (length, most) => `Haruffa ${length} cikin ${most}`,
  bioHint: 'Mene ne ya kamata mai fatan gina gida tare da ku ya sani?',
  interests: 'Abubuwan sha’awa',
  chooseInterests: 'Zaɓi abubuwan sha’awa',
  searchInterests: 'Nemi abubuwan sha’awa',
}
