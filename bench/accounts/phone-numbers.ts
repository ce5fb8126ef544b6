/** Numbers per purchased block. */
const BLOCK = 100
const PREFIXES = ['20', '23', '24', '25', '26', '27', '28', '50', '54', '55', '56', '57', '59']

/** Returns Ghanaian numbers as SMS pumpers hold them: half in purchased blocks, half scattered over the country. */
export function attackedNumbers(count: number): string[] {
  const half = Math.floor(count / 2)
  const bought = Array.from(
    { length: half },
    (_, i) => `+23324${digits(Math.floor(i / BLOCK), 3)}${digits(i % BLOCK, 4)}`,
  )
  const scattered = Array.from({ length: count - half }, (_, i) => {
    const prefix = PREFIXES[i % PREFIXES.length] ?? '20'
    return `+233${prefix}${digits(500 + Math.floor(i / PREFIXES.length), 3)}1234`
  })
  return bought.flatMap((phone, i) => [phone, scattered[i] ?? phone])
}

export const elsewhere = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${i % 2 === 0 ? '+25471' : '+2782'}${digits(i, 3)}4321`)

const digits = (n: number, length: number) => String(n).padStart(length, '0')
