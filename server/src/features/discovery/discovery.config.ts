import { flag, setting } from '../../platform/config.ts'

export const discoveryConfig = {
  MEMBER_INDEX: setting(flag(true), 'suggestions from an index in memory; 0: straight from the database'),
}
