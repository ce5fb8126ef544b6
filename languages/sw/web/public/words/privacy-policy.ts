import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '@ndoa/web/public/addresses'
import type { words as en } from '@ndoa/web/public/words/privacy-policy'
import { kept } from './privacy-policy/kept.ts'

const sections: typeof en.sections = {
  collected: {
    title: 'Taarifa tunazokusanya',
    text: [
      '<strong>Unazotupa:</strong> jina lako, jinsia, tarehe ya kuzaliwa, nchi, barua pepe au namba ya simu na nenosiri; wasifu wako na mapendeleo yako; picha zako; watu unaopendezwa na wasifu wao; ujumbe unaoandika; mipangilio yako; unayemripoti na sababu yake; picha za papo hapo, ukitaka kuthibitishwa; na unachotuandikia.',
      '<strong>Tunazorekodi unapotumia huduma:</strong> ulipoonekana mwisho, wasifu unaoufungua, na anwani ya mtandao na aina ya kivinjari ya kila mahali ulipoingia, ili uweze kutambua kama kuna mtu mwingine aliyeingia. Pia tunakisia nchi yako kutokana na anwani ya mtandao, kwenye seva yetu wenyewe, ili kukujazia fomu.',
      '<strong>Ukinunua uanachama:</strong> ulichonunua, lini, kwa kiasi gani na kwa njia gani, nchi yako na nchi malipo yalikotoka. Ukiruhusu ujirudie kwa kadi, pia tarakimu nne za mwisho za kadi na msimbo ambao kampuni ya malipo inaweza kuutumia kuitoza kwa niaba yetu. Hatutunzi namba ya kadi wala namba ya pesa za simu.',
      '<strong>Tusizokusanya:</strong> mahali hasa ulipo, orodha yako ya namba za simu, wala unachofanya kwenye tovuti nyingine.',
    ],
  },
  use: {
    title: 'Jinsi tunavyozitumia',
    text: [
      {
        list: [
          'Kutafuta na kuonyesha watu wanaofaana, na kuwaambia wote wawili wanalingana kiasi gani na kwa nini.',
          'Kufikisha ujumbe kati ya watu waliopendezana, na kukujulisha kwa njia unazochagua.',
          'Kuwalinda wanachama dhidi ya ulaghai na unyanyasaji: mmoja wetu huangalia kila picha mpya kabla wanachama wengine hawajaiona. Programu hupitia ujumbe ikitafuta maombi ya pesa na namba au anwani za mawasiliano zinazotolewa mapema. Humtahadharisha anayeupokea, na mwanachama mmoja akiendelea kuomba pesa, hawezi kuanzisha mazungumzo mapya kwa siku zisizozidi 14, na mmoja wetu huangalia suala hilo. Programu hiyo kamwe haiangalii mtu anatoka wapi.',
          'Kuwazuia watu tuliowaondoa kabisa wasirudi: tunalinganisha namba ya simu na barua pepe, kivinjari, picha na maelezo ya akaunti na ya kwao. Kitu kikifanana, mmoja wetu hukagua akaunti hiyo, au picha zake na ujumbe wake wa kwanza, kabla wengine hawajaviona. Mtu ndiye anayeamua, si kompyuta.',
          'Kuamua kuhusu ripoti: tunatunza nakala ya kilichoripotiwa, na mtu wa timu yetu hukiangalia. Mtu akikuripoti, hiyo inaweza kuhusisha wasifu wako, picha zako na ujumbe ulio karibu na ule ulioripotiwa.',
          'Kuwatahadharisha watu kuhusu ulaghai: wawili wetu wakishathibitisha kwamba mtu ameondolewa kabisa kwa ulaghai, kila mtu aliyeandikiwa naye huambiwa mara moja, bila maelezo ya kina, na huambiwa tena uamuzi ukifutwa.',
          'Kuchapisha <figures>takwimu</figures> za kazi yetu, ambazo hakuna mtu anayeweza kutambulika ndani yake.',
          'Kukuthibitisha, ukiomba: wawili wetu hulinganisha kwa macho picha za papo hapo unazojipiga na picha za wasifu wako. Hakuna programu inayopima uso wako.',
          'Kuhakikisha huduma inaendelea kufanya kazi.',
          'Kukujibu unapotuandikia.',
        ],
      },
      'Hatuuzi taarifa zako, na hatuonyeshi matangazo yanayotokana nazo.',
    ],
  },
  sensitive: {
    title: 'Taarifa nyeti',
    text: [
      'Imani yako, dhehebu, kabila na unachotafuta kwa mwenzi vinasema mengi kuhusu wewe, na sheria huvipa ulinzi maalum. Vyote ni hiari. Kwa kuvijaza, unakubali tuvitumie katika kulinganisha watu, na tuonyeshe imani, dhehebu, kabila na mtindo wako wa maisha kwa wanachama wanaoruhusiwa kuona wasifu wako.',
      'Unaweza kufuta chochote kati ya hivyo wakati wowote, au kuondoa ridhaa yako kwenye mipangilio, chini ya “Faragha”: usichoonyesha hakihesabiwi pia katika ulinganifu wako. Unaweza kutoonyesha kama una watoto au unataka watoto. Jibu lako kuhusu kujizuia na tendo la ndoa huonyeshwa kwa watu mliopendezana nao tu, na kamwe halihesabiwi. Unayemtafuta na masharti yako ya lazima kamwe havionyeshwi kwa mtu yeyote.',
    ],
  },
  seen: {
    title: 'Wanachoona wengine',
    text: [
      'Kulingana na mipangilio yako, wanachama wengine walioingia huona jina lako la kwanza (au sehemu ya jina lako uliyochagua), umri, picha, maelezo yako, mahali, lugha, kabila, dini, na unachosema kuhusu kazi, elimu, mambo unayopenda, sigara na pombe. Unachagua kati ya kila mtu, wanachama waliothibitishwa tu, na watu mliopendezana nao tu; unaweza kutia picha zako ukungu, na kuficha kama uko mtandaoni na ulipoonekana mwisho. Umbali wako huonyeshwa ukiuwasha tu, na kwa kukadiria tu, kutoka mji hadi mji. Hakuna hata kimoja kati ya haya kinachoonekana kwa wageni wala kwa injini za utafutaji.',
      '<strong>Wanachama wengine kamwe hawaoni:</strong> barua pepe yako, namba ya simu, taarifa za malipo, ujumbe wa faragha (isipokuwa mtu mliyependezana naye uliyemwandikia), jina la ukoo na tarehe ya kuzaliwa.',
    ],
  },
  protection: {
    title: 'Jinsi tunavyozilinda',
    text: [
      {
        list: [
          'Mawasiliano yamesimbwa kwa njia fiche. Manenosiri, misimbo ya kuingia na vipindi vya kuingia huhifadhiwa tu katika hali isiyoweza kusomeka tena.',
          'Picha hutengenezwa upya unapozipakia, na hivyo taarifa zilizofichwa, kama mahali zilipopigwa, huondolewa. Hatutunzi picha ya asili.',
          'Kila kiungo cha picha hufanya kazi kwa mtu mmoja, kwa muda usiozidi saa moja, na hukaguliwa kila kinapotumiwa.',
          'Kumbukumbu zetu za kiufundi hazina majina, maneno ya ujumbe wala misimbo.',
          'Watu wanaotufanyia kazi huona tu wanachohitaji kwa kazi yao.',
        ],
      },
    ],
  },
  kept,
  cookies: {
    title: 'Vidakuzi',
    text: [
      'Kidakuzi kimoja hukuweka ukiwa umeingia, na kingine hutambua kivinjari ulichowahi kuingia nacho. Cha tatu, kwa usalama tu, ni namba ya nasibu inayobaki kwa mwaka mmoja baada ya kuingia kwako kwa mwisho: hutuambia mtu tuliyemwondoa kabisa anapofungua akaunti mpya kwenye kivinjari kilekile. Unapojisajili au kuingia, vingine huunganisha hatua, kwa dakika chache au hadi siku moja. Ili kukuokolea data ya intaneti, kivinjari chako pia huhifadhi kwamba umeingia, taarifa za usajili ambao haujakamilika, na orodha kama vile ya lugha. Ili uweze kuendelea bila mtandao, hutunza kwa siku moja ulichokiona hapa mwisho (wasifu, orodha, ujumbe, lakini si picha) na ulichoandika, na ujumbe hadi utakapotumwa. Ukitoka, yote huondolewa. Kidakuzi kimoja zaidi huhifadhi kwa mwaka mmoja lugha uliyochagua, hata ukishatoka. Hakuna vidakuzi vya matangazo wala vya kufuatilia, kwa hiyo hakuna bango la vidakuzi la kufunga.',
    ],
  },
  rights: {
    title: 'Haki zako',
    text: [
      {
        list: [
          '<strong>Kuona na kusahihisha</strong> taarifa zako kwenye wasifu na mipangilio yako wakati wowote.',
          '<strong>Kuficha</strong> akaunti yako kwa kuizima kwa muda kwenye mipangilio.',
          '<strong>Kuifuta</strong> kwenye mipangilio, pamoja na wasifu wako, picha, watu mliopendezana nao, mazungumzo na mipangilio. Hatua hii haiwezi kutenduliwa. Ulichonunua na risiti zako hutunzwa bila jina lako kwa muda unaotakiwa na sheria ya kodi. Kilicho sehemu ya kesi iliyo wazi hutunzwa hadi kesi iishe, kama ilivyosemwa hapo juu.',
          '<strong>Kuchukua nakala:</strong> omba taarifa zako kwenye mipangilio. Tutakutumia kwa barua pepe kiungo kinachofungua nakala hiyo mara moja, ndani ya saa 24.',
          '<strong>Kupinga</strong> matumizi fulani, au kuondoa ridhaa, kwa kutuandikia; kupinga uamuzi kuhusu akaunti yako, kwa kuomba hapo uangaliwe upya.',
          '<strong>Kulalamika</strong> kwa mamlaka ya ulinzi wa taarifa binafsi ya nchi yako.',
        ],
      },
      `Ikiwa huwezi kufanya mojawapo ya haya mwenyewe, andika kwa <mail>${addresses.privacy}</mail> kutoka barua pepe ya akaunti yako, nasi tutakufanyia ndani ya siku 30.`,
    ],
  },
  children: {
    title: 'Watoto',
    text: [
      `Huduma ya ${BRAND} ni ya watu wazima wenye umri wa miaka 18 au zaidi; aliye na umri mdogo zaidi hawezi kujisajili. Tunaondoa akaunti ya mtu yeyote aliye chini ya miaka 18 mara tu tunapojua. Ukijua kuhusu akaunti kama hiyo, tafadhali <contact>tuambie</contact>.`,
    ],
  },
  thirdParties: {
    title: 'Kampuni nyingine',
    text: [
      'Kampuni zinazotuma barua pepe na SMS zetu, zinazohifadhi seva zetu au zinazoshughulikia malipo hupata tu taarifa zinazohitaji kwa kazi hiyo, na haziruhusiwi kuzitumia kwa jambo lingine. Ukiwasha arifa kwenye kifaa, huduma ya arifa ya kivinjari chake (Google, Mozilla, Apple au Microsoft) huzipitisha zikiwa zimesimbwa kwa njia fiche: hujua kwamba tunatuma kitu kwenye kivinjari hicho, na lini, lakini si nini. Kurasa zetu hazipakii chochote kutoka kampuni nyingine: si fonti, si vifuatiliaji, si vitufe vya mitandao ya kijamii. Huiambia seva yetu wenyewe zilikuwa na kasi gani na kama zilishindwa, bila kusema wewe ni nani. Tunatoa taarifa kwa mamlaka pale tu sheria inapotaka, na tunakuambia isipokuwa sheria ikikataza hilo.',
      'Ukinunua uanachama, unalipa kwenye ukurasa wa kampuni ya malipo: Stripe au Paystack kwa kadi, pawaPay kwa pesa za simu. Tunaiambia kiasi, namba inayowakilisha ununuzi wako na, isipokuwa Paystack, unachonunua na lugha yako; pawaPay hujua pia nchi yako, na Paystack barua pepe yako, ikiwa uliithibitisha. Hakuna hata moja inayojua kutoka kwetu jina lako au chochote cha wasifu wako. Unachojaza huko kinabaki kwa kampuni hiyo, kwa sera yake yenyewe ya faragha.',
      'Ili kukisia nchi yako tunatumia IP Geolocation ya <dbip>DB-IP</dbip>, iliyohifadhiwa kwenye seva yetu wenyewe; DB-IP haijui nani anatutembelea. Orodha ya miji tunayopimia umbali inatoka <geonames>GeoNames</geonames> (<ccby>CC BY 4.0</ccby>) na ipo kwenye seva yetu pia.',
    ],
  },
  changes: {
    title: 'Mabadiliko',
    text: [
      'Tukibadilisha sera hii katika jambo la maana, tutakuambia kwa barua pepe au ndani ya programu kabla mabadiliko hayajaanza kutumika, na tutasasisha tarehe iliyo hapo juu.',
    ],
  },
  contact: {
    title: 'Mawasiliano',
    text: [
      `Maswali kuhusu taarifa zako: <mail>${addresses.privacy}</mail>, au <contact>ukurasa wa mawasiliano</contact>.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Sera ya Faragha',
  description: `Kile ${BRAND} inachojua kuhusu wanachama wake, tunakitumia kufanya nini, nani anakiona na haki zako ni zipi.`,
  subtitle: 'Tunachojua kuhusu wewe, kwa nini, na unachoweza kufanya.',
  updated: 'Ilisasishwa mwisho: 15 Januari 2025',
  sections,
}
