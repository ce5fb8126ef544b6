/** What the product wants to know in production. */
export const production = (publicUrl: string, smtpUrl: string) => ({
  NODE_ENV: 'production',
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: '127.0.0.1',
  SECRET_SESSION: 'session secret of a bench, long enough',
  SECRET_CODES: 'codes secret of a bench, long enough',
  SECRET_LINKS: 'links secret of a bench, long enough',
  SECRET_SAFETY: 'safety secret of a bench, long enough',
  SMTP_URL: smtpUrl,
  MAIL_FROM: 'Ndoa <hello@bench.test>',
  OPERATOR_EMAIL: 'operator@bench.test',
  SUPPORT_EMAIL: 'support@bench.test',
  SELLER_NAME: 'Bench Ltd',
  SELLER_ADDRESS: '1 Bench Street',
})
