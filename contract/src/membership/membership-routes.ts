export const membershipRoutes = {
  getMembership: 'GET /functions/v1/get-membership',
  startPurchase: 'POST /functions/v1/start-purchase',
  getOrder: 'GET /functions/v1/get-order',
  getReceipt: 'GET /functions/v1/get-receipt',
  stopRenewing: 'POST /functions/v1/stop-renewing',
  startRenewing: 'POST /functions/v1/start-renewing',
  withdrawOrder: 'POST /functions/v1/withdraw-order',
  openOrderLink: 'POST /functions/v1/open-order-link',
  stopRenewingByLink: 'POST /functions/v1/stop-renewing-by-link',
  withdrawByLink: 'POST /functions/v1/withdraw-by-link',
} as const
