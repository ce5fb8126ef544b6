import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/claims'

export const words: typeof en = {
  figures: {
    successStories: 'Labaran waɗanda suka haɗu',
    marriages: 'Aure',
    countries: 'Ƙasashe',
    founded: 'Shekarar kafawa',
    members: 'Mambobi',
    funding: 'Jari',
    languages: 'Harsuna',
  },
  languages: 'Turanci, Faransanci, Potugis, Larabci',
  couple: (one, other) => `${one} da ${other}`,
  stories: {
    ngozi: {
      where: 'Enugu da Manchester',
      text: 'Dukkansu Igbo ne, dukkansu Katolika, amma akwai kilomita dubu biyar a tsakaninsu. Sun yi wata uku suna rubuta wa juna kafin kiran bidiyo na farko, mahaifiyarsa tana zaune a ɗakin. “Tambayoyinta sun fi nawa kyau,” in ji Emeka. A watan Disamba da ya biyo baya aka kai giyar neman aure, kamar yadda al’adar Igbo take.',
    },
    zainab: {
      where: 'Kano da Landan',
      text: 'Zainab tana son mutum mai salla kuma mai karatu. Idris ya rubuta duka biyun a layin farko na bayanan kansa. Kawunnansu sun yi magana kafin su haɗu, kamar yadda ya kamata, kuma aka ɗaura aure cikin shekarar.',
    },
    akosua: {
      where: 'Kumasi da Toronto',
      text: 'Da farko ta sa “nisa” a cikin sharuɗɗan dole, sannan ta cire shi. “Na yi tunani kan abin da gaske ba zan iya zama da shi ba,” in ji Akosua. “Ba nisa ba ne. Rashin gaskiya ne.”',
    },
    wanjiru: {
      where: 'Nairobi',
      text: 'Ita Kikuyu, shi Luo, kuma kowa ya ce ba zai yiwu ba. Kashin dacewa ya nuna 91, ya kuma nuna musu dalili: coci ɗaya, son waƙoƙin mawaƙan coci iri ɗaya, burin samun yara uku iri ɗaya. A ziyara ta biyu iyayensu suka amince.',
    },
    selam: {
      where: 'Addis Ababa da Stockholm',
      text: 'Dawit ya dawo gida don bikin Timkat, yana da kwana huɗu kacal. Sun riga sun faɗi duk muhimman abubuwa a rubuce, don haka suka yi kwana huɗun suna dariya. Ta ce a lokacin ne ta tabbata.',
    },
  },
  releases: {
    explained: {
      date: 'Oktoba 2025',
      title: `${BRAND} yana bayanin kowace dacewa, daki-daki`,
      text: 'Yanzu mambobi suna ganin inda kashin dacewa ya fito: imani, harsuna da al’ada, shekaru, wuri, salon rayuwa, abubuwan sha’awa da ilimi. Mambobin biyu suna ganin lamba ɗaya, kuma ba ta fallasa wata amsar da ɗayansu ya ɓoye.',
    },
    funded: {
      date: 'Maris 2025',
      title: `${BRAND} ya sami jarin dala miliyan 5 na Series A`,
      text: `Kuɗin zai biya mutanen da suke tabbatar da mambobi da masu amsa ƙararraki, manhajojin Android da iPhone, da ${BRAND} cikin Faransanci, Potugis da Larabci.`,
    },
    opened: {
      date: '2024',
      title: `${BRAND} ya buɗe wa mata da maza masu son yin aure`,
      text: 'Dandalin haɗa ’yan Afirka na gida da na waje, wanda yake tambaya game da imani, ƙabila da al’ada, harshe, wuri da ɗabi’u, kuma yake aiki a irin wayoyi da intanet ɗin da mutane suke da su da gaske.',
    },
  },
  leadership: {
    chief: {
      role: 'Babban shugaba',
      text: 'Mai nuna mana alkibla, kuma mai ɗaukar alhakin kowane alƙawari a wannan shafi.',
    },
    technology: {
      role: 'Shugaban fasaha',
      text: 'Mai tabbatar da cewa lambobi daidai ne kuma shafuka ba su da nauyi.',
    },
    safety: {
      role: 'Shugaban amana da tsaro',
      text: 'Mai yaƙi da zamba da taimaka wa waɗanda ta cutar.',
    },
  },
  offers: {
    anywhere: 'Ku yi aiki daga ko’ina, a lokutan da suka dace da iyalinku.',
    pay: 'Albashi na adalci bisa aiki, iri ɗaya a kowace ƙasa.',
    health: 'Inshorar lafiya, da hutu mai albashi na biki, haihuwa da ta’aziyya.',
    equipment: 'Kwamfuta mai kyau, intanet da aka biya, da lokaci da kuɗin koyo.',
  },
  areas: {
    engineering: 'Injiniyanci',
    product: 'Samfuri da zane',
    marketing: 'Tallace-tallace',
    customers: 'Kula da mambobi',
    operations: 'Gudanarwa',
  },
  positions: {
    fullStack: {
      title: 'Injiniyan manhaja (Full-Stack)',
      text: 'TypeScript daga rumbun bayanai har zuwa allo, a fara da intanet mara sauri.',
    },
    mobile: {
      title: 'Injiniyan manhajar waya',
      text: 'Manhajojin Android da iPhone, marasa nauyi ga kowace waya.',
    },
    matching: {
      title: 'Injiniyan dacewa',
      text: 'Mai bayani, mai adalci, mai sauri: yadda ake kwatanta mutum biyu.',
    },
    designer: {
      title: 'Mai zanen samfuri',
      text: 'Shafukan da mai amfani na farko da mahaifiyarta duk za su fahimta.',
    },
    trust: {
      title: 'Manajan samfuri, amana',
      text: 'Tabbatarwa, ƙararraki da duk abin da yake sa mutane su ji tsaro.',
    },
    community: {
      title: 'Manajan jama’a, Afirka ta Yamma',
      text: 'Ku haɗu da mambobinmu inda suke: coci, masallaci, jami’a, rediyo.',
    },
    writer: {
      title: 'Marubucin Faransanci',
      text: 'Kalmominmu don Abidjan, Dakar, Kinshasa da Paris.',
    },
    support: {
      title: 'Mai taimaka wa mambobi',
      text: 'Amsoshi masu kirki da haske, a lokutan da wasu suke barci.',
    },
    safety: {
      title: 'Jagoran amana da tsaro',
      text: 'Ku gano zamba kafin ta kai ga mambobinmu, ku kuma koya mana yadda ake yi.',
    },
    finance: {
      title: 'Manajan kuɗi da biya',
      text: 'Kati da kuɗin waya, a fiye da kuɗin ƙasa ɗaya.',
    },
  },
}
