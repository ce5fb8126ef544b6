import { referenceCalls } from '@ndoa/contract/reference'
import { ok, publicCalls } from '../../platform/calls.ts'
import { countryOfAddress } from './country.ts'
import { referenceData } from './reference.queries.ts'

const { getReferenceData, getCountry } = publicCalls(referenceCalls)

export const referenceRoutes = {
  contract: referenceCalls,
  handlers: {
    getReferenceData: getReferenceData.handler(async ({ context }) =>
      ok(await referenceData(context.app.db)),
    ),
    getCountry: getCountry.handler(async ({ context }) =>
      ok({ country_code: await countryOfAddress(context.request.ip) }),
    ),
  },
}
