/** "1240", "12 400": a space that does not break, from five digits on, and without `Intl`. */
export const counted = (count: number): string =>
  count < 10_000 ? String(count) : String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0')
