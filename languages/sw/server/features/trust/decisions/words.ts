import { BRAND } from '@ndoa/contract/brand'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { APPEAL_MONTHS, STRIKE_DAYS, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { words as en } from '@ndoa/server/features/trust/decisions/words'
import { rules } from './words/rules.ts'

/** The rule behind a reason, as published at /community-rules. */
const rule = (reason: ReportReason) => `Kanuni za Jamii, “${rules[reason].title}”: ${rules[reason].rule}`

const EVERYWHERE = `Hili linatumika kila mahali kwenye ${BRAND}.`
const COURTS = 'kwenda mahakamani au kwenye chombo kinachotatua migogoro nje ya mahakama.'
const TRUST = 'Wanachama lazima waweze kuamini kwamba hapa hakuna anayetaka akiba yao, hata sababu iwe ipi.'
const forDays = (days: number | null) => `Kwa siku ${days ?? 0}`

/** For fraud bans. */
const CONTACTS_NOTIFIED =
  'Kila mtu aliyepokea ujumbe wako anaambiwa kwamba tuliondoa akaunti yako kwa sababu ilivunja kanuni zetu kuhusu pesa au utambulisho wa uongo, na jinsi ya kubaki salama. Tukifuta uamuzi huu, wataambiwa kwamba tulikosea.'
const CONTACTS_CORRECTED =
  'Tunamwambia kila mtu tuliyemtahadharisha kukuhusu kwamba uamuzi wetu haukuwa sahihi, na kwamba hakuna sababu ya kujihadhari nawe.'

/** For a wrongful suspension. */
const DAYS_BACK = 'Ikiwa ulikuwa na uanachama wa kulipia, siku ulizopoteza zimeongezwa.'

/** Restrictions that remain after a decision is lifted. */
const stillApplies = {
  all: `Unaweza tena kutumia huduma za ${BRAND} bila vizuizi.`,
  suspended: 'Lakini akaunti yako inabaki imesimamishwa, kwa sababu nyingine ambayo hatua hii haiibadilishi.',
  slowed:
    'Lakini bado huwezi kuanzisha mazungumzo mapya, kwa sababu nyingine ambayo hatua hii haiibadilishi.',
}

/** Why the rule matters. */
const why: Record<ReportReason, string> = {
  money: `Uliomba pesa au zawadi, au ulimwalika mtu kuwekeza. ${TRUST}`,
  not_in_photos: 'Mtu aliye kwenye picha si wewe. Wanachama lazima wajue wanazungumza na nani.',
  underage: `Tulichoona kinaonyesha kwamba una umri wa chini ya miaka 18, au kwamba mtoto alihusishwa. Huduma ya ${BRAND} ni ya watu wazima pekee.`,
  threats: 'Ulimtisha au kumshinikiza mtu. Hapa hakuna anayepaswa kumwogopa mwanachama mwingine.',
  hate: 'Ulichoandika au kuonyesha kinawatukana watu, au kinawadharau kwa jinsi walivyo.',
  sexual: 'Ulichoandika au kuonyesha ni cha kingono, na wanachama hawakukiomba.',
  married: `Tulichoona kinaonyesha kwamba una ndoa au uchumba na mtu. Wanachama wa ${BRAND} wako hapa ili wafunge ndoa.`,
  advertising: 'Ulitangaza bidhaa au huduma, au uliwaelekeza wanachama kwingine.',
  trafficking:
    'Tulichoona kinaonyesha kwamba kuna mtu anayelazimishwa au kuuzwa. Tunachukua hatua mara moja ili kuwalinda watu.',
  meeting: 'Kilichotokea nje ya tovuti hii kinawaweka wanachama wengine hatarini.',
  other: 'Ulichofanya kinawadhuru wanachama wengine, kama ilivyoelezwa hapo juu.',
}

export const words: typeof en = {
  rule,
  why,
  titles: {
    advice: 'Ushauri wa kirafiki kutoka kwa timu yetu',
    content_removed: 'Tumeondoa kitu kwenye akaunti yako',
    slowed: 'Huwezi kuanzisha mazungumzo mapya kwa muda',
    suspended: 'Akaunti yako imesimamishwa',
    banned: 'Akaunti yako imesimamishwa tunapoamua kama tuiondoe kabisa',
  },
  decisions: {
    advice: () => 'Huu ni ushauri tu. Hakuna kilichozuiwa kwenye akaunti yako.',
    content_removed: (_days, removed) =>
      `${removed} Hakuna mtu kwenye ${BRAND} anayeweza kuona tulichoondoa. Mengine yote kwenye akaunti yako hayajazuiwa.`,
    slowed: (days, removed) =>
      `${forDays(days)}, huwezi kuanzisha mazungumzo mapya. Yaliyokwisha kuanza yanaendelea. ${EVERYWHERE} ${removed}`,
    suspended: (days, removed) =>
      `${forDays(days)}, hakuna anayeweza kuona wasifu wako, nawe huwezi kutumia akaunti yako. ${EVERYWHERE} ${removed}`,
    banned: (_days, removed) =>
      `Tunafikiria kuiondoa akaunti yako kabisa. Mtu wa pili wa timu yetu ataamua ndani ya saa 24. Hadi wakati huo, hakuna anayeweza kuona wasifu wako, nawe huwezi kutumia akaunti yako. ${EVERYWHERE} ${removed}`,
  },
  removed: (list, things) => {
    const parts = [
      things.photos > 0 && `picha ${things.photos}`,
      things.messages > 0 && `ujumbe ${things.messages}`,
      things.bio && 'maelezo yako',
    ].filter((part) => part !== false)
    return parts.length > 0 ? `Tumeondoa ${list(parts)}.` : ''
  },
  strikes: {
    none: 'Hili halihesabiwi kuwa kosa.',
    one: `Kwa siku ${STRIKE_DAYS}, hili linahesabiwa kuwa kosa moja.`,
    two: `Kwa siku ${SUSPENSION_STRIKE_DAYS}, hili linahesabiwa kuwa makosa mawili.`,
  },
  fewFacts: (week) =>
    `Katika wiki ya tarehe ${week} tuligundua kwamba kanuni iliyo hapa chini ilivunjwa. Hatusemi zaidi, ili mtu yeyote asitambulike.`,
  source: {
    reported: 'Tuliliangalia jambo hili kwa sababu liliripotiwa kwetu.',
    found: 'Hakuna aliyeripoti jambo hili. Tumeligundua sisi wenyewe.',
  },
  automation: {
    program: 'Programu ilituonyesha jambo hili. Haikuamua lolote: mtu wa timu yetu aliliangalia na kuamua.',
    people: 'Hakuna programu iliyogundua au kuamua jambo hili. Mtu wa timu yetu aliliangalia na kuamua.',
  },
  appeal: `Ukiona kwamba tumekosea, omba hapa, ndani ya miezi ${APPEAL_MONTHS}, uamuzi uangaliwe upya. Ni bure, na ataamua mtu ambaye hakushiriki katika uamuzi huu. Unaweza pia ${COURTS}`,
  banConfirmed: {
    title: 'Akaunti yako imeondolewa kabisa',
    decision: (tellsContacts) =>
      `Akaunti yako imeondolewa kabisa. Hakuna anayeweza kuona wasifu wako, nawe huwezi kutumia akaunti yako. ${EVERYWHERE} Watu wawili wa timu yetu waliamua hili, mmoja baada ya mwingine.${tellsContacts ? ` ${CONTACTS_NOTIFIED}` : ''}`,
  },
  upheld: {
    title: 'Tumeangalia upya, na uamuzi wetu unabaki',
    decision: (decision) => `Uamuzi wetu unabaki. ${decision}`,
    appeal: `Mtu ambaye hakushiriki katika uamuzi ameuangalia upya, kama ulivyoomba. Bado unaweza ${COURTS}`,
  },
  lifted: (standing, isRemoved, correctsContacts, wasAppealed, wasSuspended) => ({
    title: 'Tumefuta uamuzi wetu',
    parts: {
      decision: `Uamuzi wetu wa awali hautumiki tena. ${stillApplies[standing]} Makosa yaliyotokana na uamuzi huo hayahesabiwi tena, na vilivyoondolewa na uamuzi huo vimerudi, isipokuwa kama ulivifuta wewe${isRemoved ? ' au viliondolewa na uamuzi mwingine pia' : ''}.${wasSuspended ? ` ${DAYS_BACK}` : ''}${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} Samahani.`,
      facts: 'Mtu mwingine wa timu yetu aliangalia upya na kufikia uamuzi tofauti.',
      source: wasAppealed ? 'Ulituomba tuangalie upya.' : 'Tuliangalia upya sisi wenyewe.',
      automation: 'Hakuna programu iliyoamua hili. Mtu wa timu yetu ndiye aliyeamua.',
      rule: 'Kanuni tuliyoitaja katika uamuzi wa awali haikuvunjwa.',
      explanation: 'Ndiyo maana uamuzi wa awali hautumiki tena.',
      appeal:
        'Hakuna kilichobaki cha kuangalia upya. Ikiwa kuna kitu ambacho hakijarudi kama kilivyokuwa, tafadhali tuandikie kupitia ukurasa wa mawasiliano.',
    },
  }),
  paused: {
    title: 'Kwa sasa huwezi kuanzisha mazungumzo mapya',
    parts: {
      decision: `Kwa muda usiozidi siku ${SHIELD_PAUSE_DAYS}, huwezi kuanzisha mazungumzo mapya. Yaliyokwisha kuanza yanaendelea. ${EVERYWHERE} Kizuizi kitaisha mapema mtu wa timu yetu akishaliangalia jambo hili. Hili halihesabiwi kuwa kosa.`,
      facts: 'Ujumbe wako kadhaa wa hivi karibuni unaonekana kuomba pesa, vitu, malipo au msimbo.',
      source: 'Programu inayotafuta maombi ya pesa kwenye ujumbe ndiyo iliyogundua hili.',
      automation: `Programu iligundua hili, na iliweka kizuizi hiki yenyewe. Bado hakuna mtu wa timu yetu aliyeliangalia. Mtu ataliangalia ndani ya saa ${SHIELD_DUE_HOURS}, na mengine yote yanaamuliwa na watu tu.`,
      rule: rule('money'),
      explanation: TRUST,
      appeal: `Ukiona kwamba hili si sahihi, omba hapa uamuzi uangaliwe upya. Ni bure, na mtu wa timu yetu atausoma ujumbe wako kabla ya kuamua. Timu yetu ikishaamua, utapata uamuzi mwingine na sababu zake, na ndani ya miezi ${APPEAL_MONTHS} unaweza kuomba uangaliwe upya. Unaweza pia ${COURTS}`,
    },
  },
  /** A text message, so GSM-7 characters only. */
  statementText: `${BRAND}: kuna uamuzi kuhusu akaunti yako. Tafadhali ingia usome sababu zake na unachoweza kufanya.`,
  statementMail: (name, { title, parts }, link) => ({
    subject: `Kuhusu akaunti yako ya ${BRAND}`,
    preview: 'Kuna jambo unalopaswa kulisoma.',
    heading: title,
    name,
    paragraphs: [parts.decision, parts.rule, parts.source, parts.automation, parts.appeal],
    action: { link, label: 'Soma yote' },
    closing: ['Tulichogundua kiko kwenye akaunti yako, ambako hakuna mtu mwingine anayekisoma.'],
  }),
  warning: (name, who, site) => ({
    subject: `Tahadhari ya usalama kutoka kwa ${BRAND}`,
    preview: 'Tafadhali chukua dakika moja kuisoma.',
    heading: 'Kuhusu mtu aliyekuandikia',
    name,
    paragraphs: [
      `Tumeondoa akaunti ya ${who}, aliyekuandikia ujumbe kwenye ${BRAND}, kwa sababu ilivunja kanuni zetu kuhusu pesa au utambulisho wa uongo. Huenda jina au picha zilikuwa za uongo, na huenda ni ulaghai.`,
      'Tafadhali kamwe usimtumie pesa mtu unayemfahamu kutoka hapa tu, na kamwe usimpe mtu taarifa za benki, namba za kadi au misimbo, hata akitoa sababu gani.',
      'Ikiwa umetuma pesa: iombe mara moja benki yako au mtoa huduma wako wa pesa kwa simu izuie au irudishe malipo hayo. Tunza mazungumzo na kila risiti; benki yako na polisi wanaweza kuvihitaji.',
    ],
    action: { link: `${site}/safety-tips#money-sent`, label: 'Ona unachoweza kufanya' },
    closing: [
      `Una swali, au kuna jambo ungependa kutuambia? Tuandikie: ${site}/contact`,
      'Unapata ujumbe huu hata mipangilio yako ya arifa iweje, kwa sababu unahusu usalama wako.',
    ],
  }),
  correction: (name, who, site) => ({
    subject: `Marekebisho kutoka kwa ${BRAND}`,
    preview: 'Tulikosea.',
    heading: 'Tulikosea',
    name,
    paragraphs: [
      `Tulikuambia kwamba tuliondoa akaunti ya ${who} kwa sababu ilivunja kanuni zetu. Tumeliangalia jambo hili upya: uamuzi wetu haukuwa sahihi, na uamuzi wa kuiondoa kabisa akaunti hiyo umefutwa.`,
      `Tafadhali puuza tahadhari yetu kuhusu ${who}: haikuwa sahihi. Samahani kwa wasiwasi uliosababishwa nayo.`,
    ],
    closing: [`Una swali? Tuandikie: ${site}/contact`],
  }),
  answer: (reply) => ({
    subject: `Jibu letu kwa ujumbe wako kwa ${BRAND}`,
    preview: 'Mtu wa timu yetu ameuangalia.',
    heading: 'Jibu letu',
    paragraphs: reply,
  }),
  answerToNotice: (contactPage) =>
    `Hakuna programu iliyoamua hili: mtu wa timu yetu ndiye aliyeamua. Ukiona kwamba tumekosea, tuandikie: ${contactPage}. Unaweza pia ${COURTS}`,
}
