/** "1,240". Small counts avoid `Intl`, whose format takes a slow phone longer to create than three cards. */
export const formatCount = (count: number): string =>
  count < 1000 ? String(count) : new Intl.NumberFormat('en').format(count)
