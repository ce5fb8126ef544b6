/**
 * Regions with shared customs, languages and travel: in Africa the African Union's five regions, elsewhere those
 * where the diaspora lives.
 */
const REGIONS = [
  ['west-africa', 'BJ BF CI CV GH GM GN GW LR ML NE NG SH SL SN TG'],
  ['east-africa', 'DJ ER ET IO KE KM MG MU RE RW SC SD SO SS TZ UG YT'],
  ['southern-africa', 'AO BW LS MW MZ NA SZ ZA ZM ZW'],
  ['central-africa', 'BI CD CF CG CM GA GQ ST TD'],
  ['north-africa', 'DZ EG EH LY MA MR TN'],
  [
    'europe',
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  ],
  ['north-america', 'BM CA GL MX PM US'],
  ['caribbean', 'AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'],
  ['latin-america', 'AR BO BR BZ CL CO CR EC FK GF GT GY HN NI PA PE PY SR SV UY VE'],
  ['middle-east', 'AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE'],
  [
    'asia',
    'AF AM AZ BD BN BT CN GE HK ID IN JP KG KH KP KR KZ LA LK MM MN MO MV MY NP PH PK SG TH TJ TL TM TW UZ VN',
  ],
  ['oceania', 'AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS'],
] as const

export type Region = (typeof REGIONS)[number][0]

const regionByCountry = new Map<string, Region>(
  REGIONS.flatMap(([region, countries]) =>
    countries.split(' ').map((country): [string, Region] => [country, region]),
  ),
)

export function regionOf(country: string): Region | null {
  return regionByCountry.get(country) ?? null
}
