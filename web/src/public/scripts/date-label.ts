/** Browsers without the language's month names, as Chrome for Hausa, get the date in figures. */
export const dateLabel = (date: Date, locale: string) =>
  labelOf(date, locale, { day: 'numeric', month: 'long' })

/** @param month `YYYY-MM` */
export const monthLabel = (month: string, locale: string) =>
  labelOf(new Date(`${month}-01`), locale, { month: 'long', timeZone: 'UTC' })

function labelOf(date: Date, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0
  const formatter = new Intl.DateTimeFormat(isKnown ? locale : 'en-GB', {
    ...parts,
    year: 'numeric',
    ...(!isKnown && { month: 'numeric' }),
  })
  return formatter.format(date)
}
