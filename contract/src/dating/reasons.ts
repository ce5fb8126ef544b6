/** Separates the facts of a reason, because a fact may contain commas. */
export const FACT_SEPARATOR = ' · '
