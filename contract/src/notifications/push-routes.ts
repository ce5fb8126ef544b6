export const pushRoutes = {
  getPushKey: 'GET /functions/v1/get-push-key',
  subscribePush: 'POST /functions/v1/subscribe-push',
  unsubscribePush: 'POST /functions/v1/unsubscribe-push',
} as const
