import { OPERATOR_EXAMPLE, SUPPORT_EMAIL } from '@ndoa/contract/brand'

export const addresses = {
  general: SUPPORT_EMAIL,
  support: SUPPORT_EMAIL,
  safety: SUPPORT_EMAIL,
  business: SUPPORT_EMAIL,
  press: SUPPORT_EMAIL,
  privacy: SUPPORT_EMAIL,
  careers: SUPPORT_EMAIL,
}

/** The operator's legal name and address, which the law requires; the same in every language. */
export const OPERATOR_IDENTITY = `${OPERATOR_EXAMPLE.legalName}, ${OPERATOR_EXAMPLE.legalAddress}`
