import { referenceCalls } from '@ndoa/contract/reference'
import { ok, publicCalls } from '../../platform/calls.ts'
import { languageOf } from '../languages.ts'
import { countryOfAddress } from './country.ts'
import { readReference } from './names.ts'

const { getReferenceData, getCountry } = publicCalls(referenceCalls)

export const referenceRoutes = {
  contract: referenceCalls,
  handlers: {
    getReferenceData: getReferenceData.handler(async ({ context }) =>
      ok(await readReference(context.app.db, languageOf(context.request))),
    ),
    getCountry: getCountry.handler(async ({ context }) =>
      ok({ country_code: await countryOfAddress(context.request.ip) }),
    ),
  },
}
