import type { App } from '../../../platform/app.ts'
import type { ValuesOf } from '../../../platform/config.ts'
import { createEncryption, type Encryption } from '../../../platform/encryption.ts'
import { createMemoryLimit } from '../../../platform/limits.ts'
import type { discoveryConfig } from './discovery.config.ts'
import { Showings } from './exposure/index.ts'
import { MemberIndex } from './member-index/index.ts'

export interface DiscoveryState {
  cursors: Encryption
  showings: Showings
  countPage: (memberId: string) => number | null
  memberIndex: MemberIndex | null
}

declare module '../../../platform/app.ts' {
  interface App {
    discovery: DiscoveryState
  }
}

export function createDiscovery(
  app: Pick<App, 'db' | 'pool' | 'clock' | 'log' | 'presence'>,
  config: ValuesOf<typeof discoveryConfig> & { SECRET_LINKS: string },
): DiscoveryState {
  return {
    cursors: createEncryption(config.SECRET_LINKS, 'discovery cursor'),
    showings: new Showings(app),
    countPage: createMemoryLimit(config.LIMIT_SUGGESTIONS, app.clock, app.presence.countServers),
    memberIndex: config.MEMBER_INDEX ? new MemberIndex(app) : null,
  }
}
