import * as z from 'zod'
import {
  type AccountRequest,
  postForm,
  type SmsAccount,
  type SmsGateway,
  SmsGatewayError,
} from './sms-gateway.ts'

/** https://www.twilio.com/docs/messaging/api/message-resource */
const Problem = z.object({ code: z.number() })

const TWILIO = 'https://api.twilio.com'
const authorizationOf = (key: string, secret: string) =>
  `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`

/** Also serves gateways with Twilio's protocol. A sender that starts with MG is a messaging service. */
export const twilio =
  ({ url = TWILIO, key, secret, from = '', timeout }: SmsAccount): SmsGateway =>
  async (To, Body) => {
    const address = new URL(`/2010-04-01/Accounts/${encodeURIComponent(key)}/Messages.json`, url).href
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From'
    const { status, body } = await postForm(
      address,
      { To, [sender]: from, Body },
      { authorization: authorizationOf(key, secret) },
      timeout,
    )
    if (status === 201 || status === 200) return 'sent'
    const { code } = Problem.safeParse(body).data ?? {}
    if (status === 400 && code !== undefined && REFUSED.has(code)) return 'refused'
    throw new SmsGatewayError(`twilio answered ${status}${code === undefined ? '' : `, code ${code}`}`)
  }

/** https://www.twilio.com/docs/iam/api/account */
export const twilioAccount = ({ url = TWILIO, key, secret }: SmsAccount): AccountRequest => ({
  address: new URL(`/2010-04-01/Accounts/${encodeURIComponent(key)}.json`, url).href,
  headers: { authorization: authorizationOf(key, secret) },
})

const REFUSED = new Set([21211, 21214, 21217, 21408, 21610, 21612, 21614, 21635])
