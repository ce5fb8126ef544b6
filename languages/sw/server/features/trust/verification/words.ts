import type { VERIFICATION_REASONS } from '@ndoa/contract/dating/choices'
import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/trust/verification/words'

/** The web app uses the same wording. */
const reasons: Record<(typeof VERIFICATION_REASONS)[number], string> = {
  not_same_person:
    'Hatukuweza kuwa na hakika kwamba picha za papo hapo na picha za wasifu wako ni za mtu mmoja. Picha zinazoonyesha uso wako vizuri, na zisizo za zamani, husaidia.',
  not_clear:
    'Picha zilikuwa na giza au hazikuonekana vizuri. Tafadhali zipige tena kwenye mwanga wa mchana, bila kichujio.',
  wrong_turn: 'Kwenye picha ya pili, hukugeuza kichwa kama tulivyoomba.',
  wrong_code: 'Hatukuweza kusoma msimbo kwenye karatasi, au ulikuwa msimbo mwingine.',
  not_live: 'Picha zilionekana kama zimepigwa kutoka kwenye skrini au kutoka kwenye picha nyingine.',
  photos_unclear:
    'Picha za wasifu wako hazionyeshi uso wako vizuri kiasi cha kuweza kulinganishwa. Tafadhali kwanza chagua picha kuu inayoonekana vizuri zaidi.',
  missed_call: 'Hatukukupata kwenye simu ya video. Tafadhali omba nyingine, au tuma picha badala yake.',
}

const PICTURES_GONE = 'Picha za papo hapo zimefutwa.'
const compared = {
  pictures: `Watu wawili wa timu yetu walilinganisha picha zako za papo hapo na picha za wasifu wako. ${PICTURES_GONE}`,
  call: 'Watu wawili wa timu yetu walikulinganisha na picha za wasifu wako wakati wa simu ya video.',
}
const rejected = {
  kept: 'Safari hii hatukuweza kuongeza muda wa alama yako',
  ended: 'Alama yako ya uthibitisho imeisha',
  none: 'Safari hii hatukuweza kukuthibitisha',
}
const whatChanges = {
  kept: 'Utabaki na alama yako hadi muda wake uishe.',
  ended:
    'Wasifu wako hauonyeshi tena alama ya uthibitisho, kwa sababu hatuna hakika tena ni nani aliye kwenye picha zako.',
  none: 'Hakuna kingine kinachobadilika kwako.',
}

export const words: typeof en = {
  call: (name, link) => ({
    subject: 'Simu yako ya video',
    preview: 'Ona tutakutana lini na wapi.',
    heading: 'Simu yako ya video imepangwa',
    name,
    paragraphs: [
      'Wakati na mahali pa kukutana viko kwenye ukurasa wako wa uthibitisho, kwa saa ya kifaa chako. Ikiwa havikufai, ondoa ombi lako kwenye ukurasa huo kisha uombe tena.',
    ],
    action: { label: 'Ona miadi ya simu', link },
  }),
  approved: (name, kind) => ({
    subject: 'Umethibitishwa',
    preview: 'Sasa wasifu wako una alama ya bluu.',
    heading: 'Sasa wasifu wako una alama ya bluu',
    name,
    paragraphs: [
      `${compared[kind]} Alama yako ni halali kwa miezi ${VERIFIED_MONTHS}. Itaisha mapema zaidi ukibadilisha picha yako kuu, tarehe yako ya kuzaliwa au jinsia yako.`,
    ],
  }),
  rejected: (name, { kind, reason, badge }, link) => ({
    subject: rejected[badge],
    preview: 'Unaweza kujaribu tena wakati wowote.',
    heading: rejected[badge],
    name,
    paragraphs: [
      reasons[reason],
      `${kind === 'pictures' ? `${PICTURES_GONE} ` : ''}Hatumwambii mtu mwingine yeyote. ${whatChanges[badge]} Unaweza kujaribu tena wakati wowote.`,
    ],
    action: { label: 'Jaribu tena', link },
  }),
  startedOften: 'Leo umeanza mara nyingi.',
  askedOften: 'Leo umeomba mara kadhaa.',
  askedMany: 'Leo umewaomba watu wengi.',
}
