export { DeliverySettings } from './delivery-settings.tsx'
export { MissingContact } from './missing-contact.tsx'
export { ThisDevice } from './this-device.tsx'
