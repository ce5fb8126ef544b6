export const notificationsRoutes = {
  getBadges: 'GET /functions/v1/get-badges',
  getNotifications: 'GET /functions/v1/get-notifications',
  markNotificationsRead: 'POST /functions/v1/mark-notifications-read',
  dismissNotification: 'POST /functions/v1/dismiss-notification',
} as const
