import { BRAND } from '@ndoa/contract/brand'
import { PAGE_KB } from '@ndoa/web/public/page-weight'
import type { words as en } from '@ndoa/web/public/words/about'

const sections: typeof en.sections = {
  why: {
    title: 'Dalilin da ya sa muke nan',
    text: [
      '’Yan Afirka da yawa suna zaune nesa da inda a da iyalinsu za su haɗa su da wani. Ɗan’uwa a Legas, ’yar’uwa a Toronto, goggo a Accra: kowa yana son taimakawa, amma babu wanda ya san wa zai tambaya. Manhajojin neman masoya na yau da kullum ba su san sadaki ba, ba su san darajar harshen uwa ɗaya ba, ba su san ma’anar yin addu’a kafin cin abinci ba.',
      `Mun gina ${BRAND} don mata da maza masu son yin aure, kuma masu son a tambaye su game da abin da yake da muhimmanci: imani, ƙabila da al’ada, harshe, iyali, wuri da ɗabi’u.`,
    ],
  },
  beliefs: {
    title: 'Abin da muka yarda da shi',
    text: [
      {
        list: [
          '<strong>Aure babban al’amari ne, kuma na farin ciki.</strong> Babu wanda ya zo nan don ɓata lokaci. Mambobi suna faɗin abin da suke nema a fili.',
          '<strong>Al’ada ƙarfi ce.</strong> Ƙabilarku, harsunanku da imaninku ɓangare ne na ku, don haka ana la’akari da su a kowace dacewa. Ba su taɓa ƙara ko rage darajarku ba.',
          '<strong>Lambobi na gaskiya.</strong> Ana lissafa kashin dacewa daga ɓangarori biyu, iri ɗaya ne a gare ku biyun, kuma ana iya bayaninsa daki-daki.',
          '<strong>Tsaro kafin bunƙasa.</strong> Ba a taɓa nuna lambar wayarku da adireshin imel ɗinku ba. Ku ne kuke yanke wanda zai ga bayanan kanku, da ko za a dusashe hotunanku.',
          `<strong>Don kowace waya.</strong> Data tana da tsada a wurare da yawa, don haka shafukanmu ƙanana ne: wannan bai kai KB ${PAGE_KB} ba.`,
        ],
      },
    ],
  },
  matching: {
    title: 'Yadda dacewa take aiki',
    text: [
      'Kuna gaya mana game da kanku da kuma irin wanda kuke fatan haɗuwa da shi. Muna kwatanta ɓangarorin biyu: yadda suka dace da abin da kuke nema, da yadda kuka dace da abin da suke nema. Imani da al’ada sun fi nauyi; sannan shekaru da wuri, salon rayuwa, abubuwan sha’awa da ilimi. A kullum ana girmama sharuɗɗanku na dole. Sakamakon kashi ne, kuma idan kun taɓa shi za ku ga daga inda ya fito.',
      'Babu shirin kwamfuta da ya san wanda za ku so, kuma namu ba ya iƙirarin haka. Yana raba ku da tattaunawar da ba za ta kai ko’ina ba, don ku sami lokacin wadda za ta kai.',
    ],
  },
  family: {
    title: 'Muna maraba da iyalinku',
    text: [
      'Aure yana haɗa iyalai biyu. Ku bi a hankali, ku tambayi mahaifiyarku, ku zo da ɗan’uwanku a haɗuwar farko. Kuna iya nuna wa iyayenku kalmominmu da hotunanmu ba tare da jin kunya ba.',
    ],
  },
}

export const words: typeof en = {
  title: 'Game da mu',
  description: `Dalilin da ya sa ${BRAND} yake nan, abin da muka yarda da shi da yadda muke haɗa masu son yin aure.`,
  subtitle: `${BRAND} yana nufin aure da harshen Swahili. Shi ya sa muke nan.`,
  sections,
  figures: `${BRAND} a alƙaluma`,
  joining: {
    title: 'Wanda zai iya yin rajista',
    text: [
      'Duk wanda ya kai shekara 18 ko fiye, mai ’yancin yin aure kuma mai gaskiya a kan haka. Ku karanta <terms>Sharuɗɗanmu na amfani</terms> da <tips>Shawarwarinmu na tsaro</tips>.',
    ],
  },
}
