/** Widely spoken languages by country (Ethnologue, CLDR territory information). They are only listed first. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  AO: ['portuguese', 'lingala'],
  BI: ['french', 'swahili'],
  BJ: ['french', 'yoruba'],
  BF: ['french', 'bambara', 'fulani'],
  CD: ['french', 'lingala', 'swahili'],
  CG: ['french', 'lingala'],
  CI: ['french', 'bambara', 'akan'],
  CM: ['french', 'english', 'fulani'],
  DJ: ['somali', 'french', 'arabic'],
  EG: ['arabic'],
  ER: ['tigrinya', 'arabic'],
  ET: ['amharic', 'oromo', 'tigrinya', 'somali'],
  GH: ['english', 'akan', 'hausa'],
  GM: ['english', 'mandinka', 'wolof', 'fulani'],
  GN: ['french', 'fulani', 'mandinka'],
  KE: ['swahili', 'english', 'kikuyu', 'luo'],
  MA: ['arabic', 'french'],
  ML: ['bambara', 'french', 'fulani'],
  MZ: ['portuguese', 'swahili'],
  NE: ['hausa', 'french', 'fulani'],
  NG: ['english', 'yoruba', 'igbo', 'hausa'],
  RW: ['english', 'french', 'swahili'],
  SD: ['arabic'],
  SN: ['wolof', 'french', 'fulani', 'mandinka'],
  SO: ['somali', 'arabic'],
  TZ: ['swahili', 'english'],
  UG: ['english', 'swahili', 'luo'],
  ZA: ['zulu', 'xhosa', 'afrikaans', 'english'],
  ZW: ['shona', 'english'],
}

export function likelyFirst<Language extends { id: string }>(
  languages: readonly Language[],
  country: string | null,
): Language[] {
  const likely = LIKELY[country ?? ''] ?? []
  const rank = ({ id }: Language) => (likely.includes(id) ? likely.indexOf(id) : likely.length)
  return languages.toSorted((a, b) => rank(a) - rank(b))
}
