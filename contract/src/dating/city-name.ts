const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
/** Three digits count as a number, however they are spaced. */
const CONTACT = /@|https?:|www\.|\p{Nd}(?:\P{Nd}{0,2000}\p{Nd}){2}/iu
/** "St.Louis", "N.Djamena": up to three letters, a dot and a word. */
const ABBREVIATION = /(^|[^\p{L}\p{M}.])\p{L}{1,3}\.(?=\p{L}{4})/gu
const ENDINGS = /\.(?:info|link|shop|site|page|club|live|chat|name|mobi|online|store|world|africa)\b/iu
const LINK = /\p{L}\.\p{L}{2}/u
/** A street has a name or a number before its kind: "Ring Road", "12 Close". "Road Town" and "Crescent City" have not. */
const STREET =
  /[\p{L}\p{M}\p{N}][\s,.]+(?:(?:street|road|avenue|close|crescent)\b(?!\s+(?:town|city)\b)|(?:st|rd|ave)\.?(?=\s*(?:$|[,;/-])))/iu

/** Keeps contact details and streets out of the city field. */
export function isCityName(text: string): boolean {
  const city = text.normalize('NFKC').replace(INVISIBLE, '')
  if (CONTACT.test(city) || ENDINGS.test(city) || STREET.test(city)) return false
  return !LINK.test(city.replace(ABBREVIATION, '$1'))
}
