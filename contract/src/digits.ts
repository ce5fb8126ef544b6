/** A digit of any script, or an Ethiopic numeral, which has signs for tens and hundreds instead of a zero. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu
const ETHIOPIC = /[\u1369-\u137c]+/g
const DECIMAL = /\p{Nd}/u
const ONE = 0x1369
const TEN = 0x1372
const HUNDRED = 0x137b

/** "٠٢٤", "۰۲۴", "०२४" and "０２４" become "024", and "፲፱፻፺፬" becomes "1994". Other characters stay. */
export const asciiDigits = (text: string): string =>
  text
    .replace(FOREIGN_DIGIT, (digit) => String(decimalValue(digit)))
    .replace(ETHIOPIC, (numeral) => ethiopicValue(Array.from(numeral, (sign) => sign.charCodeAt(0))))

/** Each script has its ten digits in a row, the zero first. */
function decimalValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (DECIMAL.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}

/** Units alone are read one by one, as in a phone number. */
function ethiopicValue(signs: readonly number[]): string {
  if (signs.every((sign) => sign < TEN)) return signs.map((sign) => sign - ONE + 1).join('')
  let total = 0
  let group = 0
  for (const sign of signs) {
    if (sign < TEN) group += sign - ONE + 1
    else if (sign < HUNDRED) group += 10 * (sign - TEN + 1)
    else {
      total = sign === HUNDRED ? total + 100 * (group || 1) : 10_000 * (total + group || 1)
      group = 0
    }
  }
  return String(total + group)
}

/** The digits of a typed code, without spaces and other signs. */
export const onlyDigits = (text: string): string => asciiDigits(text).replace(/\D/g, '')

/** A typed code: "٣١١ ٩١٧" and "311-917" are "311917"; a recovery code keeps its letters and its dash. */
export function readCode(typed: string): string {
  const code = asciiDigits(typed)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
  return /[a-z]/i.test(code) ? code : onlyDigits(code)
}
