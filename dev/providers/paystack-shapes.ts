// State and API shapes of the Paystack fake, with names and types from Paystack's documentation.

export interface Transaction {
  id: number
  createdAt: string
  reference: string
  code: string
  status: 'abandoned' | 'ongoing' | 'pending' | 'processing' | 'queued' | 'success' | 'failed' | 'reversed'
  amount: number
  paid: number
  currency: string
  email: string
  returnTo: string
  authorization: string | null
}
export type RefundStatus = 'pending' | 'processing' | 'needs-attention' | 'failed' | 'processed'
export interface RefundRow {
  id: number
  createdAt: string
  transaction: number
  amount: number
  note: string
  status: RefundStatus
}
export interface PaystackState {
  lastId: number
  transactions: Record<string, Transaction>
  refunds: RefundRow[]
  cards: Record<string, string>
}

export const transactionShape = (transaction: Transaction) => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.paid || transaction.amount,
  message: null,
  gateway_response: transaction.paid > 0 ? 'Successful' : 'Declined',
  paid_at: transaction.paid > 0 ? transaction.createdAt : null,
  created_at: transaction.createdAt,
  channel: 'card',
  currency: transaction.currency,
  authorization: transaction.authorization
    ? {
        authorization_code: transaction.authorization,
        bin: '408408',
        last4: '4081',
        exp_month: '12',
        exp_year: '2035',
        channel: 'card',
        card_type: 'visa',
        bank: 'TEST BANK',
        country_code: 'NG',
        brand: 'visa',
        reusable: true,
      }
    : {},
  customer: { id: transaction.id, email: transaction.email, customer_code: `CUS_${transaction.code}` },
  requested_amount: transaction.amount,
})

export const refundShape = (refund: RefundRow, { currency, reference }: Transaction) => ({
  id: refund.id,
  transaction: refund.transaction,
  transaction_reference: reference,
  domain: 'test',
  currency,
  amount: refund.amount,
  status: refund.status,
  customer_note: '',
  merchant_note: refund.note,
  createdAt: refund.createdAt,
})
