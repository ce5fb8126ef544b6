import { OPERATOR_EXAMPLE, SUPPORT_EMAIL } from '@ndoa/contract/brand'

/** What people write to us about. All of it reaches the one mailbox that the operator has set. */
export const addresses = {
  general: SUPPORT_EMAIL,
  support: SUPPORT_EMAIL,
  safety: SUPPORT_EMAIL,
  business: SUPPORT_EMAIL,
  press: SUPPORT_EMAIL,
  privacy: SUPPORT_EMAIL,
  careers: SUPPORT_EMAIL,
}

/** Who runs the product, as the law asks. The same in every language. */
export const WHO_WE_ARE = `${OPERATOR_EXAMPLE.legalName}, ${OPERATOR_EXAMPLE.legalAddress}`
