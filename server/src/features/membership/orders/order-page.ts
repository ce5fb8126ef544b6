import type { App } from '../../../platform/app.ts'

/** Where a member sees an order, and where the provider's page leads back to. */
export const orderPage = ({ config }: Pick<App, 'config'>, orderId: string): string =>
  `${config.publicUrl}/settings?tab=membership&order=${orderId}`
