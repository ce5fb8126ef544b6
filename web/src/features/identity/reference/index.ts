export { countryOptions, countryQuery, referenceQuery } from './reference.queries.ts'
