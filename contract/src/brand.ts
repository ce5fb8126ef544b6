export const BRAND = 'Ndoa'

/** The server replaces these values with its settings and refuses to start with them in production. */
export const OPERATOR_EXAMPLE = {
  supportEmail: 'support@ndoa.example',
  legalName: `${BRAND} Example Ltd`,
  legalAddress: '1 Example Street, Lagos, Nigeria',
  copyrightYears: '2025–0000',
} as const
export const SUPPORT_EMAIL = OPERATOR_EXAMPLE.supportEmail
