/** Widely spoken languages by country (Ethnologue, CLDR territory information), which are listed first. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  AO: ['portuguese', 'umbundu', 'kimbundu', 'kikongo', 'lingala'],
  BF: ['french', 'moore', 'dioula', 'fulani'],
  BI: ['kirundi', 'french', 'swahili'],
  BJ: ['french', 'fon', 'yoruba'],
  BW: ['setswana', 'english'],
  CD: ['french', 'lingala', 'swahili', 'kikongo', 'tshiluba'],
  CF: ['sango', 'french'],
  CG: ['french', 'lingala', 'kikongo'],
  CI: ['french', 'dioula', 'baoule'],
  CM: ['french', 'english', 'fulani'],
  CV: ['kriolu', 'portuguese'],
  DJ: ['somali', 'french', 'arabic'],
  DZ: ['arabic', 'tamazight', 'french'],
  EG: ['arabic', 'nubian'],
  ER: ['tigrinya', 'arabic'],
  ET: ['amharic', 'oromo', 'tigrinya', 'somali'],
  GH: ['english', 'twi', 'akan', 'ewe', 'ga', 'hausa'],
  GM: ['english', 'mandinka', 'wolof', 'fulani'],
  GN: ['french', 'fulani', 'mandinka'],
  GW: ['kriolu', 'portuguese', 'fulani'],
  KE: ['swahili', 'english', 'kikuyu', 'luo', 'luhya', 'kalenjin'],
  KM: ['comorian', 'french', 'arabic'],
  LS: ['sesotho', 'english'],
  LY: ['arabic', 'tamazight'],
  MA: ['arabic', 'tamazight', 'french'],
  MG: ['malagasy', 'french'],
  ML: ['bambara', 'french', 'fulani', 'soninke'],
  MR: ['arabic', 'fulani', 'soninke', 'wolof'],
  MU: ['morisyen', 'french', 'english'],
  MW: ['chichewa', 'english'],
  MZ: ['portuguese', 'makhuwa', 'changana', 'chichewa', 'swahili'],
  NA: ['english', 'afrikaans'],
  NE: ['hausa', 'french', 'fulani', 'kanuri'],
  NG: ['english', 'yoruba', 'igbo', 'hausa', 'nigerian-pidgin'],
  RW: ['kinyarwanda', 'english', 'french', 'swahili'],
  SD: ['arabic', 'nubian'],
  SL: ['krio', 'english'],
  SN: ['wolof', 'french', 'fulani', 'serer', 'mandinka'],
  SO: ['somali', 'arabic'],
  SS: ['english', 'arabic', 'dinka'],
  SZ: ['siswati', 'english'],
  TG: ['ewe', 'french'],
  TN: ['arabic', 'french'],
  TZ: ['swahili', 'english'],
  UG: ['english', 'luganda', 'swahili', 'luo'],
  ZA: ['zulu', 'xhosa', 'afrikaans', 'english', 'sepedi', 'setswana', 'sesotho'],
  ZM: ['bemba', 'chichewa', 'english'],
  ZW: ['shona', 'ndebele', 'english'],
}

/** The likely languages and those of the specification; the others are in a second list. */
export function firstAndMore<Language extends { id: string; is_more?: boolean | undefined }>(
  languages: readonly Language[],
  country: string | null,
): { first: Language[]; more: Language[] } {
  const likely = LIKELY[country ?? ''] ?? []
  const rank = ({ id }: Language) => (likely.includes(id) ? likely.indexOf(id) : likely.length)
  const isMore = (language: Language) => Boolean(language.is_more) && rank(language) === likely.length
  return {
    first: languages.filter((one) => !isMore(one)).toSorted((a, b) => rank(a) - rank(b)),
    more: languages.filter(isMore),
  }
}
