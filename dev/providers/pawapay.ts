import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign as signBytes,
} from 'node:crypto'
import type { Http } from '../../server/src/platform/http.ts'
import {
  createFake,
  type Fake,
  type FakeOptions,
  type ReceivedRequest,
  type Reply,
  withQuery,
} from './fake.ts'
import type { Message } from './fake-callbacks.ts'

export const PAWAPAY_KEY = 'development-pawapay'
const KEY_ID = 'HTTP_EC_P256_KEY:1'
/** A number from pawaPay's examples, used instead of the one that the payer enters. */
const NUMBER = { type: 'MMO', accountDetails: { phoneNumber: '260763456789', provider: 'MTN_MOMO_ZMB' } }

interface Page {
  depositId: string
  returnUrl: string
  amount: string
  currency: string
  country: string
  reason: string
}
interface Deposit extends Page {
  status: 'PROCESSING' | 'COMPLETED' | 'FAILED'
  paid: string
  created: string
}
interface RefundRow {
  refundId: string
  depositId: string
  amount: string
  created: string
  metadata: Record<string, string>
}
interface State {
  pages: Record<string, Page>
  deposits: Record<string, Deposit>
  refunds: Record<string, RefundRow>
  /** Stored, so that it signs callbacks after a restart too. */
  privateKey: string
}

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()

type PawapayFake = Fake<State> & Pick<FakeOptions, 'callbacksAt'>

/** As pawaPay documents, a deposit exists only once the payer has entered a number. */
export function createPawapay(options: FakeOptions) {
  const empty = { pages: {}, deposits: {}, refunds: {}, privateKey: newKey() }
  const base = createFake<State>('pawapay', empty, options)
  const fake = { ...base, callbacksAt: options.callbacksAt }
  return { ...base, mount: (scope: Http) => mount(scope, fake) }
}

function mount(scope: Http, fake: PawapayFake) {
  fake.call(scope, 'POST', '/v2/paymentpage', PAWAPAY_KEY, (request) => beginPage(fake, request))
  fake.call(scope, 'GET', '/v2/deposits/:id', PAWAPAY_KEY, ({ params }) => {
    const deposit = fake.state.deposits[params['id'] ?? '']
    return found(deposit && depositShape(deposit))
  })
  fake.call(scope, 'POST', '/v2/refunds', PAWAPAY_KEY, (request) => beginRefund(fake, request))
  fake.call(scope, 'GET', '/v2/refunds/:id', PAWAPAY_KEY, ({ params }) => {
    const refund = fake.state.refunds[params['id'] ?? '']
    const deposit = fake.state.deposits[refund?.depositId ?? '']
    return found(refund && deposit && refundShape(refund, deposit))
  })
  const publicKey = createPublicKey(createPrivateKey(fake.state.privateKey)).export({
    type: 'spki',
    format: 'pem',
  })
  scope.get('/v2/public-key/http', async () => [{ id: KEY_ID, key: publicKey.toString() }])
  fake.payPage(
    scope,
    '/pay/:id',
    (id) => show(fake, id),
    (id, what) => act(fake, id, what),
  )
}

function beginPage(fake: PawapayFake, { body }: ReceivedRequest): Reply {
  const { depositId, returnUrl, amountDetails, country, reason } = body as {
    [name in 'depositId' | 'returnUrl' | 'country' | 'reason']: string
  } & { amountDetails: { amount: string; currency: string } }
  const { amount, currency } = amountDetails
  const failureCode = faultOf({ amount, country, reason })
  if (failureCode)
    return { status: 400, body: { depositId, status: 'REJECTED', failureReason: failure(failureCode) } }
  if (fake.state.deposits[depositId]) return { status: 200, body: { depositId, status: 'DUPLICATE_IGNORED' } }
  fake.state.pages[depositId] = { depositId, returnUrl, amount, currency, country, reason }
  return { status: 200, body: { redirectUrl: `${fake.address()}/pay/${depositId}` } }
}

function beginRefund(fake: PawapayFake, { body }: ReceivedRequest): Reply {
  const {
    refundId,
    depositId,
    amount,
    metadata = [],
  } = body as {
    [name in 'refundId' | 'depositId' | 'amount']: string
  } & { metadata?: Record<string, string>[] }
  const created = timeOf(fake)
  const answer = (status: string, code?: string): Reply => ({
    status: 200,
    body: { refundId, status, ...(code ? { failureReason: failure(code) } : { created }) },
  })
  if (fake.state.refunds[refundId]) return answer('DUPLICATE_IGNORED')
  const deposit = fake.state.deposits[depositId]
  if (!deposit) return answer('REJECTED', 'NOT_FOUND')
  if (deposit.status !== 'COMPLETED') return answer('REJECTED', 'INVALID_STATE')
  const before = Object.values(fake.state.refunds).filter((refund) => refund.depositId === depositId)
  const refundable = before.reduce((sum, refund) => sum - Number(refund.amount), Number(deposit.paid))
  if (refundable <= 0) return answer('REJECTED', 'DEPOSIT_ALREADY_REFUNDED')
  if (Number(amount) > refundable) return answer('REJECTED', 'AMOUNT_TOO_LARGE')
  const refund = { refundId, depositId, amount, created, metadata: Object.assign({}, ...metadata) }
  fake.state.refunds[refundId] = refund
  fake.send(callback(fake, refundShape(refund, deposit)))
  return answer('ACCEPTED')
}

function show(fake: PawapayFake, id: string) {
  const begun = fake.state.pages[id]
  if (!begun || fake.state.deposits[id]) return null
  return {
    heading: 'Pay by mobile money',
    price: `${begun.amount} ${begun.currency}`,
    title: begun.reason,
    asksNumber: true,
    buttons: { approve: 'Approve', decline: 'Decline', silence: 'No answer', close: 'Close' },
  }
}

function act(fake: PawapayFake, id: string, what: string): string | null {
  const begun = fake.state.pages[id]
  if (!begun) return null
  if (what === 'close') return begun.returnUrl
  const status = what === 'approve' ? 'COMPLETED' : what === 'decline' ? 'FAILED' : 'PROCESSING'
  const deposit: Deposit = {
    ...begun,
    status,
    paid: String(fake.paidOf(Number(begun.amount))),
    created: timeOf(fake),
  }
  fake.state.deposits[id] = deposit
  if (status !== 'PROCESSING') fake.send(callback(fake, depositShape(deposit)))
  return withQuery(begun.returnUrl, { depositId: id })
}

const callback = (fake: PawapayFake, body: object): Message => ({
  body,
  sign: (bytes, forged) =>
    signed(bytes, forged ? newKey() : fake.state.privateKey, fake.now(), new URL(fake.callbacksAt()).host),
})

const timeOf = (fake: PawapayFake) => `${fake.now().toISOString().slice(0, 19)}Z`

const AMOUNT = /^(0|[1-9]\d{0,17})(\.\d{0,3}[1-9])?$/
const failure = (failureCode: string) => ({ failureCode, failureMessage: failureCode })

function faultOf({
  amount,
  country,
  reason,
}: {
  amount: string
  country: string
  reason: string
}): string | null {
  if (!AMOUNT.test(amount)) return 'INVALID_AMOUNT'
  if (!/^[A-Z]{3}$/.test(country) || reason.length < 1 || reason.length > 50) return 'INVALID_PARAMETER'
  return null
}

const found = (data: object | undefined): Reply => ({
  status: 200,
  body: data ? { status: 'FOUND', data } : { status: 'NOT_FOUND' },
})

const sum = (amount: string) => Number(amount).toFixed(2)

const depositShape = ({ depositId, status, paid, currency, country, created }: Deposit) => ({
  depositId,
  status,
  amount: sum(paid),
  currency,
  country,
  payer: NUMBER,
  created,
  ...(status === 'FAILED' && { failureReason: failure('PAYMENT_NOT_APPROVED') }),
})

const refundShape = ({ refundId, amount, created, metadata }: RefundRow, { currency, country }: Deposit) => ({
  refundId,
  status: 'COMPLETED',
  amount: sum(amount),
  currency,
  country,
  recipient: NUMBER,
  created,
  metadata,
})

/** HTTP message signatures as in https://docs.pawapay.io/v2/docs/signatures, DER-encoded as pawaPay really signs. */
function signed(body: Buffer, privateKey: string, now: Date, authority: string) {
  const created = Math.floor(now.getTime() / 1000)
  const headers = {
    'signature-date': now.toISOString(),
    'content-digest': `sha-512=:${createHash('sha512').update(body).digest('base64')}:`,
    'content-type': 'application/json',
  }
  const derived = { '@method': 'POST', '@authority': authority, '@path': '/payments/v1/pawapay' }
  const covered = Object.entries({ ...derived, ...headers })
  const names = covered.map(([name]) => `"${name}"`).join(' ')
  const parameters = `(${names});alg="ecdsa-p256-sha256";keyid="${KEY_ID}";created=${created};expires=${created + 60}`
  const lines = [
    ...covered.map(([name, value]) => `"${name}": ${value}`),
    `"@signature-params": ${parameters}`,
  ]
  const signature = signBytes('sha256', Buffer.from(lines.join('\n')), privateKey).toString('base64')
  return { ...headers, signature: `sig-pp=:${signature}:`, 'signature-input': `sig-pp=${parameters}` }
}
