export { DeliverySettings } from './delivery-settings.tsx'
export { ThisDevice } from './this-device.tsx'
