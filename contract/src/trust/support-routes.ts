export const supportRoutes = {
  sendContactMessage: 'POST /functions/v1/send-contact-message',
  submitNotice: 'POST /functions/v1/submit-notice',
  reportTranslation: 'POST /functions/v1/report-translation',
} as const
