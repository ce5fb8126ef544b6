/** "1,240": a count for people. Small ones need no format, and to make one takes a slow phone longer than three cards. */
export const counted = (count: number): string =>
  count < 1000 ? String(count) : new Intl.NumberFormat('en').format(count)
