import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS, STRIKES_FOR } from '@ndoa/contract/trust/decision-rules'
import type { words as en } from '@ndoa/web/public/words/community-rules'
import { communityRules, reportLabels } from './phrases/rules.ts'
import { inHours } from './phrases.ts'

const sections: typeof en.sections = {
  reporting: {
    title: 'Jinsi ya kuripoti',
    text: [
      'Gusa nukta tatu kando ya jina, picha au ujumbe, chagua “Ripoti”, kisha sababu. Watu ulioachana nao unaweza kuwaripoti kwa siku 90 zaidi, kwenye mipangilio, chini ya “Faragha”. Hawatajua kwamba umewaripoti, na unaweza kuwazuia wakati huohuo. Kama huna akaunti, <report>tuambie kuhusu jambo hapa linalovunja kanuni hizi</report>.',
      'Tunatunza nakala ya unachoripoti, ili kisifutwe kabla mtu hajakiona. Kwenye mipangilio, chini ya “Faragha”, “Ripoti zangu” hukuambia mtu anapoiangalia na matokeo yake: kama kanuni ilivunjwa na tumechukua hatua, au la. Hatusemi tulimfanyia nini mtu huyo.',
    ],
  },
  strikes: {
    title: 'Makosa yanayohesabiwa',
    text: [
      `Baadhi ya hatua huhesabiwa kuwa makosa kwa muda. Hilo hutusaidia kumtendea kila mtu kwa usawa: makosa yakifika ${STRIKES_FOR.suspended7} kwa wakati mmoja, programu yetu hupendekeza kusimamishwa kwa siku 7, yakifika ${STRIKES_FOR.suspended30}, kusimamishwa kwa siku 30, na yakifika ${STRIKES_FOR.banned}, kuondolewa kabisa. Anayeamua anaweza kuchagua hatua nyingine, lakini lazima aandike kwa nini. Muda wake ukiisha, kosa halihesabiwi tena.`,
    ],
  },
  'second-look': {
    title: 'Ukiona kwamba tumekosea',
    text: [
      `Omba uamuzi uangaliwe upya: mara moja kwa kila uamuzi, ndani ya miezi ${APPEAL_MONTHS}, bila malipo. Pande zote mbili zinaweza. Ikiwa uamuzi unakuhusu wewe, kitufe kiko chini ya sababu zetu, hata ukiwa umesimamishwa au umeondolewa kabisa. Ikiwa ni wewe uliyeripoti, kiko kwenye “Ripoti zangu”.`,
      `Msimamizi wa timu yetu ambaye hakushiriki katika uamuzi huo huuangalia ndani ya ${inHours(APPEAL_DUE_HOURS)}. Kama haukuwa sahihi, kila kilichofanywa kwa uamuzi huo hutenduliwa mara moja, na makosa yake hayahesabiwi tena. Unaweza pia kwenda mahakamani, au kwenye chombo kinachotatua migogoro nje ya mahakama.`,
    ],
  },
  programs: {
    title: 'Wanaoamua ni watu, si programu',
    text: [
      'Programu hufanya nini hapa:',
      {
        list: [
          'Moja hupitia ujumbe ikitafuta maombi ya pesa na namba au anwani za mawasiliano zinazotolewa mapema. Humtahadharisha anayeupokea, na humuuliza aliyeuandika kama kweli anamaanisha hivyo.',
          `Mwanachama mmoja akiendelea kuomba pesa, programu hiyo humzuia kuanzisha mazungumzo mapya kwa siku zisizozidi ${SHIELD_PAUSE_DAYS}. Mtu wa timu yetu huliangalia jambo hilo ndani ya ${inHours(SHIELD_DUE_HOURS)}, na hukiondoa kizuizi ikiwa kilikuwa kosa.`,
          'Nyingine hutambua akaunti mpya inapoweza kuwa ya mtu tuliyemwondoa kabisa. Hapo picha yake ya kwanza na ujumbe wake wa kwanza husubiri, au akaunti nzima, hadi mmoja wetu atakapoangalia.',
          'Nyingine hupanga yanayoripotiwa, ili watu walio hatarini watangulie.',
        ],
      },
      'Mambo ambayo hakuna programu inayoyafanya: kuamua kwamba kanuni ilivunjwa, kuondoa kitu, kumsimamisha au kumwondoa kabisa mtu yeyote, kuhukumu uso au kukisia umri, au kuangalia mtu anatoka wapi. Ripoti nyingi kwa pamoja pia hazifanyi lolote zenyewe: mtu huziangalia.',
    ],
  },
  badge: {
    title: 'Alama ya bluu',
    text: [
      'Ili kuipata, unapiga picha tatu za papo hapo kwa kamera: moja ukitazama mbele, moja ukiwa umegeuza kichwa, na moja ukiwa na msimbo kwenye karatasi. Wawili wa timu yetu huzilinganisha na picha za wasifu wako, kila mmoja peke yake. Mara tu wakiamua, picha hizo tatu hufutwa. Bila kamera, tunapanga simu ya video.',
      `Alama hudumu kwa miezi ${VERIFIED_MONTHS}, na huisha mapema zaidi kwa picha kuu mpya, tarehe mpya ya kuzaliwa au jinsia mpya. Inasema kwamba siku hiyo mtu alifanana na picha zake. Haithibitishi jina, umri, hali ya ndoa wala nia, na haimkingi mtu yeyote dhidi ya kuripotiwa.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Kanuni za Jamii',
  description: `Kanuni za huduma ya ${BRAND} kwa maneno rahisi, kinachotokea moja ikivunjwa, na jinsi ya kuomba uamuzi uangaliwe upya.`,
  subtitle: 'Tunachomwomba kila mtu hapa, kinachotokea kanuni ikivunjwa, na jinsi unavyoweza kupinga uamuzi.',
  rules: {
    title: 'Kanuni',
    text: 'Kila kanuni pia ni sababu unayoweza kumripoti mtu kwayo, kwa maneno yaleyale, na ndiyo tunayoitaja tunapoamua.',
    all: communityRules,
    reasons: reportLabels,
    report: (reason, hours) => `Iripoti kama “${reason}”. Tunaiangalia ndani ya ${inHours(hours)}.`,
  },
  steps: {
    title: 'Kinachofuata',
    text: 'Mtu wa timu yetu huangalia kilichoripotiwa na kuchagua mojawapo ya hatua hizi. Yaliyofanywa zamani huzingatiwa, na ukubwa wa madhara pia. Mtu akitoa vitisho, akimshinikiza mtu kwa siri zake, akiwa chini ya miaka 18, akilazimisha au kuuza watu, au ikigunduliwa kwamba ameomba pesa, tunasimamisha akaunti mara moja na kuamua kama aondolewe kabisa.',
    reasons:
      'Mtu ambaye uamuzi unamhusu hupata sababu zetu kwa maandishi: tulichoamua, tulichogundua, jinsi tulivyojua, kama programu ilihusika, ni kanuni gani, kwa nini ilivunjwa, na jinsi ya kupinga. Tunanukuu maneno na picha za mtu huyo tu, kamwe si za aliyemripoti.',
  },
  sections,
}
