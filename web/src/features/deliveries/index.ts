export { DeliverySettings } from './delivery-settings.tsx'
