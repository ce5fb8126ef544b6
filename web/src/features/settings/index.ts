export { AccountSettings, type SettingsTab } from './account-settings.tsx'
