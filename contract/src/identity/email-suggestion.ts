import { readEmail } from './email-address.ts'

const PROVIDERS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'ymail.com']
/** Real providers whose names are nearly those of others. */
const OTHERS = new Set(['mail.com', 'email.com', 'gmx.com', 'googlemail.com', 'rocketmail.com', 'hotmail.co'])

/** @returns the address at the common provider that was probably meant, or null. Offer it; never replace by it. */
export function suggestedEmail(typed: string): string | null {
  const [name = '', domain = ''] = readEmail(typed).toLowerCase().split('@')
  if (!name || !domain || PROVIDERS.includes(domain) || OTHERS.has(domain)) return null
  const meant = PROVIDERS.find((provider) => isNear(domain, provider))
  return meant ? `${readEmail(typed).split('@')[0]}@${meant}` : null
}

/** One letter is missing, added, wrong or swapped with its neighbour, or only the end is wrong. */
function isNear(typed: string, meant: string): boolean {
  return isOneEditAway(typed, meant) || typed === meant.replace('.', '') || typed === meant.replace('.', ',')
}

function isOneEditAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [left, right] = [one.slice(start), other.slice(start)]
  const isWrong = left.slice(1) === right.slice(1)
  const isAdded = left.slice(1) === right
  const isMissing = left === right.slice(1)
  const isSwapped = left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0]
  return isWrong || isAdded || isMissing || isSwapped
}
