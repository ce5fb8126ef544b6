import { errors } from '@ndoa/contract/errors'
import { failureMaker } from '../platform/errors.ts'

/** The product's refusals by code, with the sentences of the contract. */
export const fail = failureMaker(errors)
