import { referenceCalls } from '@ndoa/contract/identity/reference'
import { ok, publicCalls } from '../../../platform/calls.ts'
import { languageOf } from '../../shared/languages.ts'
import { countryOfAddress } from './country.ts'
import { readReference } from './read-reference.ts'

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
