import { BRAND } from '@ndoa/contract/brand'
import { WITHDRAWAL_DAYS } from '@ndoa/contract/membership/membership-rules'
import { APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import { addresses, OPERATOR_IDENTITY } from '@ndoa/web/public/addresses'
import { ELIGIBILITY, STANDARDS } from '@ndoa/web/public/eligibility'
import type { words as en } from '@ndoa/web/public/words/terms-of-service'
import { communityRules } from './phrases/rules.ts'
import { TIERS_ADD } from './phrases.ts'

const sections: typeof en.sections = {
  who: {
    title: 'Ko mu su wane ne',
    text: [
      `${BRAND} dandali ne da yake taimaka wa manya masu son yin aure su sami juna: ’yan Afirka na gida da na waje, da duk mai son yin rayuwa tare da ɗayansu. Idan kun yi amfani da shi, kun yarda da waɗannan sharuɗɗa. Idan ba ku yarda da su ba, da fatan ba za ku yi amfani da shi ba.`,
    ],
  },
  eligibility: {
    title: 'Wanda ya cancanta',
    text: [
      {
        list: [
          ...ELIGIBILITY.map((reason) => communityRules[reason].rule),
          'Kuna amfani da sunanku da bayananku na gaske.',
          `Kuna amfani da ${BRAND} don al’amuranku na kanku kawai.`,
          'Ba a hana ku amfani da shi ba, ko ta doka ko daga gare mu.',
        ],
      },
    ],
  },
  account: {
    title: 'Asusunku',
    text: [
      'Kada ku ba kowa kalmar sirrinku da lambobin tabbatarwarku, kuma ku tabbatar bayananku daidai ne. Kowane mutum yana iya samun asusu ɗaya, kuma ba a yarda wani ya yi amfani da shi ba. Ku gaya mana idan kuna zaton wani yana yi. Kuna iya kashe asusunku na ɗan lokaci ko goge shi a kowane lokaci.',
    ],
  },
  standards: {
    title: 'Ƙa’idojin jama’a',
    text: [
      {
        list: [
          ...STANDARDS.map((reason) => communityRules[reason].rule),
          'Babu hotunan wasu mutane, kuma babu na yara su kaɗai. Ku nuna kanku.',
          'Kada ku yaɗa abin da wani mamba ya gaya muku ko ya nuna muku bisa amana.',
        ],
      },
      'Muna iya yi wa asusun da ya karya waɗannan dokoki gargaɗi, mu sa masa takunkumi ko mu cire shi. <rules>Dokokin jama’a</rules> suna bayanin kowacce, abin da muke yi idan aka karya ta, da yadda za ku iya ƙin yarda.',
    ],
  },
  payments: {
    title: 'Zama mamba na biya da biyan kuɗi',
    text: [
      'Nemo mambobi, nuna musu sha’awa da rubuta wa waɗanda kuka dace da su kyauta ne. Haka ma tsaro, sirri, matatun nema, dalilai da duk tarihin tattaunawarku: ba ma taɓa karɓar kuɗi a kansu, kuma babu zama mamba na biya da yake ɗaga mutum sama a jeri. Zama mamba na biya yana ƙara abubuwa kaɗan:',
      { list: TIERS_ADD },
      'Mambobin da suke nuna hotunansu ga waɗanda suka zaɓa kawai suna ci gaba da zama a dusashe, ko nawa wani ya biya.',
      'Kuna biya sau ɗaya, na wata 1, 3 ko 12, a <membership>farashin ƙasar da kuke zama</membership>, haraji a ciki. Idan kun biya, kun yarda cewa ya fara nan take. Yana ƙarewa da kansa.',
      `Sabuntawa a kashe take sai dai idan kun kunna ta, kuma da kati kawai take aiki. Muna aiko muku da imel kwana 6 zuwa 8 kafin mu cire kuɗi daga katinku, da ainihin farashin da mahaɗin da yake dakatar da ita. Kuna iya soke sabuntawa cikin kwana ${WITHDRAWAL_DAYS} a mayar muku da dukkan kuɗin. Idan aka ƙi katin, muna gaya muku kuma mu sake gwadawa sau ɗaya bayan kwana uku.`,
      `Kuna iya fasa zama mamba da kuka saya, a Saituna ko ta mahaɗin da ke cikin rasitinku, kuma ba sai kun faɗi dalili ba. Cikin kwana ${WITHDRAWAL_DAYS} da biya ana mayar muku da dukkan kuɗinku, sau ɗaya a shekara; idan ba haka ba, ana mayar muku da kuɗin kwanakin da kuka biya kuma ba ku yi amfani da su ba. Daga nan zama mamba yana ƙarewa, kuɗin kuma su koma inda suka fito. Haƙƙoƙinku a ƙarƙashin dokar ƙasarku suna nan yadda suke. Idan kun sayi zama mamba na sama, yana farawa nan take, kuma muna mayar da kuɗin kwanakin na ƙasan da ba ku yi amfani da su ba.`,
      'Idan mun dakatar da asusunku, ko kun goge shi, babu abin da zai sabunta kansa. Kuna iya fasawa har yanzu ta mahaɗin da ke cikin rasitinku.',
    ],
  },
  property: {
    title: 'Haƙƙin mallaka',
    text: [
      `Abin da kuka rubuta da wanda kuka ɗora suna ci gaba da zama naku; kun yarda mu adana su, mu nuna su ga wasu mambobi bisa ga saitunanku, har tsawon lokacin da kuka bar su a nan. Sunan ${BRAND}, tambarinsa da rubuce-rubucensa namu ne. Da fatan ba za ku kwafi dandalin ko ku warware yadda aka gina shi ba, fiye da abin da doka ta yarda.`,
    ],
  },
  privacy: {
    title: 'Sirri da tsaro',
    text: [
      '<privacyPolicy>Tsarin sirrinmu</privacyPolicy> ɓangare ne na waɗannan sharuɗɗa. Da fatan za ku karanta <tips>Shawarwarin tsaro</tips> kafin ku haɗu da kowa. Ba ma binciken tarihin mambobi, kuma ba ma yin lamuni a kansu; alamar tabbatarwa tana nufin kawai cewa mutum biyu na ƙungiyarmu sun ga cewa mutum ya yi kama da hotunansa, a hotunan nan take ko a kiran bidiyo.',
    ],
  },
  links: {
    title: 'Mahaɗan wasu shafuka',
    text: ['An sa mahaɗan wasu shafuka don sauƙi. Ba mu da alhakin abin da ke cikinsu.'],
  },
  liability: {
    title: 'Alhaki',
    text: [
      'Muna kula, amma ba za mu iya yin alƙawarin cewa za ku sami abokin aure ko dandalin zai kasance a kowane lokaci ba, kuma ba mu da alhakin abin da mambobi suke yi. Inda doka ta yarda, alhakinmu ya tsaya ga abin da kuka biya mu a wata goma sha biyu da suka wuce. Babu abin da yake rage alhakinmu a nan kan ganganci, sakaci mai tsanani, ko cutar da rai ko lafiya.',
    ],
  },
  termination: {
    title: 'Ƙarewar amfani',
    text: [
      `Kuna iya barinmu a kowane lokaci. Muna iya rufe ko dakatar da asusun da ya karya waɗannan sharuɗɗa, kuma za mu faɗi dalili sai dai idan tsaro ko doka ta hana. Cikin wata ${APPEAL_MONTHS} kuna iya neman sake dubawa a asusunku; wanda bai shiga hukuncin ba ne zai yanke. Ko ku rubuto mana ta <contact>shafin tuntuɓa</contact>.`,
    ],
  },
  changes: {
    title: 'Canje-canje',
    text: [
      `Muna sanar da canje-canje masu muhimmanci aƙalla kwana 30 kafin su fara aiki. Ci gaba da amfani da ${BRAND} yana nufin kun yarda da su; idan ba ku yarda ba, kuna iya goge asusunku.`,
    ],
  },
  contact: {
    title: 'Tuntuɓa',
    text: [`<mail>${addresses.general}</mail>, ko <contact>shafin tuntuɓa</contact>.`, OPERATOR_IDENTITY],
  },
}

export const words: typeof en = {
  title: 'Sharuɗɗan amfani',
  description: `Wanda zai iya amfani da ${BRAND}, da dokokin da duk mambobi suke bi.`,
  subtitle: 'Dokokin da dukkanmu muke bi, don kowa ya iya amincewa da kowa.',
  updated: 'Sabuntawar ƙarshe: 15 Janairu 2025',
  sections,
}
