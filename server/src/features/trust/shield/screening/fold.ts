/** `at[i]` is unit i's position in the original text. */
export type Folded = { text: string; at: Uint32Array; length: number }

const SEPARATOR = 32
const CLAUSE_END = 10
const SKIP = 1
const UNKNOWN = 0
const SURROGATE_FROM = 0xd800
const SURROGATE_TO = 0xdfff

/** Folded UTF-16 units, filled on first use; this table keeps folding at a few nanoseconds per letter. */
const foldedUnits = new Uint16Array(65_536)
const foldedPoints = new Map<number, number>()

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

/** Points and commas are not included, because they occur in numbers. */
const CLAUSE_ENDS = /[!?;…\n،؛؟።፣፤፧]/u
const KEPT_CHARACTERS = /[\p{L}\p{N}@.,+_$/:%-]/u

/** Merges case, marks, lookalikes and repeated letters. Never throws; lone surrogates become separators. */
export function fold(text: string): Folded {
  const units = new Uint16Array(text.length)
  const at = new Uint32Array(text.length + 1)
  let length = 0
  let repeats = 0
  for (let i = 0; i < text.length; i++) {
    const start = i
    const unit = text.charCodeAt(i)
    let folded = unit >= SURROGATE_FROM && unit <= SURROGATE_TO ? UNKNOWN : (foldedUnits[unit] ?? UNKNOWN)
    if (folded === UNKNOWN) {
      const point = text.codePointAt(i) ?? unit
      if (point > 0xffff) i++
      folded = foldedPoint(point)
    }
    if (folded === SKIP) continue
    repeats = length > 0 && units[length - 1] === folded ? repeats + 1 : 0
    if (repeats >= 2 && isLetter(folded)) {
      // "pleaseee" equals "please"; "Grasse" keeps both letters.
      if (repeats === 2) length--
      continue
    }
    units[length] = folded
    at[length] = start
    length++
  }
  at[length] = text.length
  return { text: Buffer.from(units.buffer, 0, 2 * length).toString('utf16le'), at, length }
}

function foldedPoint(point: number): number {
  if (point >= SURROGATE_FROM && point <= SURROGATE_TO) return SEPARATOR
  const known = point > 0xffff ? foldedPoints.get(point) : undefined
  if (known !== undefined) return known
  const folded = computed(point)
  if (point > 0xffff) foldedPoints.set(point, folded)
  else foldedUnits[point] = folded
  return folded
}

function computed(point: number): number {
  const digit = digitOf(point)
  if (digit !== undefined) return 48 + digit
  const character = String.fromCodePoint(point)
  if (/[\p{M}\p{Cf}\u0640]/u.test(character)) return SKIP
  if (CLAUSE_ENDS.test(character)) return CLAUSE_END
  const lower = character.toLowerCase()
  const parts = (LOOKALIKES.get(lower) ?? lower).normalize('NFKD')
  const bare = Array.from(parts).find((each) => !/\p{M}/u.test(each))
  const letter = bare === undefined ? ' ' : (LOOKALIKES.get(bare) ?? bare)
  return KEPT_CHARACTERS.test(letter) && letter.length === 1 ? letter.charCodeAt(0) : SEPARATOR
}

function digitOf(point: number): number | undefined {
  for (const zero of ZEROS) if (point >= zero && point < zero + 10) return point - zero
  return point >= ETHIOPIC_ONE && point < ETHIOPIC_ONE + 9 ? point - ETHIOPIC_ONE + 1 : undefined
}

const isLetter = (unit: number) => unit >= 97 && (unit <= 122 || unit > 191)

function pairs(...lists: string[]): Map<string, string> {
  const each = lists.flatMap((list) => list.split(' ')).map((pair) => Array.from(pair))
  return new Map(each.map(([from = '', to = '']) => [from, to]))
}
