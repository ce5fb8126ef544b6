/** A sentence by the plural rules of its language, with `{count}` in it, for the scripts of pages, which call no words. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The sentence for a count, in the language of the page. */
export function formOf(forms: Forms, count: number): string {
  const rule = new Intl.PluralRules(document.documentElement.lang || undefined).select(count)
  return (forms[rule] ?? forms.other).replace('{count}', String(count))
}
