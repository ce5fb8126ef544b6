// What only members read, on the screens that they open every day.

export { isolated } from '@ndoa/contract/isolated'
export { words as screens } from '../../app/screens/words/ar.ts'
export { words as shell } from '../../app/shell/words/ar.ts'
export { words as discovery } from '../../features/discovery/words/ar.ts'
export { words as likes } from '../../features/likes/words/ar.ts'
export { words as matches } from '../../features/matches/words/ar.ts'
export { words as messaging } from '../../features/messaging/words/ar.ts'
export { words as notifications } from '../../features/notifications/words/ar.ts'
export { words as profiles } from '../../features/profiles/words/member/ar.ts'
export { words as safety } from '../../features/safety/words/ar.ts'
export { words as askToVerify } from '../../features/verification/words/member/ar.ts'
