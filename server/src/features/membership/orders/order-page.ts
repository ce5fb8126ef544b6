import type { App } from '../../../platform/app.ts'

/** The provider's page also returns here. */
export const orderPage = ({ config }: Pick<App, 'config'>, orderId: string): string =>
  `${config.publicUrl}/settings?tab=membership&order=${orderId}`
