/** "1240", "12 400": a no-break space from five digits on, without `Intl`. */
export const formatCount = (count: number): string =>
  count < 10_000 ? String(count) : String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0')
