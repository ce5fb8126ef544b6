/** So many days before this one count. */
export const SHOWN_DAYS = 7
