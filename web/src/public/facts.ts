/**
 * Figures and addresses on the public pages, for the operator to edit. The figures, and the press releases that use
 * them, are illustrative until the operator has confirmed them. Setting `areConfirmed` then removes the notes beside them.
 */
export const facts = {
  areConfirmed: false,
  successStories: '500+',
  marriages: '150+',
  countries: '50+',
  members: '10,000+',
  funding: '$5M Series A',
  founded: '2024',
  languages: ['English', 'French', 'Portuguese', 'Arabic'],
}

const domain = 'ndoa.example'

export const addresses = {
  general: `hello@${domain}`,
  support: `support@${domain}`,
  safety: `safety@${domain}`,
  business: `business@${domain}`,
  press: `press@${domain}`,
  privacy: `privacy@${domain}`,
  careers: `careers@${domain}`,
}
