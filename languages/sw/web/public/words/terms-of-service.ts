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
    title: 'Sisi ni nani',
    text: [
      `${BRAND} ni huduma inayowasaidia watu wazima wanaotaka kufunga ndoa kukutana: Waafrika wa nyumbani na ughaibuni, na mtu yeyote anayetaka kuishi maisha yake pamoja na mmoja wao. Kwa kuitumia, unakubali masharti haya. Ikiwa huyakubali, tafadhali usiitumie.`,
    ],
  },
  eligibility: {
    title: 'Nani anaruhusiwa',
    text: [
      {
        list: [
          ...ELIGIBILITY.map((reason) => communityRules[reason].rule),
          'Unatumia utambulisho wako halisi.',
          `Unatumia ${BRAND} kwa mambo yako binafsi tu.`,
          'Hujazuiwa kuitumia, na sheria wala nasi.',
        ],
      },
    ],
  },
  account: {
    title: 'Akaunti yako',
    text: [
      'Usimpe mtu mwingine nenosiri lako wala misimbo yako, na hakikisha taarifa zako ni sahihi. Kila mtu anaruhusiwa akaunti moja, na mtu mwingine haruhusiwi kuitumia. Tuambie ukiamini kwamba kuna anayeitumia. Unaweza kuzima akaunti yako kwa muda au kuifuta wakati wowote.',
    ],
  },
  standards: {
    title: 'Viwango vya jamii',
    text: [
      {
        list: [
          ...STANDARDS.map((reason) => communityRules[reason].rule),
          'Usiweke picha za watu wengine, wala za watoto peke yao. Jionyeshe wewe.',
          'Usisambaze jambo ambalo mwanachama alikuambia au kukuonyesha kwa siri.',
        ],
      },
      'Tunaweza kuonya, kuwekea mipaka au kuondoa akaunti zinazovunja kanuni hizi. <rules>Kanuni za Jamii</rules> zinaeleza kila moja, tunachofanya ikivunjwa, na jinsi unavyoweza kupinga.',
    ],
  },
  payments: {
    title: 'Uanachama wa kulipia na malipo',
    text: [
      'Kutafuta watu, kupendezwa na wasifu wao na kuwaandikia watu mliopendezana nao ni bure. Usalama, faragha, vichujio, sababu na historia yako yote pia ni bure: kamwe hatuvitozi pesa, na hakuna uanachama unaompandisha mtu kwenye orodha. Uanachama wa kulipia unaongeza mambo machache:',
      { list: TIERS_ADD },
      'Wanachama wanaoonyesha picha kwa watu waliowachagua tu wanabaki na ukungu, hata mwingine akilipa.',
      'Unalipa mara moja, kwa mwezi 1, miezi 3 au 12, <membership>bei ya nchi unayoishi</membership>, kodi ikiwa ndani yake. Ukilipa, unakubali kwamba uanachama unaanza mara moja. Unaisha wenyewe.',
      `Kujirudia kumezimwa mpaka ukuwashe, na ni kwa kadi tu. Tunakutumia barua pepe siku 6 hadi 8 kabla ya kutoza kadi yako, yenye bei kamili na kiungo cha kuacha kujirudia. Unaweza kutendua kujirudia ndani ya siku ${WITHDRAWAL_DAYS} na kurudishiwa pesa zote. Kadi ikikataliwa, tunakuambia na kujaribu mara moja zaidi baada ya siku tatu.`,
      `Unaweza kujitoa kwenye uanachama ulionunua, kwenye Mipangilio au kwa kiungo kilicho kwenye risiti yako, bila kusema sababu. Ndani ya siku ${WITHDRAWAL_DAYS} baada ya kulipa unarudishiwa pesa zako zote, mara moja kwa mwaka; vinginevyo unarudishiwa pesa za siku ulizolipia ambazo hukuzitumia. Hapo uanachama unaisha, na pesa zinarudi zilikotoka. Haki zako kwa sheria ya nchi yako zinabaki kama zilivyo. Ukinunua uanachama wa juu zaidi unaanza mara moja, na tunakurudishia pesa za siku ambazo hukuzitumia za ule wa chini.`,
      'Tukisimamisha akaunti yako, au ukiifuta, hakuna kinachojirudia. Bado unaweza kujitoa kwa kiungo kilicho kwenye risiti yako.',
    ],
  },
  property: {
    title: 'Haki miliki',
    text: [
      `Unachoandika na kupakia kinabaki kuwa chako; unaturuhusu kukihifadhi na kukionyesha kwa wanachama wengine kulingana na mipangilio yako, kwa muda wote unaokiacha hapa. Jina ${BRAND}, nembo yake na maandishi yake ni yetu. Tafadhali usinakili huduma hii wala kuichambua kiuhandisi ili kujua ilivyotengenezwa, zaidi ya sheria inavyoruhusu.`,
    ],
  },
  privacy: {
    title: 'Faragha na usalama',
    text: [
      '<privacyPolicy>Sera yetu ya Faragha</privacyPolicy> ni sehemu ya masharti haya. Tafadhali soma <tips>vidokezo vya usalama</tips> kabla ya kukutana na mtu yeyote. Hatuchunguzi historia za wanachama wala hatuwadhamini; alama ya uthibitisho ina maana tu kwamba wawili wa timu yetu waliona kwamba mtu alifanana na picha zake, katika picha za papo hapo au katika simu ya video.',
    ],
  },
  links: {
    title: 'Viungo vya tovuti nyingine',
    text: [
      'Viungo vya tovuti nyingine vimewekwa ili kukurahisishia. Hatuwajibiki kwa maudhui ya tovuti hizo.',
    ],
  },
  liability: {
    title: 'Uwajibikaji',
    text: [
      'Tunachukua tahadhari, lakini hatuwezi kuahidi kwamba utapata mwenzi au kwamba huduma itapatikana wakati wote, na hatuwajibiki kwa wanayofanya wanachama. Pale sheria inaporuhusu, uwajibikaji wetu unaishia kwenye kiasi ulichotulipa katika miezi kumi na miwili iliyopita. Hakuna chochote hapa kinachowekea mipaka uwajibikaji wetu kwa tendo la makusudi, uzembe mkubwa, au madhara kwa uhai au afya.',
    ],
  },
  termination: {
    title: 'Mwisho wa matumizi',
    text: [
      `Unaweza kuondoka wakati wowote. Tunaweza kufunga au kusimamisha akaunti inayovunja masharti haya, na tutasema kwa nini isipokuwa usalama au sheria inakataza hilo. Ndani ya miezi ${APPEAL_MONTHS} unaweza kuomba uamuzi uangaliwe upya kwenye akaunti yako; ataamua mtu ambaye hakushiriki katika uamuzi huo. Au tuandikie kupitia <contact>ukurasa wa mawasiliano</contact>.`,
    ],
  },
  changes: {
    title: 'Mabadiliko',
    text: [
      `Tunatangaza mabadiliko ya maana angalau siku 30 kabla hayajaanza kutumika. Kuendelea kutumia ${BRAND} kunamaanisha kwamba unayakubali; usipoyakubali, unaweza kufuta akaunti yako.`,
    ],
  },
  contact: {
    title: 'Mawasiliano',
    text: [
      `<mail>${addresses.general}</mail>, au <contact>ukurasa wa mawasiliano</contact>.`,
      OPERATOR_IDENTITY,
    ],
  },
}

export const words: typeof en = {
  title: 'Masharti ya Huduma',
  description: `Nani anaweza kutumia ${BRAND}, na kanuni ambazo wanachama wote hufuata.`,
  subtitle: 'Kanuni ambazo sote tunazifuata, ili kila mtu aweze kumwamini mwenzake.',
  updated: 'Ilisasishwa mwisho: 15 Januari 2025',
  sections,
}
