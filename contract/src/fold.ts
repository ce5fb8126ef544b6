/** Lookalike letters that Unicode decomposition does not cover. */
const LOOKALIKES = pairs(
  'ɔo ɛe ǝe ŋn ɓb ɗd ƙk ƴy øo łl đd ıi æa œo ßs',
  'аa еe оo рp сc хx уy іi јj кk мm тt вb нh ѕs ԁd ɡg αa οo εe ιi κk νv ρp τt υu χx',
  'ىي ةه یي کك ھه ٱا ؤو ئي',
  'ሐሀ ሑሁ ሒሂ ሓሀ ሔሄ ሕህ ሖሆ ኀሀ ኁሁ ኂሂ ኃሀ ኄሄ ኅህ ኆሆ ሃሀ ሠሰ ሡሱ ሢሲ ሣሳ ሤሴ ሥስ ሦሶ ዐአ ዑኡ ዒኢ ዓአ ዔኤ ዕእ ዖኦ ኣአ ፀጸ ፁጹ ፂጺ ፃጻ ፄጼ ፅጽ ፆጾ',
  '₦$ ₵$ €$ £$ ¢$ ₣$ ¥$',
)
const ZEROS = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6]
const ETHIOPIC_ONE = 0x1369

/**
 * Folds one character: case, marks, digits of other scripts and lookalikes. The shield and every search use it.
 * @returns an empty string for what is not visible; a single letter for a lookalike, otherwise what NFKD begins with
 */
export function foldPoint(point: number): string {
  const digit = digitOf(point)
  if (digit !== undefined) return String(digit)
  const character = String.fromCodePoint(point)
  if (/[\p{M}\p{Cf}\u0640]/u.test(character)) return ''
  const lower = character.toLowerCase()
  const parts = (LOOKALIKES.get(lower) ?? lower).normalize('NFKD')
  const bare = Array.from(parts).find((each) => !/\p{M}/u.test(each))
  return bare === undefined ? ' ' : (LOOKALIKES.get(bare) ?? bare)
}

function digitOf(point: number): number | undefined {
  for (const zero of ZEROS) if (point >= zero && point < zero + 10) return point - zero
  return point >= ETHIOPIC_ONE && point < ETHIOPIC_ONE + 9 ? point - ETHIOPIC_ONE + 1 : undefined
}

export function pairs(...lists: string[]): Map<string, string> {
  const each = lists.flatMap((list) => list.split(' ')).map((pair) => Array.from(pair))
  return new Map(each.map(([from = '', to = '']) => [from, to]))
}
