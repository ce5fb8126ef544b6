import type { Settings } from '@ndoa/contract/identity/settings'

export type ToggleName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]
