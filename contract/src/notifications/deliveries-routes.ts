export const deliveriesRoutes = {
  getDeliveryChoices: 'GET /functions/v1/get-delivery-choices',
  updateDeliveryChoices: 'PUT /functions/v1/update-delivery-choices',
  unsubscribeMail: 'POST /functions/v1/unsubscribe-mail',
} as const
