import type { words as en } from '@ndoa/web/public/words/membership-order'

export const words: typeof en = {
  title: 'Uanachama wako',
  description: 'Zuia uanachama usijirudie au urudishiwe pesa zako, bila kuingia.',
  subtitle: 'Hapa unaweza kuacha kujirudia au kurudishiwa pesa zako, bila kuingia.',
  loading: 'Inapakia...',
  failed: 'Haikufanikiwa. Tafadhali jaribu tena, au wasiliana nasi.',
  gone: 'Kiungo hiki hakijakamilika, au kina zaidi ya miezi 13. Ingia na ufungue mipangilio, “Uanachama”: hapo unaweza kuacha kujirudia au kurudishiwa pesa zako. Ukishindwa kuingia, wasiliana nasi.',
  what: '{tier}, {term}',
  months: { one: 'Mwezi {count}', other: 'Miezi {count}' },
  states: {
    open: 'Bado hatujapokea {price}.',
    paid: 'Ulilipa {price}. Uanachama unaendelea hadi {date}.',
    failed: 'Malipo haya hayakukamilika. Hujalipishwa chochote.',
    expired: 'Malipo haya hayakukamilika. Hujalipishwa chochote.',
    refunding: 'Uanachama umeisha, na {price} ziko njiani kurudi kwako.',
    refunded: 'Uanachama umeisha, na tumekurudishia {price}.',
  },
  renews: 'Unajirudia wenyewe.',
  ends: 'Unaisha wenyewe.',
  all: 'Unarudishiwa pesa zote: {price}. Uanachama unaisha sasa.',
  rest: 'Unarudishiwa pesa zilizobaki: {price}. Uanachama unaisha sasa.',
  unused: 'Unarudishiwa {price} kwa siku ambazo hukuzitumia. Uanachama unaisha sasa.',
  actions: {
    stop: 'Acha kujirudia',
    withdraw: 'Jitoe na urudishiwe pesa zako',
    confirm: 'Thibitisha kujitoa',
    keep: 'Baki nao',
  },
}
