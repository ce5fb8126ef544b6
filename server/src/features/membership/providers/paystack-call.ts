import * as z from 'zod'
import {
  type Answer,
  callProvider,
  hundredths,
  type ProviderAccount,
  type Request,
  unitsWith,
} from './provider-http.ts'

export type PaystackCall = (request: Request) => Promise<Answer>

export const paystackCall =
  (account: ProviderAccount): PaystackCall =>
  (request) =>
    callProvider('paystack', account, request)

/** Paystack counts in hundredths, even for francs, which have no smaller unit. */
export const units = unitsWith(hundredths)

const Problem = z.object({ code: z.string() })

export const codeOf = ({ body }: Answer): string | undefined => Problem.safeParse(body).data?.code
