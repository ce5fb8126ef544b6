import { BRAND } from '@ndoa/contract/brand'
import { LANDING_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/landing'

export const words: typeof en = {
  title: `${BRAND}: inda ’yan Afirka na gida da na waje ke haɗuwa don yin aure`,
  description: `${BRAND} yana taimaka wa ’yan Afirka na gida da na waje masu son yin aure su sami juna: ta imani, ƙabila da al’ada, harshe, wuri da ɗabi’u. Rajista kyauta ce.`,
  hero: {
    who: 'Don ’yan Afirka na gida da na waje',
    title: 'Ku haɗu da wanda za ku aura',
    text: `${BRAND} yana haɗa mata da maza masu son kafa iyali: ta imani, ƙabila da al’ada, harshe, wuri da ɗabi’u.`,
    join: 'Yi rajista kyauta',
    woman: 'Zanen mace mai murmushi da cikakken gashi',
    man: 'Zanen namiji mai murmushin natsuwa da gajeren gemu',
    sameFaith: 'Imani ɗaya',
    bothSpeak: 'Duk suna jin Hausa',
  },
  search: {
    iAm: 'Ni',
    lookingFor: 'Ina neman',
    genders: { Male: 'Namiji', Female: 'Mace' },
    ages: 'Shekaru',
    find: 'Nemo abokan aure',
  },
  proofs: {
    title: 'Abubuwan da za ku iya dogara da su',
    onlyMatches: {
      title: 'Waɗanda suka dace ne kawai ke rubutu',
      text: 'Babu wanda zai iya rubuto muku sai dai idan kun nuna sha’awa ga juna.',
    },
    explained: {
      title: 'Kowane kashi yana da bayani',
      text: 'Daki-daki, kuma lamba ɗaya ce a gare ku biyun.',
    },
    noTrackers: {
      title: 'Babu mai bibiyarku',
      text: 'Babu talla, kuma babu abin da yake zuwa shafukanmu daga wasu kamfanoni.',
    },
    small: {
      title: `Wannan shafi bai kai KB ${LANDING_KB} ba`,
      text: 'Data tana da tsada, don haka kowane shafinmu ƙarami ne.',
    },
  },
  steps: {
    title: 'Yadda yake aiki',
    signUp: {
      title: 'Yi rajista',
      text: 'Ku faɗi ko ku wane ne, da irin wanda kuke fatan aura: imani, ƙabila, harsuna, wuri. Kyauta ne.',
    },
    logIn: {
      title: 'Shiga',
      text: 'Ku duba mutanen da suka dace ta kowane ɓangare: imaninku, al’adarku, fatanku, da nasu.',
    },
    loveUp: {
      title: 'Ku ƙaunaci juna',
      text: 'Idan kun nuna sha’awa ga juna, za ku iya rubuta wa juna. Ku bi a hankali, ku sa iyalanku a ciki, ku haɗu idan lokaci ya yi.',
    },
    answers: ['Musulunci', 'Hausa', 'Turanci', 'Kano', 'Ina son yara', 'Karatun littattafai'],
    question: 'Mama na tambayar yaushe za a zo.',
    answer: 'A ce mata: a watan Disamba!',
  },
  match: {
    title: 'Abin da yake da muhimmanci a aure yana da muhimmanci a nan',
    counts:
      'Ana la’akari da imaninku, harsunanku da al’ummar da kuka fito a kowace dacewa. Ku faɗi abin da ba za ku iya rayuwa idan babu shi ba, za mu girmama shi.',
    explained:
      'Ana lissafa kashin daga ɓangarori biyu, kuma ba ma taɓa sayar da shi. Ku taɓa kashin, za ku ga daga inda ya fito.',
    why: (percent) => `Me ya sa ${percent}%?`,
    example: 'Misali',
    shares: {
      faith: 'Imani: addini ɗaya, Musulunci',
      languages: 'Harsuna da al’ada: duk suna jin Hausa da Turanci',
      age: 'Shekaru: kowannensu yana cikin shekarun da ɗayan yake nema',
      place: 'Inda kuke zama: ƙasa ɗaya',
      lifestyle: 'Salon rayuwa',
      interests: 'Abubuwan sha’awa: girki, kiɗa',
      education: 'Ilimi',
    },
    together: 'Jimla',
  },
  families: {
    title: 'Wurin da za ku iya nuna wa mahaifiyarku',
    text: 'Babu wanda ya zo nan don ɓata lokaci. Mambobi suna cewa suna son aure, mu kuma muna ɗaukar maganarsu da gaske.',
    number: {
      title: 'Lambarku taku ce',
      text: 'Ba a taɓa nuna lambar wayarku da adireshin imel ɗinku ga kowa ba.',
    },
    photos: {
      title: 'Hotunanku, yadda kuke so',
      text: 'Ku zaɓi wanda zai ga bayanan kanku, ku kuma dusashe hotunanku har sai kun dace.',
    },
    people: {
      title: 'Mutane masu amsawa',
      text: 'Ku rubuto mana a kowane lokaci. Mutum na gaske zai amsa muku cikin awa 24.',
    },
    tips: 'Karanta shawarwarin tsaro',
    mother: 'Zanen uwa mai murmushi da furfura',
  },
  figures: {
    title: 'Daga gaisuwar farko zuwa iyalai biyu a tebur ɗaya',
    text: 'Ku karanta <stories>abin da zai iya faruwa</stories> idan mutum biyu sun san abin da suke nema.',
  },
  app: {
    title: `${BRAND} a aljihunku`,
    text: 'Manhajojin Android da iPhone suna nan tafe. Kafin lokacin, ku ƙara wannan shafi a allon farko na wayarku: yana buɗewa kamar manhaja, ko da babu intanet.',
    stores: ['App Store', 'Google Play'],
    who: 'Hauwa, 27',
    where: 'Landan, Birtaniya',
    why: 'Imani ɗaya · Duk suna jin Hausa',
  },
  closing: {
    title: 'Kun shirya ci gaba da tafiyarku?',
    text: 'Kyauta ne, kuma waɗanda kuka nuna sha’awa ga bayanansu ne kawai za su iya rubuto muku.',
  },
}
