/** A sentence per plural category, with `{count}`, for page scripts, which bundle no words. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export function formOf(forms: Forms, count: number): string {
  const rule = new Intl.PluralRules(document.documentElement.lang || undefined).select(count)
  return (forms[rule] ?? forms.other).replace('{count}', String(count))
}
