import type * as en from '@ndoa/web/features/trust/verification/words/own/reasons'

export const reasons: typeof en.reasons = {
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

export const ends: typeof en.ends = {
  member: 'Uliiachia mwenyewe.',
  time: 'Muda wake uliisha.',
  renewed: 'Ulithibitishwa tena.',
  main_photo: 'Una picha kuu mpya, ambayo bado hatujailinganisha.',
  gender: 'Ulibadilisha jinsia yako.',
  date_of_birth: 'Ulibadilisha tarehe yako ya kuzaliwa.',
  ban: 'Akaunti yako ilifungwa.',
  rejected: 'Alama yako imeisha, kwa sababu hatuna hakika tena ni nani aliye kwenye picha zako.',
}
