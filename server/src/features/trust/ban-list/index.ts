import type { Feature } from '../../../platform/feature.ts'
import { banListListeners } from './ban-list.listeners.ts'

export { isBanned, type Traces } from './ban-list.queries.ts'
export { createBanListState } from './ban-list.state.ts'
export { deleteFormerContacts } from './former-contacts.queries.ts'
export { keepFormerContacts } from './former-contacts.ts'
export { type SamePersonLink, samePersonLinks } from './links.queries.ts'
export { addToBanList } from './listed-bans.ts'
export { keepForProposal, tracesForProposal } from './proposals.ts'
export { compareBio, comparePhoto, recognizeContacts, recognizeDevice } from './recognize.ts'
export { showsBanOfDeleted } from './same-person.queries.ts'
export { tracesOf } from './traces.ts'
export { countUnreadPhotos } from './unread-photos.ts'

export const banList = { listeners: banListListeners } satisfies Feature
