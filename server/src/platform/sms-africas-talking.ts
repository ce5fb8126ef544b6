import * as z from 'zod'
import {
  type AccountRequest,
  postForm,
  type SmsAccount,
  type SmsGateway,
  SmsGatewayError,
} from './sms-gateway.ts'

/** https://developers.africastalking.com/docs/sms/sending/bulk */
const SendResponse = z.object({
  SMSMessageData: z.object({
    Message: z.string(),
    Recipients: z.array(z.object({ statusCode: z.number() })),
  }),
})

const AFRICAS_TALKING = 'https://api.africastalking.com'

/** The API returns 201 for most outcomes, so the result is read from the recipient's entry. */
export const africasTalking =
  ({ url = AFRICAS_TALKING, key, secret, from, timeout }: SmsAccount): SmsGateway =>
  async (to, message) => {
    const address = new URL('/version1/messaging', url).href
    const form = { username: key, to, message, ...(from && { from }) }
    const { status, body } = await postForm(address, form, { apiKey: secret }, timeout)
    const outcome = SendResponse.safeParse(body).data?.SMSMessageData.Recipients[0]?.statusCode
    if (outcome !== undefined && SENT.has(outcome)) return 'sent'
    if (outcome !== undefined && REFUSED.has(outcome)) return 'refused'
    throw new SmsGatewayError(`africas-talking answered ${status}, ${outcome ?? 'nobody was sent to'}`)
  }

/** https://developers.africastalking.com/docs/application_data */
export const africasTalkingAccount = ({
  url = AFRICAS_TALKING,
  key,
  secret,
}: SmsAccount): AccountRequest => ({
  address: new URL(`/version1/user?username=${encodeURIComponent(key)}`, url).href,
  headers: { apiKey: secret, accept: 'application/json' },
})

const SENT = new Set([100, 101, 102])
const REFUSED = new Set([403, 404, 406, 407, 409])
