export const settingsRoutes = {
  getSettings: 'GET /functions/v1/get-settings',
  updateSettings: 'PUT /functions/v1/update-settings',
  getConsents: 'GET /functions/v1/get-consents',
  updateConsents: 'PUT /functions/v1/update-consents',
  setLanguage: 'PUT /functions/v1/set-language',
} as const
