import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { pluralHa } from '@ndoa/contract/plural'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_MONTHS, STRIKE_DAYS, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { words as en } from '@ndoa/server/features/trust/decisions/words'
import { rules } from './words/rules.ts'

/** The rule behind a reason, as published at /community-rules. */
const rule = (reason: ReportReason) => `Dokokin jama’a, “${rules[reason].title}”: ${rules[reason].rule}`

const EVERYWHERE = `Wannan yana aiki a ko’ina a ${BRAND}.`
const COURTS = 'zuwa kotu ko wata hukuma mai sasanta rigima ba tare da kotu ba.'
const TRUST =
  'Dole mambobi su iya amincewa cewa babu wanda yake neman ajiyar kuɗinsu a nan, ko wane dalili aka bayar.'
const forDays = (days: number | null) =>
  pluralHa(days ?? 0, { one: 'Tsawon kwana ɗaya', other: `Tsawon kwana ${days}` })

/** For fraud bans. */
const CONTACTS_TOLD =
  'Ana gaya wa duk waɗanda suka sami saƙo daga gare ku cewa mun cire asusunku saboda ya karya dokokinmu game da kuɗi ko game da bayyana kai da ƙarya, da yadda za su kiyaye kansu. Idan muka janye korar, za a gaya musu cewa mun yi kuskure.'
const CONTACTS_CORRECTED =
  'Muna gaya wa duk waɗanda muka yi wa gargaɗi game da ku cewa hukuncinmu ba daidai ba ne, kuma babu dalilin yin hattara da ku.'

/** For a wrongful suspension. */
const DAYS_BACK = 'Idan kun biya kuɗin zama mamba, an ƙara masa kwanakin da kuka rasa.'

/** Restrictions that remain after a decision is lifted. */
const freed = {
  all: `Kuna iya sake amfani da ${BRAND} ba tare da takunkumi ba.`,
  suspended:
    'Amma asusunku zai ci gaba da kasancewa a dakace, saboda wani dalili daban da wannan bai canza ba.',
  slowed:
    'Amma har yanzu ba za ku iya fara sababbin tattaunawa ba, saboda wani dalili daban da wannan bai canza ba.',
}

/** Why the rule matters. */
const why: Record<ReportReason, string> = {
  money: `Kun nemi kuɗi ko kyauta, ko kun gayyaci wani mutum ya zuba jari. ${TRUST}`,
  not_in_photos:
    'Mutumin da ke cikin hotunan ba ku ba ne. Mambobi suna buƙatar sanin wanda suke magana da shi.',
  underage: `Abin da muka gani ya nuna cewa ba ku kai shekara 18 ba, ko kuma akwai yaro a ciki. ${BRAND} na manya ne kawai.`,
  threats: 'Kun yi wa wani mutum barazana ko kun matsa masa lamba. Kada kowa a nan ya ji tsoron wani mamba.',
  hate: 'Abin da kuka rubuta ko kuka nuna ya zagi mutane, ko ya raina su saboda yadda suke.',
  sexual: 'Abin da kuka rubuta ko kuka nuna na batsa ne, kuma mambobi ba su nema ba.',
  married: `Abin da muka gani ya nuna cewa kuna da aure ko kun yi wa wani alƙawarin aure. Mambobin ${BRAND} suna nan don su yi aure.`,
  advertising: 'Kun yi tallar kaya ko aiki, ko kun tura mambobi zuwa wani wuri.',
  trafficking:
    'Abin da muka gani ya nuna cewa ana tilasta wa wani mutum ko ana sayar da shi. Muna ɗaukar mataki nan take don kare mutane.',
  meeting: 'Abin da ya faru a wajen wannan shafin yana sa sauran mambobi cikin haɗari.',
  other: 'Abin da kuka yi yana cutar da sauran mambobi, kamar yadda aka bayyana a sama.',
}

export const words: typeof en = {
  rule,
  why,
  titles: {
    advice: 'Shawara ta abokantaka daga ƙungiyarmu',
    content_removed: 'Mun cire wani abu daga asusunku',
    slowed: 'Ba za ku iya fara sababbin tattaunawa ba na ɗan lokaci',
    suspended: 'An dakatar da asusunku',
    banned: 'An dakatar da asusunku yayin da muke yanke hukunci kan kora',
  },
  decisions: {
    advice: () => 'Wannan shawara ce kawai. Babu abin da aka taƙaita a asusunku.',
    content_removed: (_days, removed) =>
      `${removed} Babu wanda zai iya ƙara ganinsa a ${BRAND}. Ba a taƙaita sauran asusunku ba.`,
    slowed: (days, removed) =>
      `${forDays(days)}, ba za ku iya fara sababbin tattaunawa ba. Tattaunawar da kuka riga kuka fara za ta ci gaba. ${EVERYWHERE} ${removed}`,
    suspended: (days, removed) =>
      `${forDays(days)}, babu wanda zai iya ganin bayanan kanku, kuma ba za ku iya amfani da asusunku ba. ${EVERYWHERE} ${removed}`,
    banned: (_days, removed) =>
      `Muna tunanin korar ku. Mutum na biyu daga ƙungiyarmu zai yanke hukunci a kai cikin awa 24. Kafin lokacin, babu wanda zai iya ganin bayanan kanku, kuma ba za ku iya amfani da asusunku ba. ${EVERYWHERE} ${removed}`,
  },
  removed: (list, things) => {
    const parts = [
      things.photos > 0 && pluralHa(things.photos, { one: 'hoto 1', other: `hotuna ${things.photos}` }),
      things.messages > 0 &&
        pluralHa(things.messages, { one: 'saƙo 1', other: `saƙonni ${things.messages}` }),
      things.bio && 'taƙaitaccen bayaninku',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `Mun cire ${list(parts)}.` : ''
  },
  strikes: {
    none: 'Ba a ƙirga wannan a matsayin laifi ba.',
    one: `Ana ƙirga wannan a matsayin laifi ɗaya na kwana ${STRIKE_DAYS}.`,
    two: `Ana ƙirga wannan a matsayin laifi biyu na kwana ${SUSPENSION_STRIKE_DAYS}.`,
  },
  fewFacts: (week) =>
    `A makon ${week} mun gano cewa an karya dokar da ke ƙasa. Ba mu faɗi fiye da haka ba, don kada a gane kowa.`,
  source: {
    reported: 'Mun duba wannan ne saboda an kawo mana ƙara.',
    found: 'Babu wanda ya kawo ƙara kan wannan. Mu da kanmu muka gano.',
  },
  automation: {
    program:
      'Wata manhaja ce ta jawo hankalinmu ga wannan. Ba ta yanke hukuncin komai ba: mutum daga ƙungiyarmu ne ya duba ya yanke hukunci.',
    people:
      'Babu manhajar da ta gano ko ta yanke hukuncin wannan. Mutum daga ƙungiyarmu ne ya duba ya yanke hukunci.',
  },
  appeal: `Idan kuna ganin mun yi kuskure, ku nemi a sake dubawa a nan cikin wata ${APPEAL_MONTHS}. Kyauta ne, kuma wanda bai shiga cikin wannan hukuncin ba ne zai yanke. Kuna kuma iya ${COURTS}`,
  banConfirmed: {
    title: 'An kore ku',
    decision: (tellsContacts) =>
      `An kori asusunku har abada. Babu wanda zai iya ganin bayanan kanku, kuma ba za ku iya amfani da asusunku ba. ${EVERYWHERE} Mutum biyu daga ƙungiyarmu ne suka yanke wannan hukuncin, ɗaya bayan ɗaya.${tellsContacts ? ` ${CONTACTS_TOLD}` : ''}`,
  },
  upheld: {
    title: 'Mun sake dubawa, kuma hukuncinmu yana nan',
    decision: (decision) => `Hukuncinmu yana nan. ${decision}`,
    appeal: `Wanda bai shiga cikin hukuncin ba ya sake duba shi, kamar yadda kuka nema. Har yanzu kuna iya ${COURTS}`,
  },
  lifted: (standing, isRemoved, correctsContacts, wasAppealed, wasSuspended) => ({
    title: 'Mun janye hukuncinmu',
    parts: {
      decision: `Hukuncinmu na baya ba ya aiki kuma. ${freed[standing]} Ba a ƙara ƙirga laifukansa ba, kuma abin da ya cire ya dawo, sai dai idan kun goge shi${isRemoved ? ' ko wani hukunci ma ya cire shi' : ''}.${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} Muna ba ku haƙuri.`,
      facts: 'Wani mutum daban daga ƙungiyarmu ya sake duba wannan, ya kuma kai ga matsaya daban.',
      source: wasAppealed ? 'Kun nemi mu sake dubawa.' : 'Mun sake dubawa da kanmu.',
      automation: 'Babu manhajar da ta yanke hukuncin wannan. Mutum daga ƙungiyarmu ne.',
      rule: 'Ba a karya dokar da muka ambata a bayanin hukunci na baya ba.',
      explanation: 'Shi ya sa hukuncin baya ba ya aiki kuma.',
      appeal:
        'Babu abin da ya rage a sake dubawa. Idan akwai abin da bai dawo yadda yake ba, ku rubuto mana ta shafin tuntuɓa.',
    },
  }),
  paused: {
    title: 'A yanzu ba za ku iya fara sababbin tattaunawa ba',
    parts: {
      decision: `Tsawon kwana ${SHIELD_PAUSE_DAYS} a mafi yawa, ba za ku iya fara sababbin tattaunawa ba. Tattaunawar da kuka riga kuka fara za ta ci gaba. ${EVERYWHERE} Takunkumin zai ƙare kafin nan idan mutum daga ƙungiyarmu ya duba shi. Ba a ƙirga wannan a matsayin laifi ba.`,
      facts:
        'Da dama daga cikin saƙonninku na baya-bayan nan suna kama da neman kuɗi, kaya, biya ko lambar tabbatarwa.',
      source: 'Wata manhaja da take duba saƙonni don gano neman kuɗi ce ta gano wannan.',
      automation: `Wata manhaja ce ta gano wannan, kuma ita da kanta ta saka wannan takunkumin. Babu wani daga ƙungiyarmu da ya duba shi tukuna. Za a duba shi cikin awa ${SHIELD_DUE_HOURS}, kuma mutane ne kawai suke yanke hukunci kan sauran abubuwa.`,
      rule: rule('money'),
      explanation: TRUST,
      appeal: `Idan kuna ganin wannan ba daidai ba ne, ku nemi a sake dubawa a nan. Kyauta ne, kuma mutum daga ƙungiyarmu zai karanta abin da kuka rubuta kafin mu yanke hukunci. Idan ƙungiyarmu ta yanke hukunci, za ku sami wani bayanin hukunci, kuma kuna iya neman a sake duba shi cikin wata ${APPEAL_MONTHS}. Kuna kuma iya ${COURTS}`,
    },
  },
  /** GSM-7 only. */
  statementText: `${BRAND}: an yanke hukunci game da asusunku. Ku shiga ku karanta dalili, da abin da za ku iya yi.`,
  statementMail: (name, { title, parts }, link) => ({
    subject: `Game da asusunku na ${BRAND}`,
    preview: 'Akwai abin da ya kamata ku karanta.',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'Karanta duka' },
    closing: ['Abin da muka gano yana cikin asusunku, inda babu wani da zai iya karantawa.'],
  }),
  warning: (name, who, site) => ({
    subject: `Sanarwar tsaro daga ${BRAND}`,
    preview: 'Ku ɗan ɗauki minti ɗaya ku karanta wannan.',
    heading: 'Game da wanda ya rubuto muku',
    name,
    paragraphs: [
      `Mun cire asusun ${who}, wanda ya rubuto muku a ${BRAND}, saboda ya karya dokokinmu game da kuɗi ko game da bayyana kai da ƙarya. Mai yiwuwa sunan ko hotunan na ƙarya ne, kuma zai yiwu zamba ce.`,
      'Kada ku taɓa aika kuɗi zuwa ga wanda kuka sani daga nan kawai, kuma kada ku taɓa ba da bayanan banki, lambobin kati ko lambobin tabbatarwa, ko wane dalili aka bayar.',
      'Idan kun aika kuɗi: ku nemi bankinku ko kamfanin kuɗin wayarku ya tsayar da biyan ko ya mayar da shi nan take. Ku ajiye tattaunawar da kowane rasit; bankinku da ’yan sanda za su iya nemansu.',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'Duba abin da za ku iya yi' },
    closing: [
      `Kuna da tambaya, ko akwai abin da kuke so ku gaya mana? Ku rubuto mana: ${site}/contact`,
      'Kuna samun wannan ko yaya saitunan sanarwarku suke, domin game da tsaronku ne.',
    ],
  }),
  correction: (name, who, site) => ({
    subject: `Gyara daga ${BRAND}`,
    preview: 'Mun yi kuskure.',
    heading: 'Mun yi kuskure',
    name,
    paragraphs: [
      `Mun gaya muku cewa mun cire asusun ${who} saboda ya karya dokokinmu. Mun sake duba wannan: hukuncinmu ba daidai ba ne, kuma an janye korar asusun.`,
      `Da fatan za ku yi watsi da gargaɗinmu game da ${who}: kuskure ne. Muna ba ku haƙuri saboda damuwar da ya jawo.`,
    ],
    closing: [`Kuna da tambaya? Ku rubuto mana: ${site}/contact`],
  }),
  answer: (reply) => ({
    subject: `Amsarmu ga saƙonku zuwa ga ${BRAND}`,
    preview: 'Mutum daga ƙungiyarmu ya duba shi.',
    heading: 'Amsarmu',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage) =>
    `Babu manhajar da ta yanke hukuncin wannan: mutum daga ƙungiyarmu ne. Idan kuna ganin mun yi kuskure, ku rubuto mana: ${contactPage}. Kuna kuma iya ${COURTS}`,
}
