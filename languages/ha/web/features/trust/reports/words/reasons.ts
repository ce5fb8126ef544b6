import type { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'

/** Reason labels for the report form and the public rules. */
export const reasons: typeof REPORT_LABELS = {
  money: 'Roƙon kuɗi, kyauta ko zuba jari',
  not_in_photos: 'Ba mutumin da ke cikin hotunan ba ne',
  underage: 'Shekaru ba su kai 18 ba',
  threats: 'Yi min barazana ko barazanar tona min asiri',
  hate: 'Zagina ko yaɗa ƙiyayya',
  sexual: 'Maganganu ko hotunan batsa',
  married: 'Mai aure ko wanda aka yi wa alƙawarin aure',
  advertising: 'Sayarwa, talla ko tura ni wani wuri',
  trafficking: 'Ana tilasta wa wani ko ana sayar da mutum',
  meeting: 'Wani abu ya faru da muka haɗu',
  other: 'Wani abu daban',
}
