// Documented shapes of the provider calls that our adapters and fakes use. A field missing here is undocumented.

/** Types by name, separated by `|`: `null` for nullable, `'word'` for a literal, `@name` for a shape. */
type Shape = Record<string, string>

interface Description {
  source: string
  read: string
  /** Parameter names; nested ones as `outer[inner]`, where `*` stands for an index or a name that we choose. */
  parameters: Record<string, string[]>
  answers: Record<string, string>
  shapes: Record<string, Shape>
}

const stripe: Description = {
  source:
    'Types of the npm package stripe 23.1.0, which are made of the OpenAPI description of 2026-10-28.endive',
  read: '2026-11-23',
  parameters: {
    'POST /v1/checkout/sessions': [
      'mode',
      'client_reference_id',
      'success_url',
      'cancel_url',
      'locale',
      'allowed_payment_method_types[*]',
      'adaptive_pricing[enabled]',
      'line_items[*][quantity]',
      'line_items[*][price_data][currency]',
      'line_items[*][price_data][unit_amount]',
      'line_items[*][price_data][product_data][name]',
      'payment_intent_data[metadata][*]',
      'payment_intent_data[setup_future_usage]',
      'customer_creation',
    ],
    'POST /v1/payment_intents': [
      'amount',
      'currency',
      'customer',
      'payment_method',
      'allowed_payment_method_types[*]',
      'off_session',
      'confirm',
      'metadata[*]',
    ],
    'POST /v1/refunds': ['payment_intent', 'amount', 'metadata[*]'],
  },
  answers: {
    'POST /v1/checkout/sessions': '@session',
    'GET /v1/checkout/sessions/:id': '@session',
    'POST /v1/payment_intents': '@intent',
    'GET /v1/payment_intents': '@intents',
    'GET /v1/payment_intents/search': '@found',
    'GET /v1/payment_intents/:id': '@intent',
    'POST /v1/refunds': '@refund',
    'GET /v1/refunds': '@refunds',
    'GET /v1/disputes': '@disputes',
    error: '@problem',
    callback: '@event',
  },
  shapes: {
    session: {
      id: 'string',
      object: "'checkout.session'",
      amount_total: 'number|null',
      client_reference_id: 'string|null',
      created: 'number',
      currency: 'string|null',
      customer: 'string|null',
      expires_at: 'number',
      livemode: 'boolean',
      mode: "'payment'",
      payment_intent: 'string|@intent|null',
      payment_status: "'paid'|'unpaid'|'no_payment_required'",
      status: "'open'|'complete'|'expired'|null",
      success_url: 'string|null',
      url: 'string|null',
    },
    intent: {
      id: 'string',
      object: "'payment_intent'",
      amount: 'number',
      amount_received: 'number',
      created: 'number',
      currency: 'string',
      customer: 'string|null',
      latest_charge: 'string|@charge|null',
      livemode: 'boolean',
      metadata: '@metadata',
      payment_method: 'string|null',
      status:
        "'canceled'|'processing'|'requires_action'|'requires_capture'|'requires_confirmation'|'requires_payment_method'|'succeeded'",
    },
    charge: {
      id: 'string',
      object: "'charge'",
      amount: 'number',
      amount_refunded: 'number',
      created: 'number',
      currency: 'string',
      disputed: 'boolean',
      livemode: 'boolean',
      metadata: '@metadata',
      paid: 'boolean',
      payment_intent: 'string|null',
      payment_method_details: '@details|null',
      refunded: 'boolean',
      status: "'failed'|'pending'|'succeeded'",
    },
    details: { type: 'string', card: '@card' },
    card: { brand: 'string|null', country: 'string|null', last4: 'string|null' },
    refund: {
      id: 'string',
      object: "'refund'",
      amount: 'number',
      created: 'number',
      currency: 'string',
      metadata: '@metadata|null',
      payment_intent: 'string|null',
      status: 'string|null',
    },
    dispute: {
      id: 'string',
      object: "'dispute'",
      amount: 'number',
      charge: 'string',
      created: 'number',
      currency: 'string',
      livemode: 'boolean',
      metadata: '@metadata',
      payment_intent: 'string|null',
      status:
        "'appeal_needs_response'|'appeal_under_review'|'lost'|'needs_response'|'prevented'|'under_review'|'warning_closed'|'warning_needs_response'|'warning_under_review'|'won'",
    },
    metadata: { '*': 'string' },
    intents: { object: "'list'", data: '@intent[]', has_more: 'boolean', url: 'string' },
    found: { object: "'search_result'", data: '@intent[]', has_more: 'boolean', url: 'string' },
    refunds: { object: "'list'", data: '@refund[]', has_more: 'boolean', url: 'string' },
    disputes: { object: "'list'", data: '@dispute[]', has_more: 'boolean', url: 'string' },
    problem: { error: '@fault' },
    fault: {
      type: "'api_error'|'card_error'|'idempotency_error'|'invalid_request_error'",
      code: 'string',
      message: 'string',
      payment_intent: '@intent',
    },
    event: {
      id: 'string',
      object: "'event'",
      api_version: 'string|null',
      created: 'number',
      data: '@data',
      livemode: 'boolean',
      pending_webhooks: 'number',
      request: 'null',
      type: 'string',
    },
    data: { object: '@session|@intent|@charge|@refund|@dispute' },
  },
}

const paystack: Description = {
  source:
    'OpenAPI description in github.com/PaystackOSS/openapi of 2025-10-24 (9678dea). Callbacks of refunds, `code` of refusals, `transaction` as a filter of refunds and `cancel_action` are not in it: they are as integrators show them. Statuses are those of paystack.com/docs/payments/verify-payments and …/refunds',
  read: '2026-11-23',
  parameters: {
    'POST /transaction/initialize': [
      'reference',
      'email',
      'amount',
      'currency',
      'callback_url',
      'channels',
      'metadata',
    ],
    'POST /transaction/charge_authorization': [
      'reference',
      'amount',
      'currency',
      'authorization_code',
      'email',
    ],
    'POST /refund': ['transaction', 'amount', 'merchant_note'],
  },
  answers: {
    'POST /transaction/initialize': '@initialized',
    'POST /transaction/charge_authorization': '@verified',
    'GET /transaction/verify/:reference': '@verified',
    'POST /refund': '@refunded',
    'GET /refund': '@refunds',
    error: '@problem',
    callback: '@event',
  },
  shapes: {
    initialized: { status: 'boolean', message: 'string', data: '@page' },
    page: { authorization_url: 'string', access_code: 'string', reference: 'string' },
    verified: { status: 'boolean', message: 'string', data: '@transaction' },
    transaction: {
      id: 'number',
      domain: 'string',
      status: "'abandoned'|'failed'|'ongoing'|'pending'|'processing'|'queued'|'reversed'|'success'",
      reference: 'string',
      amount: 'number',
      message: 'string|null',
      gateway_response: 'string',
      paid_at: 'string|null',
      created_at: 'string',
      channel: 'string',
      currency: 'string',
      authorization: '@authorization',
      customer: '@customer',
      requested_amount: 'number',
    },
    authorization: {
      authorization_code: 'string',
      bin: 'string',
      last4: 'string',
      exp_month: 'string',
      exp_year: 'string',
      channel: 'string',
      card_type: 'string',
      bank: 'string',
      country_code: 'string',
      brand: 'string',
      reusable: 'boolean',
    },
    customer: { id: 'number', email: 'string', customer_code: 'string' },
    refunded: { status: 'boolean', message: 'string', data: '@refund' },
    refunds: { status: 'boolean', message: 'string', data: '@refund[]' },
    refund: {
      id: 'number',
      transaction: 'number|@refundedTransaction',
      transaction_reference: 'string',
      domain: 'string',
      currency: 'string',
      amount: 'number',
      status: "'failed'|'needs-attention'|'pending'|'processed'|'processing'",
      customer_note: 'string',
      merchant_note: 'string',
      createdAt: 'string',
    },
    refundedTransaction: { id: 'number', reference: 'string' },
    problem: { status: 'boolean', message: 'string', type: 'string', code: 'string', meta: '@meta' },
    meta: { nextStep: 'string' },
    event: { event: 'string', data: '@transaction|@refundEvent' },
    refundEvent: {
      id: 'string',
      status: 'string',
      transaction_reference: 'string',
      refund_reference: 'string|null',
      amount: 'string',
      currency: 'string',
    },
  },
}

const pawapay: Description = {
  source:
    'docs.pawapay.io/v2 and its OpenAPI description, as stored copies and examples of its staff show them. What the payment page answers for a deposit that is there already is not described',
  read: '2026-11-23',
  parameters: {
    'POST /v2/paymentpage': ['depositId', 'returnUrl', 'amountDetails', 'country', 'language', 'reason'],
    'POST /v2/refunds': ['refundId', 'depositId', 'amount', 'currency', 'metadata'],
  },
  answers: {
    'POST /v2/paymentpage': '@page',
    'GET /v2/deposits/:id': '@foundDeposit',
    'POST /v2/refunds': '@begun',
    'GET /v2/refunds/:id': '@foundRefund',
    error: '@refused',
    callback: '@deposit|@refund',
  },
  shapes: {
    page: { redirectUrl: 'string' },
    refused: { depositId: 'string', status: "'REJECTED'", failureReason: '@failure' },
    failure: { failureCode: 'string', failureMessage: 'string' },
    foundDeposit: { status: "'FOUND'|'NOT_FOUND'", data: '@deposit' },
    deposit: {
      depositId: 'string',
      status: "'ACCEPTED'|'PROCESSING'|'IN_RECONCILIATION'|'COMPLETED'|'FAILED'",
      amount: 'string',
      currency: 'string',
      country: 'string',
      payer: '@account',
      created: 'string',
      failureReason: '@failure',
    },
    account: { type: "'MMO'", accountDetails: '@wallet' },
    wallet: { phoneNumber: 'string', provider: 'string' },
    begun: {
      refundId: 'string',
      status: "'ACCEPTED'|'REJECTED'|'DUPLICATE_IGNORED'",
      created: 'string',
      failureReason: '@failure',
    },
    foundRefund: { status: "'FOUND'|'NOT_FOUND'", data: '@refund' },
    refund: {
      refundId: 'string',
      status: "'ACCEPTED'|'ENQUEUED'|'PROCESSING'|'IN_RECONCILIATION'|'COMPLETED'|'FAILED'",
      amount: 'string',
      currency: 'string',
      country: 'string',
      recipient: '@account',
      created: 'string',
      metadata: '@metadata',
    },
    metadata: { '*': 'string' },
  },
}

export const PUBLISHED = { stripe, paystack, pawapay }

export function unknownParameters({ parameters }: Description, call: string, body: object): string[] {
  const known = parameters[call] ?? []
  const nameOf = (name: string) => name.replace(/\[(\d+|refund_id|order_id)\]/g, '[*]')
  return Object.keys(body).filter((name) => !known.includes(nameOf(name)))
}

/** @returns the paths where a value deviates from the description */
export function differences(description: Description, value: unknown, types: string, path = ''): string[] {
  const all = types.split('|').map((type) => differencesFrom(description, value, type, path))
  return all.reduce((least, each) => (each.length < least.length ? each : least))
}

function differencesFrom(description: Description, value: unknown, type: string, path: string): string[] {
  if (!type.startsWith('@')) return isOfType(value, type) ? [] : [`${path}: ${type}`]
  if (type.endsWith('[]')) {
    if (!Array.isArray(value)) return [`${path}: ${type}`]
    return value.flatMap((one, index) => differences(description, one, type.slice(0, -2), `${path}.${index}`))
  }
  const shape = description.shapes[type.slice(1)]
  if (!shape || typeof value !== 'object' || value === null) return [`${path}: ${type}`]
  return Object.entries(value).flatMap(([name, inner]) => {
    const types = shape[name] ?? shape['*']
    return types
      ? differences(description, inner, types, `${path}.${name}`)
      : [`${path}.${name}: not described`]
  })
}

const isOfType = (value: unknown, type: string) =>
  type === 'null'
    ? value === null
    : type.startsWith("'")
      ? value === type.slice(1, -1)
      : typeof value === type
