import { asciiDigits } from '../digits.ts'
import type { FieldFault } from '../faults.ts'

// No schema library and no metadata of all countries, so that forms stay small.

/** Lengths of mobile numbers after each dial code, from libphonenumber (Apache-2.0). */
const LENGTHS =
  '1:10 20:10 211:9 212:9 213:9 216:8 218:9 220:7,9 221:9 222:8 223:8 224:9 225:10 226:8 227:8 228:8 229:10 ' +
  '230:8 231:7,9 232:8 233:9 234:10 235:8 236:8 237:9 238:7 239:7 240:9 241:7,8 242:9 243:7,9 244:9 245:9 246:7 ' +
  '247:5 248:7 249:9 250:9 251:9 252:7,8,9 253:8 254:9 255:9 256:9 257:8 258:9 260:9 261:9 262:9 263:9 264:9 ' +
  '265:9 266:8 267:8 268:8 269:7 27:5,6,7,8,9 290:4,5 291:7 297:7 298:6 299:6 30:10 31:9,11 32:9 33:9 34:9 ' +
  '350:8 351:9 352:9 353:9 354:7,9 355:9 356:8 357:8 358:6,7,8,9,10 359:8,9 36:9 370:8 371:8 372:7,8 373:8 ' +
  '374:8 375:9 376:6,9 377:8,9 378:8 380:9 381:8,9,10 382:8 383:8 385:8,9 386:8 387:8,9 389:8 39:9,10 40:9 41:9 ' +
  '420:9 421:9 423:7,9 43:7,8,9,10,11,12,13 44:10 45:8 46:9 47:8 48:9 49:10,11 500:5 501:7 502:8 503:8 504:8 ' +
  '505:8 506:8 507:7,8 508:6,9 509:8 51:9 52:10 53:8 54:10,11 55:10,11 56:9 57:10 58:10 590:9 591:8 592:7 593:9 ' +
  '594:9 595:9 596:9 597:7 598:8 599:7,8 60:9,10 61:9 62:9,10,11,12 63:10 64:8,9,10 65:8 66:9 670:8 672:6 673:7 ' +
  '674:7 675:8 676:7 677:5,7 678:7 679:7 680:7 681:6 682:5 683:4,7 685:7,10 686:8 687:6 688:6,7 689:8 ' +
  '690:4,5,6,7 691:7 692:7 7:10 81:10 82:9,10 84:9 850:10 852:8 853:8 855:8,9 856:9,10 86:11 880:10 886:9 90:10 ' +
  '91:10 92:10 93:9 94:9 95:7,8,9,10 960:7 961:7,8 962:9 963:9 964:10 965:8 966:9 967:9 968:8 970:9 971:9 972:9 ' +
  '973:8 974:8 975:8 976:8 977:10 98:10 992:9 993:8 994:9 995:9 996:9 998:9'

const lengthsByDialCode = new Map(
  LENGTHS.split(' ').map((entry) => {
    const [dialCode = '', lengths = ''] = entry.split(':')
    return [dialCode, lengths.split(',').map(Number)]
  }),
)

/** Benin, Republic of the Congo, Ivory Coast, Gabon, Italy, San Marino: a leading 0 is part of the number there. */
const KEEPS_ZERO = new Set(['229', '242', '225', '241', '39', '378'])
/** The Netherlands, Austria and Indonesia have numbers of many lengths, but no number begins with its dial code. */
const NEVER_BEGINS_ALIKE = new Set(['31', '43', '62'])
/** What is dialled before domestic numbers, where it is not a zero. */
const TRUNK: Readonly<Record<string, string>> = {
  1: '1',
  36: '06',
  370: '8',
  375: '80',
  52: '1',
  7: '8',
  993: '8',
}
/** What is dialled before international numbers, where it is not 00. */
const EXIT: Readonly<Record<string, string>> = { 1: '011', 234: '009', 61: '0011', 81: '010' }

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** "tel:", "Tel. ", "WhatsApp: ", "sms://" */
const LABEL = /^\p{L}[\p{L}\p{M} ]{0,20}[:. ]+(?:\/\/)?/u
/** "(0)" and everything that stands between digits: spaces, dashes, dots, brackets, keycaps. */
const BETWEEN = /\((0)\)|[^\p{L}\p{N}+]/gu

export type PhoneFault = Extract<FieldFault, `phone_${string}`>
export type ReadPhone = { number: string; fault?: never } | { fault: PhoneFault; number?: never }

/**
 * Reads a number as it is typed or pasted.
 * @param dialCode of the chosen country, `+233`; without it only international numbers are read
 * @returns the form `+233241234567`, or what is wrong
 */
export function readPhone(typed: string, dialCode?: string): ReadPhone {
  const text = unlabelled(typed)
  if (!/[\p{L}\p{N}]/u.test(text)) return { fault: 'phone_missing' }
  if (/[^\d+]/.test(text)) return { fault: 'phone_letters' }
  if (text.indexOf('+', 1) > 0) return { fault: 'phone_long' }
  const home = dialCode?.slice(1)
  const abroad = internationalPart(text, home)
  if (abroad === null) return home ? nationalNumber(home, text) : { fault: 'phone_code_missing' }
  const code = [4, 3, 2, 1]
    .map((length) => abroad.slice(0, length))
    .find((start) => lengthsByDialCode.has(start))
  return code ? nationalNumber(code, abroad.slice(code.length)) : { fault: 'phone_code_unknown' }
}

function unlabelled(typed: string): string {
  const text = asciiDigits(typed).normalize('NFKC').replace(INVISIBLE, '').trim()
  return text
    .replace(LABEL, '')
    .replace(/;.*/, '') // the parameters of a `tel:` address
    .replace(BETWEEN, '')
}

function internationalPart(text: string, home = ''): string | null {
  const exit = EXIT[home]
  if (exit && text.startsWith(exit)) return text.slice(exit.length)
  const [, abroad] = /^(?:\+(?:00)?|00+)(.*)/.exec(text) ?? []
  return abroad ?? null
}

function nationalNumber(dialCode: string, typed: string): ReadPhone {
  const lengths = lengthsByDialCode.get(dialCode) ?? []
  const readings = readingsOf(dialCode, typed)
  const found = readings.find((reading) => lengths.includes(reading.length))
  if (found !== undefined) return { number: `+${dialCode}${found}` }
  const shortest = Math.min(...readings.map(({ length }) => length))
  return { fault: shortest < Math.min(...lengths) ? 'phone_short' : 'phone_long' }
}

/** The number without what is dialled before it, and without its own dial code, most probable first. */
function readingsOf(dialCode: string, typed: string): string[] {
  const bare = typed.replace(/^0+/, '')
  const trunk = TRUNK[dialCode]
  const national = [
    ...(KEEPS_ZERO.has(dialCode) ? [typed, bare] : [bare]),
    ...(trunk && typed.startsWith(trunk) ? [typed.slice(trunk.length)] : []),
  ]
  if (!bare.startsWith(dialCode)) return national
  const again = readingsOf(dialCode, bare.slice(dialCode.length))
  return NEVER_BEGINS_ALIKE.has(dialCode) ? [...again, ...national] : [...national, ...again]
}
