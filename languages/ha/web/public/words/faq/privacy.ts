import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS } from '@ndoa/contract/trust/decision-rules'
import type { privacy as en } from '@ndoa/web/public/words/faq/privacy'
import { REVIEW_PROMISE } from '../phrases.ts'

export const privacy: typeof en = {
  title: 'Sirri da tsaro',
  entries: {
    profile: {
      question: 'Wa yake ganin bayanan kaina?',
      text: [
        'Mambobi kawai; injunan bincike ba za su iya samun komai daga ciki ba. A Saituna kuna zaɓa tsakanin kowa, mambobin da aka tabbatar kawai, da waɗanda kuka dace da su kawai. Wasu mambobi ba sa taɓa ganin adireshin imel, lambar waya, bayanan biyan kuɗi da saƙonni.',
      ],
    },
    photos: {
      question: 'Wa yake ganin hotunana?',
      text: [
        'Da farko ku kawai da wanda yake amincewa da hoton a ƙungiyarmu; bayan haka, mambobin da suka shiga waɗanda aka yarda su ga bayanan kanku. Idan kun kunna “Dusashe hotuna”, waɗanda ba mambobi na biya ba suna ganin dusasshen hoto, wanda aka yi a sabarmu, har sai kun dace. Kuna kuma iya dusashe su ga kowa, ku zaɓi ɗaya bayan ɗaya waɗanda za su gani. Muna cire bayanan wuri da sauran bayanan ɓoye daga kowane hoto da kuka ɗora.',
      ],
    },
    account: {
      question: 'Ta yaya zan kare asusuna?',
      text: [
        'Ku yi amfani da kalmar sirrin da ba ku amfani da ita a ko’ina, ku kuma ƙara manhajar tabbatarwa a Saituna, a ƙarƙashin “Tsaro”: daga nan shiga zai buƙaci lambar tabbatarwa daga wayarku ma. A can kuna iya ganin kowace na’ura da kuka shiga da ita, ku fitar da kowacce. Sanarwar shiga tana gaya muku idan an sake shiga.',
      ],
    },
    verification: {
      question: 'Mene ne tabbatar da bayanan kai?',
      text: [
        `Kuna ɗaukar hotuna uku da kyamarar wayarku ko kwamfutarku, sai mutum biyu na ƙungiyarmu su kwatanta su da hotunanku, kowa shi kaɗai. Dubawa tana ɗaukar awa 24 zuwa 48; sannan a goge hotunan. Idan ba ku da kyamara, za mu shirya kiran bidiyo. Mambobin da aka tabbatar suna da shuɗiyar alamar tabbatarwa har wata ${VERIFIED_MONTHS}, kuma suna zuwa farko cikin mambobi masu kashi iri ɗaya; tana ƙarewa da wuri idan an canza babban hoto, ranar haihuwa ko jinsi. Alamar ba ta tabbatar da suna, shekaru, matsayin aure ko niyya ba.`,
      ],
    },
    money: {
      question: 'Wani ya nemi kuɗi a wurina.',
      text: [
        `Kada ku aika komai, kuma ku kai ƙara nan take: ku danna ɗigo uku da ke gefen sunan ko saƙon, ku zaɓi “Kai ƙara”. ${REVIEW_PROMISE} Idan kun riga kun aika kuɗi, ku nemi bankinku ko kamfanin kuɗin waya ya dawo da su, ku kuma adana tattaunawar: hujja ce. Ku duba <tips>shawarwarinmu na tsaro</tips> ma.`,
      ],
    },
    reporting: {
      question: 'Ta yaya zan kai ƙarar mamba ko in toshe mamba?',
      text: [
        'Ku danna ɗigo uku da ke gefen suna, hoto ko saƙo, ku zaɓi “Toshe” ko “Kai ƙara”; kuna iya yin duka biyun lokaci guda. Idan kun toshe mutum, ba za ku ƙara ganin juna ba, kuma ba za a gaya masa ba. Idan kun kai ƙarar mutum, ba zai san wanda ya kai ba. A Saituna, a ƙarƙashin “Sirri”, akwai jerin waɗanda kuka toshe, ƙararrakinku, da waɗanda kuka raba dacewa da su a kwana 90 da suka wuce, waɗanda har yanzu za ku iya kai ƙararsu.',
      ],
    },
    afterReport: {
      question: 'Me zai faru bayan na kai ƙarar mutum?',
      text: [
        `Muna adana kwafin abin da kuka kai ƙararsa, a rufe da lambobin sirri, ko da an goge shi kafin nan, kuma muna goge kwafin kwana ${EVIDENCE_KEPT_DAYS} bayan mun rufe batun. Wani daga cikin ƙungiyarmu yana dubawa, ya yanke hukunci bisa <rules>Dokokin jama’a</rules>. “Ƙararrakina”, a Saituna a ƙarƙashin “Sirri”, yana gaya muku ko an karya doka kuma mun ɗauki mataki. Ba ma faɗin matakin da muka ɗauka.`,
        `Idan ba ku yarda ba, ku nemi sake dubawa a can cikin wata ${APPEAL_MONTHS}: wanda bai shiga hukuncin ba zai duba shi cikin awa ${APPEAL_DUE_HOURS}.`,
      ],
    },
    restricted: {
      question: 'An sa wa asusuna takunkumi. Me zan iya yi?',
      text: [
        `Ku shiga: dalilanmu suna a Saituna, a ƙarƙashin “Sirri”, ko kuma, idan an dakatar da ku, a shafin da ya buɗe. Ku nemi sake dubawa a can, sau ɗaya kuma cikin wata ${APPEAL_MONTHS}. Wanda bai shiga hukuncin ba zai duba shi cikin awa ${APPEAL_DUE_HOURS}, kuma idan mun yi kuskure, za a soke komai.`,
      ],
    },
    fraudWarning: {
      question: 'Me ya sa kuka gaya mini cewa an kori wanda nake rubuta wa?',
      text: [
        'Idan mun kori mamba saboda zamba, muna gaya wa duk wanda aka rubuta wa daga asusun, sau ɗaya, don kada wani ya sake rasa kuɗi. Wannan ba ya nuna laifi a kanku, kuma ba ya faɗin abin da ya faru da wasu. Kafin nan mutum biyu na ƙungiyarmu sun tabbatar da korar. Idan aka janye ta daga baya, za mu gaya muku hakan ma.',
      ],
    },
  },
}
