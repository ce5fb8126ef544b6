/** "de Kofi", "d’Awa". Names in h and y keep "de", as most African names do. */
export const de = (name: string): string =>
  /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`

/** "1 240" with a narrow no-break space, without `Intl`. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202f')

/** "1er décembre 2026"; `Intl` writes "1 décembre 2026". */
export const dayFr = (date: string): string => date.replace(/^1(?=\s)/, '1er')
