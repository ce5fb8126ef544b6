export { languageOptions, offeredDenominations, tribeOptions } from './offered.ts'
export { countryOptions, countryQuery, referenceQuery } from './reference.queries.ts'
