import { am, ar, en, fr, ha, pt_PT, sw } from 'make-plural/cardinals'

/** Unicode CLDR plural rules without `Intl`, which is slow to start on old phones. */
const pluralBy =
  <Form extends string>(rule: (count: number) => Form) =>
  (count: number, forms: Readonly<Record<Form, string>>): string =>
    forms[rule(count)]

export const pluralEn = /* @__PURE__ */ pluralBy(en)
export const pluralFr = /* @__PURE__ */ pluralBy(fr)
export const pluralPt = /* @__PURE__ */ pluralBy(pt_PT)
export const pluralSw = /* @__PURE__ */ pluralBy(sw)
export const pluralAr = /* @__PURE__ */ pluralBy(ar)
export const pluralAm = /* @__PURE__ */ pluralBy(am)
export const pluralHa = /* @__PURE__ */ pluralBy(ha)
