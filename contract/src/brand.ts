/** The product's name in one place, so that it can change. */
export const BRAND = 'Ndoa'
export const SUPPORT_EMAIL = 'support@ndoa.example'
