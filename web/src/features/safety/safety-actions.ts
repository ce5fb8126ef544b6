// What the menu needs once it is opened, in one file to fetch.
export { ConfirmParting } from './confirm-parting.tsx'
export { SafetyItems } from './safety-items.tsx'
