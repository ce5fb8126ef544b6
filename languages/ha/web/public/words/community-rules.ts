import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS, STRIKES_FOR } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/community-rules'
import { communityRules, reportLabels } from './phrases/rules.ts'
import { inHours } from './phrases.ts'

const sections: typeof en.sections = {
  reporting: {
    title: 'Yadda ake kai ƙara',
    text: [
      'Ku danna ɗigo uku da ke gefen suna, hoto ko saƙo, ku zaɓi “Kai ƙara”, sannan dalilin. Kuna iya kai ƙarar waɗanda kuka raba dacewa da su har kwana 90 bayan haka, a Saituna, a ƙarƙashin “Sirri”. Ba za su san cewa kun kai ƙararsu ba, kuma kuna iya toshe su lokaci guda. Idan ba ku da asusu, <report>ku gaya mana game da wani abu a nan da ya karya waɗannan dokoki</report>.',
      'Muna adana kwafin abin da kuka kai ƙararsa, don kada a goge shi kafin wani ya gani. A Saituna, a ƙarƙashin “Sirri”, “Ƙararrakina” yana faɗin lokacin da wani yake dubawa, da sakamakon: ko an karya doka kuma mun ɗauki mataki, ko a’a. Ba ma faɗin abin da muka yi wa ɗayan.',
    ],
  },
  strikes: {
    title: 'Laifukan da ake ƙirgawa',
    text: [
      `Wasu matakai ana ƙirga su a matsayin laifi na ɗan lokaci. Hakan yana taimaka mana mu yi wa kowa adalci iri ɗaya: idan laifuka sun kai ${STRIKES_FOR.suspended7} a lokaci guda, shirin kwamfutarmu yana ba da shawarar dakatarwar kwana 7, idan sun kai ${STRIKES_FOR.suspended30}, dakatarwar kwana 30, idan kuma sun kai ${STRIKES_FOR.banned}, kora. Mai yanke hukunci yana iya zaɓar wani mataki dabam, amma dole ya rubuta dalili. Idan lokacin laifi ya ƙare, ba a ƙirga shi kuma.`,
    ],
  },
  'second-look': {
    title: 'Idan kuna ganin mun yi kuskure',
    text: [
      `Ku nemi sake dubawa: sau ɗaya ga kowane hukunci, cikin wata ${APPEAL_MONTHS}, kyauta. Ɓangarorin biyu duk za su iya. Idan a kanku ne, maɓallin yana ƙasan dalilanmu, ko da an dakatar da ku ko an kore ku. Idan ku ne kuka kai ƙarar, yana cikin “Ƙararrakina”.`,
      `Babban mai kula na ƙungiyarmu wanda bai shiga hukuncin ba yana duba shi cikin ${inHours(APPEAL_DUE_HOURS)}. Idan hukuncin kuskure ne, ana soke duk abin da ya yi nan take, kuma ba a ƙirga laifukansa kuma. Kuna kuma iya zuwa kotu, ko wata hukuma mai sasanta rikici a wajen kotu.`,
    ],
  },
  programs: {
    title: 'Mutane ne suke yanke hukunci, ba shirin kwamfuta ba',
    text: [
      'Abin da shirye-shiryen kwamfuta suke yi a nan:',
      {
        list: [
          'Ɗaya yana duba saƙonni don gano neman kuɗi da ba da lambobi ko adireshi da wuri. Yana faɗakar da wanda ya karɓi saƙon, yana kuma tambayar wanda ya rubuta ko da gaske yake nufi.',
          `Idan mamba ɗaya ya ci gaba da neman kuɗi, yana hana shi fara sabuwar tattaunawa har tsawon kwana ${SHIELD_PAUSE_DAYS}. Wani daga cikin ƙungiyarmu yana dubawa cikin ${inHours(SHIELD_DUE_HOURS)}, ya kuma ƙare hanin idan kuskure ne.`,
          'Ɗaya yana lura idan sabon asusu na iya zama na wanda muka kora. Sai hotonsa na farko da saƙonninsa na farko su jira, ko dukkan asusun, har sai ɗayanmu ya duba.',
          'Ɗaya yana jera abin da aka kai ƙararsa, don waɗanda suke cikin haɗari su zo farko.',
        ],
      },
      'Abin da babu shirin kwamfuta da yake yi: yanke hukunci cewa an karya doka, cire wani abu, dakatar ko korar kowa, yin hukunci kan fuska ko hasashen shekaru, ko duba inda mutum ya fito. Ƙararraki da yawa lokaci guda su ma ba sa yin komai da kansu: mutum ne yake duba su.',
    ],
  },
  badge: {
    title: 'Shuɗiyar alamar tabbatarwa',
    text: [
      'Don samunta, kuna ɗaukar hotunan nan take uku da kyamara: ɗaya kuna kallon gaba, ɗaya kun juya kai, ɗaya da lamba a kan takarda. Mutum biyu na ƙungiyarmu suna kwatanta su da hotunan bayanan kanku, kowa shi kaɗai. Da zarar sun yanke hukunci, ana goge hotunan. Idan babu kyamara, muna shirya kiran bidiyo.',
      `Alamar tana ɗaukar wata ${VERIFIED_MONTHS}, kuma tana ƙarewa da wuri idan an canza babban hoto, ranar haihuwa ko jinsi. Tana faɗin cewa a ranar mutum ya yi kama da hotunansa. Ba ta tabbatar da suna, shekaru, matsayin aure ko niyya ba, kuma ba ta kare kowa daga kai ƙararsa.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Dokokin jama’a',
  description: `Dokokin ${BRAND} a sauƙaƙan kalmomi, abin da yake faruwa idan aka karya ɗaya, da yadda za ku nemi sake dubawa.`,
  subtitle:
    'Abin da muke nema daga kowa a nan, abin da yake faruwa idan aka karya doka, da yadda za ku iya ƙin yarda.',
  rules: {
    title: 'Dokokin',
    text: 'Kowace doka dalili ce ma da za ku iya kai ƙarar mutum da ita, da kalmomi iri ɗaya, kuma ita ce muke ambata idan mun yanke hukunci.',
    all: communityRules,
    reasons: reportLabels,
    report: (reason, hours) => `Ku kai ƙara a matsayin “${reason}”. Muna dubawa cikin ${inHours(hours)}.`,
  },
  steps: {
    title: 'Abin da yake faruwa bayan haka',
    text: 'Wani daga cikin ƙungiyarmu yana duba abin da aka kai ƙararsa, ya zaɓi ɗaya daga cikin waɗannan matakai. Ana la’akari da abin da aka yi a baya, haka ma girman cutarwar. Idan mutum ya yi barazana, ya yi barazanar tona asiri, bai kai shekara 18 ba, ya tilasta ko ya sayar da mutane, ko an gano ya nemi kuɗi, muna dakatar da asusun nan take, mu kuma yanke hukunci kan kora.',
    reasons:
      'Wanda hukuncin yake a kansa yana samun dalilanmu a rubuce: hukuncin da muka yanke, abin da muka gano, yadda muka sani, ko shirin kwamfuta ya shiga ciki, wace doka ce, me ya sa aka karya ta, da yadda za a ƙi yarda. Muna kawo kalmomi da hotunan wannan mutum kawai, ba ma taɓa kawo na wanda ya kai ƙarar.',
  },
  sections,
}
