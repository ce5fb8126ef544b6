export interface DateStyle {
  /** "May 31, 2026" and not "31 May 2026". */
  monthFirst: boolean
  /** "3:05 PM" and not "15:05". */
  twelveHours: boolean
}

// These lists replace `Intl` formats, which slow phones take long to create. They come from Unicode CLDR; a test
// compares the clocks.

const MONTH_FIRST = new Set('AS CA FM GU MH MP PH PR PW UM US VI'.split(' '))
const TWELVE_HOURS = new Set(
  'AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM'.split(
    ' ',
  ),
)

/** The main region of a language with twelve-hour clocks, for tags without a region. */
const REGION_OF: Readonly<Record<string, string>> = {
  en: 'US',
  am: 'ET',
  ar: 'EG',
  hi: 'IN',
  om: 'ET',
  so: 'SO',
  ti: 'ET',
}

export function dateStyle(languages: readonly string[] = navigator.languages): DateStyle {
  const region = regionOf(languages) ?? REGION_OF[languageOf(languages[0])] ?? ''
  return { monthFirst: MONTH_FIRST.has(region), twelveHours: TWELVE_HOURS.has(region) }
}

export function regionOf(languages: readonly string[]): string | undefined {
  const own = languages.filter((tag) => languageOf(tag) === languageOf(languages[0]))
  return own.map((tag) => /^[a-z]+-(?:[A-Z][a-z]+-)?([A-Z]{2})\b/.exec(tag)?.[1]).find(Boolean)
}

const languageOf = (tag = '') => tag.split('-')[0] ?? ''
