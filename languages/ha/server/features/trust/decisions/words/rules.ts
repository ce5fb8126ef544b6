import type { ReportReason } from '@ndoa/contract/trust/reports'

/** The community rules as statements quote them; same wording as the public pages (`web/src/public`). */
export const rules: Record<ReportReason, { title: string; rule: string }> = {
  money: {
    title: 'Babu mai neman kuɗi',
    rule: 'Kada ku nemi kuɗi ko kyauta, kuma kada ku yi tayin zama da wani don a biya ku.',
  },
  not_in_photos: {
    title: 'Ku zama ku ɗin gaske',
    rule: 'Babu bayanan kai na bogi, kuma ba fiye da guda ɗaya ba.',
  },
  underage: {
    title: 'Manya kawai',
    rule: 'Kun kai shekara 18 ko fiye.',
  },
  threats: {
    title: 'Babu barazana, babu tona asiri',
    rule: 'Babu takurawa, babu barazana, kuma babu barazanar tona asiri.',
  },
  hate: {
    title: 'Girmama kowa',
    rule: 'Babu ƙiyayya, kuma babu raina ƙabilar wani, imaninsa, launin fatarsa ko jinsinsa.',
  },
  sexual: {
    title: 'Babu abin batsa',
    rule: 'Babu hotunan tsiraici ko na tashin hankali, kuma babu saƙonnin batsa da ba a nema ba.',
  },
  married: {
    title: '’Yancin yin aure',
    rule: 'Ba ku da aure a yanzu, sai dai idan kun rabu bisa doka.',
  },
  advertising: {
    title: 'Babu kasuwanci',
    rule: 'Babu talla, babu tattara bayanan wasu mambobi, kuma babu manhajoji masu rubutu da kansu.',
  },
  trafficking: {
    title: 'Ba a tilasta wa kowa, ba a sayar da kowa',
    rule: 'Ba a tilasta wa kowa yin aure, kuma ba a saye ko sayar da kowa.',
  },
  meeting: {
    title: 'Tsaro idan kun haɗu',
    rule: 'Babu tashin hankali kuma babu matsin lamba, ko da kun haɗu ido da ido.',
  },
  other: {
    title: 'Babu wata cutarwa dabam',
    rule: 'Babu wata cutarwa ga mambobi, kuma babu abin da doka ta hana.',
  },
}
