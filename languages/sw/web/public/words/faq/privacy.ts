import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import type { privacy as en } from '@ndoa/web/public/words/faq/privacy'
import { REVIEW_PROMISE } from '../phrases.ts'

export const privacy: typeof en = {
  title: 'Faragha na usalama',
  entries: {
    profile: {
      question: 'Nani anaona wasifu wangu?',
      text: [
        'Wanachama tu; injini za utafutaji haziwezi kupata chochote kilichomo. Kwenye mipangilio unachagua kati ya kila mtu, wanachama waliothibitishwa tu, na watu mliopendezana nao tu. Barua pepe, namba ya simu, taarifa za malipo na ujumbe kamwe havionekani kwa wanachama wengine.',
      ],
    },
    photos: {
      question: 'Nani anaona picha zangu?',
      text: [
        'Mwanzoni ni wewe tu na mtu wa timu yetu anayezikubali; baada ya hapo, wanachama walioingia wanaoruhusiwa kuona wasifu wako. Ukiwasha “Ukungu wa picha”, wanachama wasio na uanachama wa kulipia huona picha zenye ukungu, zilizotengenezwa kwenye seva yetu, hadi mtakapopendezana. Unaweza pia kuzitia ukungu kwa kila mtu, na kuamua mtu mmoja mmoja nani azione. Tunaondoa taarifa za mahali na taarifa nyingine zilizofichwa katika kila picha unayopakia.',
      ],
    },
    account: {
      question: 'Nailindaje akaunti yangu?',
      text: [
        'Tumia nenosiri ambalo hulitumii mahali pengine, na uongeze programu ya uthibitishaji kwenye mipangilio, chini ya “Usalama”: hapo kuingia kutahitaji pia msimbo kutoka kwenye simu yako. Hapohapo unaweza kuona kila kifaa ulichoingia nacho, na kutoa chochote kati ya hivyo kwenye akaunti yako. Arifa za kuingia hukujulisha mtu akiingia upya.',
      ],
    },
    verification: {
      question: 'Uthibitisho wa wasifu ni nini?',
      text: [
        `Unapiga picha tatu kwa kamera ya simu au kompyuta yako, na watu wawili wa timu yetu huzilinganisha na picha zako, kila mmoja peke yake. Ukaguzi huchukua saa 24 hadi 48; kisha picha hizo tatu hufutwa. Ikiwa huna kamera, tunapanga simu ya video. Wanachama waliothibitishwa huwa na alama ya bluu kwa miezi ${VERIFIED_MONTHS} na hutangulia kati ya wanachama wenye asilimia ileile; huisha mapema zaidi kwa picha kuu mpya, tarehe mpya ya kuzaliwa au jinsia mpya. Alama haithibitishi jina, umri, hali ya ndoa wala nia.`,
      ],
    },
    money: {
      question: 'Kuna mtu ameniomba pesa.',
      text: [
        `Usimtumie, na umripoti mara moja: gusa nukta tatu kando ya jina lake au ujumbe wake na uchague “Ripoti”. ${REVIEW_PROMISE} Ikiwa umeshatuma pesa, iombe benki yako au mtoa huduma wako wa pesa kwa simu irudishe malipo, na utunze mazungumzo: ni ushahidi. Soma pia <tips>vidokezo vyetu vya usalama</tips>.`,
      ],
    },
    reporting: {
      question: 'Namripoti au kumzuia vipi mwanachama?',
      text: [
        'Gusa nukta tatu kando ya jina lake, picha yake au ujumbe wake na uchague “Zuia” au “Ripoti”; unaweza kufanya yote mawili kwa pamoja. Ukimzuia mtu, hamtaonana tena, naye hataambiwa. Ukimripoti mtu, hatajua ni nani aliyemripoti. Kwenye mipangilio, chini ya “Faragha”, utaona watu uliowazuia, ripoti zako, na watu ulioachana nao katika siku 90 zilizopita, ambao bado unaweza kuwaripoti.',
      ],
    },
    afterReport: {
      question: 'Nini hutokea baada ya kumripoti mtu?',
      text: [
        `Tunatunza nakala ya ulichoripoti, iliyosimbwa kwa njia fiche, hata kama kimefutwa wakati huo, na tunaifuta siku ${EVIDENCE_KEPT_DAYS} baada ya kufunga kesi. Mtu wa timu yetu huiangalia na kuamua kwa kufuata <rules>Kanuni za Jamii</rules>. “Ripoti zangu”, kwenye mipangilio chini ya “Faragha”, hukuambia kama kanuni ilivunjwa na tumechukua hatua. Hatusemi tulifanya nini.`,
        `Ikiwa hukubaliani, omba hapohapo, ndani ya miezi ${APPEAL_MONTHS}, uamuzi uangaliwe upya: mtu ambaye hakushiriki katika uamuzi huo atauangalia ndani ya saa ${APPEAL_DUE_HOURS}.`,
      ],
    },
    restricted: {
      question: 'Akaunti yangu imewekewa vizuizi. Nifanye nini?',
      text: [
        `Ingia: utapata sababu zetu kwenye mipangilio, chini ya “Faragha”, au, ukiwa umesimamishwa, kwenye ukurasa unaofunguka. Omba hapo, mara moja tu na ndani ya miezi ${APPEAL_MONTHS}, uamuzi uangaliwe upya. Mtu ambaye hakushiriki katika uamuzi huo atauangalia ndani ya saa ${APPEAL_DUE_HOURS}, na ikiwa tulikosea, kila kitu kitatenduliwa.`,
      ],
    },
    fraudWarning: {
      question: 'Kwa nini mliniambia kwamba mtu niliyeandikiana naye ameondolewa kabisa?',
      text: [
        'Tukimwondoa mwanachama kabisa kwa ulaghai, tunawaambia wote aliowaandikia, mara moja, ili mtu mwingine asipoteze pesa. Hilo halisemi lolote dhidi yako, wala halisemi kilichowapata wengine. Wakati huo wawili wa timu yetu wameshauthibitisha uamuzi. Ukifutwa baadaye, tunakuambia hilo pia.',
      ],
    },
  },
}
