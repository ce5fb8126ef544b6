export interface FoundOrder {
  id: string
  state: string
  terms: number
  receipt: number | null
}

export interface Verdict {
  paidWithoutTerm: number
  termWithoutPayment: number
  grantedTwice: number
  /** Numbers missing between the first and the last receipt, or given to an unpaid order. */
  receiptFaults: number
}

export function verdictOn(paid: ReadonlySet<string>, orders: readonly FoundOrder[]): Verdict {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const numbers = orders.flatMap(({ receipt }) => receipt ?? []).toSorted((a, b) => a - b)
  const gaps = numbers.filter((number, at) => number !== at + 1).length
  const count = (is: (order: FoundOrder) => boolean) => orders.filter(is).length
  return {
    paidWithoutTerm: [...paid].filter((id) => byId.get(id)?.state !== 'paid' || byId.get(id)?.terms === 0)
      .length,
    termWithoutPayment: count(({ id, terms, state }) => (terms > 0 || state === 'paid') && !paid.has(id)),
    grantedTwice: count(({ terms }) => terms > 1),
    receiptFaults: gaps + count(({ terms, receipt }) => (receipt !== null) !== terms > 0),
  }
}
