import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/safety-tips'
import { REVIEW_PROMISE } from './phrases.ts'

const groups: typeof en.groups = {
  'before-you-trust': {
    title: 'Kabla ya kumwamini mtu',
    tips: [
      'Endeleeni kuzungumza hapa hadi uwe na hakika. Mtu anayekusukuma uhamie programu nyingine siku ya kwanza ana sababu yake.',
      'Omba simu ya video kabla hujavutiwa naye kupita kiasi. Kamera ambayo kila siku ni mbovu ni dalili ya hatari.',
      'Angalia mambo yasiyolingana: kazi inayobadilikabadilika, picha zinazoonekana kama za jarida, majibu ambayo yangeweza kuandikiwa mtu yeyote.',
      'Jihadhari na maneno makubwa ya mapenzi katika wiki ya kwanza, hasa kutoka kwa mtu ambaye hujawahi kumwona.',
      'Zungumza na familia yako au rafiki kuhusu mtu huyo. Upendo hauogopi maswali; ulaghai huyaogopa.',
    ],
  },
  money: {
    title: 'Kamwe usitume pesa',
    tips: [
      'Usimtumie pesa, kadi za zawadi, salio la simu au sarafu za kidijitali mtu yeyote ambaye hujakutana naye, hata kama habari yake inahuzunisha au ni ya haraka kiasi gani.',
      'Bili ya hospitali, ushuru wa forodha, pochi iliyoibwa uwanja wa ndege, uwekezaji usioweza kushindwa: hizi ndizo hadithi za kawaida.',
      'Vilevile, kamwe usipokee wala kupitisha pesa kwa niaba ya mtu. Unaweza kuwa sehemu ya uhalifu.',
      'Kamwe usimpe mtu taarifa za benki, misimbo ya mara moja, kitambulisho chako au nenosiri lako. Sisi kamwe hatuviombi.',
      'Mripoti mtu yeyote anayekuomba pesa, kwa kugusa nukta tatu kando ya jina lake. Unamlinda na anayefuata pia.',
    ],
  },
  'money-sent': {
    title: 'Ikiwa umeshatuma pesa',
    tips: [
      'Piga simu mara moja kwa benki yako au mtoa huduma wako wa pesa kwa simu, na uombe wasimamishe au warudishe malipo. Saa za kwanza ndizo muhimu zaidi.',
      'Ikiwa ulitoa namba za kadi, PIN au msimbo, omba kadi au akaunti izuiwe na ubadilishe manenosiri yako.',
      'Tunza mazungumzo, namba za simu na kila risiti. Benki yako na polisi wanaweza kuviomba.',
      'Nenda polisi. Ripoti za watu wengine zinaweza kusaidia kumpata mlaghai huyohuyo.',
      'Usitume kitu kingine tena, hata kwa mtu anayeahidi kukurudishia pesa zako kwa malipo. Huo ni ulaghai unaofuata.',
      'Tuambie kupitia ukurasa wa mawasiliano. Si kosa lako, na si wewe peke yako.',
    ],
  },
  'profile-and-photos': {
    title: 'Wasifu wako na picha zako',
    tips: [
      'Usiweke anwani ya nyumbani, mahali pa kazi wala namba ya simu, si katika unayoandika wala katika picha zako.',
      'Usitume picha za faraghani. Ukishazituma, huwezi kuzirudisha.',
      'Kwenye mipangilio unachagua nani anaona wasifu wako, kama picha zako zinatiwa ukungu na kama wengine wanaona ukiwa mtandaoni.',
      'Tumia nenosiri ambalo hulitumii mahali pengine, na uwashe arifa za kuingia kwenye mipangilio.',
    ],
  },
  meeting: {
    title: 'Mkikutana mara ya kwanza',
    tips: [
      'Kutaneni mahali pa umma, mchana, na uende na kurudi kwa usafiri wako mwenyewe.',
      'Mwambie mtu utakuwa wapi, na nani, na utampigia simu lini. Nenda na rafiki au ndugu ukipenda.',
      'Usiache kinywaji chako wala simu yako mbali nawe, na uondoke wakati wowote unapotaka. Hulazimiki kumpa mtu yeyote saa ya pili.',
      'Ikiwa mmoja wenu anasafiri kwenda kukutana na mwenzake, chukua chumba chako mwenyewe, tiketi yako mwenyewe na njia yako mwenyewe ya kurudi nyumbani.',
      'Kaa na pasipoti yako na tiketi yako ya kurudi, kila wakati.',
    ],
  },
  'before-the-wedding': {
    title: 'Kabla ya harusi',
    tips: [
      'Kutana na familia yake, na familia yako ikutane naye. Ulizaneni kila mmoja anatarajia nini kuhusu sherehe, kazi, watoto na mahali pa kuishi.',
      'Hakikisha kwamba mwenzako yuko huru kufunga ndoa. Omba kuona nyaraka zake, na uonyeshe zako.',
      'Hakuna anayeruhusiwa kukulazimisha, kukuharakisha au kukununua. Ikiwa unalazimishwa, mwambie mtu unayemwamini, au polisi.',
    ],
  },
}

export const words: typeof en = {
  title: 'Vidokezo vya usalama',
  description:
    'Jinsi ya kutambua ulaghai wa mapenzi, kulinda taarifa na picha zako, na kukutana kwa usalama mara ya kwanza.',
  subtitle:
    'Wanachama wengi ni watu wa kweli, kama wanavyojieleza. Tabia hizi zinakulinda dhidi ya wachache wasio hivyo.',
  wrong: {
    title: 'Kuna tatizo?',
    report: `Ikiwa uko hatarini, wapigie simu polisi kwanza. Gusa nukta tatu kando ya jina, picha au ujumbe, kisha uchague “Ripoti”. ${REVIEW_PROMISE}`,
    withoutAccount: (address) =>
      `Kama huna akaunti, chagua “Usalama” kwenye <contact>ukurasa wa mawasiliano</contact> au andika kwa <mail>${address}</mail>. Yanayotoka ukurasa wa mawasiliano tunayaangalia ndani ya saa ${CONTACT_SAFETY_DUE_HOURS}.`,
  },
  groups,
  whatWeDo: {
    title: 'Tunachokufanyia',
    text: [
      {
        list: [
          'Wanachama waliopendezana tu ndio wanaoweza kuandikiana.',
          'Namba za simu na anwani za barua pepe hazionyeshwi kamwe.',
          'Tunaangalia kila picha mpya kabla wengine hawajaiona, na kuondoa ndani yake taarifa za mahali ilipopigwa.',
          'Unaweza kumzuia mtu yeyote, popote unapomwona. Hamtaonana tena, naye hataambiwa. Kizuizi kinaendelea hata akirudi na akaunti mpya yenye namba ileile au anwani ileile.',
          `Mtu akikuomba pesa, au akiomba namba yako mapema mno, mstari kando ya ujumbe utakuambia hivyo. Anayeendelea kuomba pesa hawezi kuanzisha mazungumzo mapya kwa siku zisizozidi ${SHIELD_PAUSE_DAYS}, na mmoja wetu huangalia suala hilo.`,
          'Watu tuliowaondoa kabisa wakirudi na akaunti mpya, mara nyingi tunaweza kutambua. Hapo mmoja wetu hukagua akaunti hiyo kabla wengine hawajaiona, au picha zake na ujumbe wake wa kwanza.',
          'Tukimwondoa mtu kabisa kwa ulaghai, tunawaambia wote aliowaandikia, mara moja na bila maelezo ya kina. Wakati huo wawili wetu wameshauthibitisha uamuzi; ukifutwa baadaye, tunawaambia hilo pia.',
          `Alama ya bluu ina maana kwamba wawili wa timu yetu walilinganisha picha za mwanachama na picha za papo hapo. Haithibitishi jina, umri, hali ya ndoa wala nia, nayo huisha baada ya miezi ${VERIFIED_MONTHS} au picha kuu ikibadilishwa. Unaweza kumwomba mtu mliyependezana naye athibitishwe.`,
          'Unaweza kumripoti mtu yeyote, popote unapomwona. Mtu wa timu yetu huangalia na kukuambia matokeo yake, naye hataambiwa ni nani aliyemripoti. <rules>Kanuni za Jamii</rules> zinasema tunachofanya hapo, na <figures>takwimu zetu</figures> zinasema ni mara ngapi.',
        ],
      },
    ],
  },
}
