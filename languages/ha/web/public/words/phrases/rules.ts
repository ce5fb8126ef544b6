import { BRAND } from '@ndoa/contract/brand'
import type { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'

/** The community rules, one per report reason. */
export const communityRules: typeof COMMUNITY_RULES = {
  money: {
    title: 'Babu mai neman kuɗi',
    rule: 'Kada ku nemi kuɗi ko kyauta, kuma kada ku yi tayin zama da wani don a biya ku.',
    meaning:
      'Ba don kuɗin asibiti ba, ba don tikiti, biza, katin waya ko kuɗin makaranta ba, kuma ba don jarin da aka ce ba ya faɗuwa ba. Magana kan sadaki, lobola, kayan aure ko yadda za ku raba nauyin gida ba laifi ba ne: amma neman wanda kuka haɗu da shi a nan ya turo kuɗi laifi ne.',
  },
  not_in_photos: {
    title: 'Ku zama ku ɗin gaske',
    rule: 'Babu bayanan kai na bogi, kuma ba fiye da guda ɗaya ba.',
    meaning:
      'Hotunan su nuna ku, yadda kuke a yau, kuma suna, shekaru da labarin rayuwa su zama naku. Babu mai rubutu a madadinku.',
  },
  underage: {
    title: 'Manya kawai',
    rule: 'Kun kai shekara 18 ko fiye.',
    meaning: `${BRAND} na manya ne masu son yin aure. Idan ba ku kai ba, da fatan za ku jira. Duk mai neman hulɗa da yara a nan ana korarsa.`,
  },
  threats: {
    title: 'Babu barazana, babu tona asiri',
    rule: 'Babu takurawa, babu barazana, kuma babu barazanar tona asiri.',
    meaning:
      'Kada kowa ya tsoratar, ya matsa wa ko ya bibiyi wani mamba: ko da magana, ko da hotunan da aka aika bisa amana, ko da yawan rubuta saƙo bayan an ce a’a.',
  },
  hate: {
    title: 'Girmama kowa',
    rule: 'Babu ƙiyayya, kuma babu raina ƙabilar wani, imaninsa, launin fatarsa ko jinsinsa.',
    meaning:
      'Kuna da ’yancin sanin irin wanda kuke nema, ku faɗa cikin ladabi. Zagi, kalaman cin mutunci da raina mutum saboda yadda yake ba su da wuri a nan.',
  },
  sexual: {
    title: 'Babu abin batsa',
    rule: 'Babu hotunan tsiraici ko na tashin hankali, kuma babu saƙonnin batsa da ba a nema ba.',
    meaning:
      'Babu tsiraici ko wani abu na zalunci a hotuna, bayanan kai ko saƙonni, ko da a tsakanin waɗanda suka dace.',
  },
  married: {
    title: '’Yancin yin aure',
    rule: 'Ba ku da aure a yanzu, sai dai idan kun rabu bisa doka.',
    meaning:
      'Idan kuna da aure, ko kun yi alƙawarin aure da wani, da fatan za ku rufe asusunku: wasu a nan suna neman wanda za su aura.',
  },
  advertising: {
    title: 'Babu kasuwanci',
    rule: 'Babu talla, babu tattara bayanan wasu mambobi, kuma babu manhajoji masu rubutu da kansu.',
    meaning:
      'Babu kaya, babu ayyukan sayarwa, babu neman mabiya, babu mahaɗan wasu shafuka. Mutane ne suke rubuta bayanan kai da saƙonni, don mutane.',
  },
  trafficking: {
    title: 'Ba a tilasta wa kowa, ba a sayar da kowa',
    rule: 'Ba a tilasta wa kowa yin aure, kuma ba a saye ko sayar da kowa.',
    meaning:
      'Kowane ɓangare yana zaɓe da yardarsa. Ba a miƙa mutum ga wasu, kuma ba a yaudarar mutum zuwa ƙasar waje da alƙawarin aiki ko aure.',
  },
  meeting: {
    title: 'Tsaro idan kun haɗu',
    rule: 'Babu tashin hankali kuma babu matsin lamba, ko da kun haɗu ido da ido.',
    meaning:
      'Waɗannan dokoki suna aiki ko a wajen wannan shafi. Idan wani ya cutar da ku ko ya matsa muku lokacin da kuka haɗu, za mu ɗauki mataki a nan.',
  },
  other: {
    title: 'Babu wata cutarwa dabam',
    rule: 'Babu wata cutarwa ga mambobi, kuma babu abin da doka ta hana.',
    meaning:
      'Ba za mu iya lissafa komai ba. Idan wani abu ya cutar da ku ko ya tsoratar da ku, ku gaya mana, wani zai duba.',
  },
}

export { reasons as reportLabels } from '../../../features/trust/reports/words/reasons.ts'
