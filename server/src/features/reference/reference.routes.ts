import { referenceCalls } from '@ndoa/contract/reference'
import { ok, publicCalls } from '../../platform/calls.ts'
import { languageOf } from '../languages.ts'
import { countryOfAddress } from './country.ts'
import { referenceIn } from './names.ts'
import { referenceData } from './reference.queries.ts'

const { getReferenceData, getCountry } = publicCalls(referenceCalls)

export const referenceRoutes = {
  contract: referenceCalls,
  handlers: {
    getReferenceData: getReferenceData.handler(async ({ context }) =>
      ok(referenceIn(languageOf(context.request), await referenceData(context.app.db))),
    ),
    getCountry: getCountry.handler(async ({ context }) =>
      ok({ country_code: await countryOfAddress(context.request.ip) }),
    ),
  },
}
