const domain = 'ndoa.example'

/** Where people write to us, for the operator to edit. */
export const addresses = {
  general: `hello@${domain}`,
  support: `support@${domain}`,
  safety: `safety@${domain}`,
  business: `business@${domain}`,
  press: `press@${domain}`,
  privacy: `privacy@${domain}`,
  careers: `careers@${domain}`,
}
