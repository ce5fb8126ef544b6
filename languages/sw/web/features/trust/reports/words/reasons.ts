import type { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'

export const reasons: typeof REPORT_LABELS = {
  money: 'Anaomba pesa, zawadi au uwekezaji',
  not_in_photos: 'Si mtu aliye kwenye picha',
  underage: 'Ana umri chini ya miaka 18',
  threats: 'Ananitishia au ananishinikiza kwa siri zangu',
  hate: 'Ananitukana au anaeneza chuki',
  sexual: 'Maneno au picha za ngono',
  married: 'Ana mume, mke au mchumba',
  advertising: 'Anauza, anatangaza au ananipeleka kwingine',
  trafficking: 'Kuna mtu analazimishwa au anauzwa',
  meeting: 'Kuna jambo lilitokea tulipokutana',
  other: 'Jambo jingine',
}
