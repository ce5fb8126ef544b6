/** An order as the database has it at the end. */
export interface FoundOrder {
  id: string
  state: string
  terms: number
  receipt: number | null
}

export interface Verdict {
  /** Paid at the provider, and granted nothing. */
  paidWithoutTerm: number
  /** Granted, and never paid at the provider. */
  termWithoutPayment: number
  grantedTwice: number
  /** Numbers that are missing between the first receipt and the last, or given to an order that was not paid. */
  receiptFaults: number
}

/** Holds what was granted against what was paid at the providers. */
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
