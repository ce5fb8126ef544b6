/** The product's name in one place, so that it can change. */
export const BRAND = 'Ndoa'

/**
 * What only an operator knows. The build and the layout of mails write these examples; the server fills in its settings
 * wherever they stand, and in production does not start with them. The years begin with that of the first release.
 */
export const OPERATOR_EXAMPLE = {
  supportEmail: 'support@ndoa.example',
  legalName: `${BRAND} Example Ltd`,
  legalAddress: '1 Example Street, Lagos, Nigeria',
  copyrightYears: '2025–0000',
} as const
export const SUPPORT_EMAIL = OPERATOR_EXAMPLE.supportEmail
