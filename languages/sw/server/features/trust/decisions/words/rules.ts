import type { ReportReason } from '@ndoa/contract/trust/reports'

/** The community rules as statements quote them; same wording as the public pages (`web/src/public`). */
export const rules: Record<ReportReason, { title: string; rule: string }> = {
  money: {
    title: 'Hakuna anayeomba pesa',
    rule: 'Usiombe pesa wala zawadi, na usijitolee kuwa na mtu kwa malipo.',
  },
  not_in_photos: {
    title: 'Kuwa wewe mwenyewe',
    rule: 'Usitumie wasifu bandia, na usiwe na zaidi ya wasifu mmoja.',
  },
  underage: {
    title: 'Watu wazima pekee',
    rule: 'Una umri wa miaka 18 au zaidi.',
  },
  threats: {
    title: 'Hakuna vitisho wala shinikizo',
    rule: 'Usimsumbue mtu, usimtishe, wala usimshinikize kwa siri zake.',
  },
  hate: {
    title: 'Heshima kwa kila mtu',
    rule: 'Usieneze chuki, na usimdharau mtu kwa sababu ya kabila, imani, rangi ya ngozi au jinsia yake.',
  },
  sexual: {
    title: 'Hakuna mambo ya faraghani',
    rule: 'Usiweke picha za faraghani au za ukatili, na usitume ujumbe wa kingono ambao haukuombwa.',
  },
  married: {
    title: 'Huru kuoa au kuolewa',
    rule: 'Huna ndoa kwa sasa, isipokuwa kama mmetengana kisheria.',
  },
  advertising: {
    title: 'Hakuna biashara',
    rule: 'Usiweke matangazo, usikusanye taarifa za wanachama wengine, na usitumie roboti.',
  },
  trafficking: {
    title: 'Hakuna anayelazimishwa wala kuuzwa',
    rule: 'Hakuna anayelazimishwa kuingia kwenye ndoa, na hakuna anayenunuliwa wala kuuzwa.',
  },
  meeting: {
    title: 'Salama mnapokutana',
    rule: 'Usifanye ukatili wala kumshinikiza mtu, hata mnapokutana ana kwa ana.',
  },
  other: {
    title: 'Hakuna madhara mengine',
    rule: 'Usiwadhuru wanachama kwa njia nyingine yoyote, na usifanye lolote ambalo sheria inakataza.',
  },
}
