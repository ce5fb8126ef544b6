import type { App } from '../../../platform/app.ts'

/** The provider's payment page also returns the member to this page. */
export const orderPage = ({ config }: Pick<App, 'config'>, orderId: string): string =>
  `${config.publicUrl}/settings?tab=membership&order=${orderId}`
