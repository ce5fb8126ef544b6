import type { Settings } from '@ndoa/contract/settings'

/** A setting that is on or off. */
export type ToggleName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]
