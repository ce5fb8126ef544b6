// What only members read, on the screens that they open every day.

export { words as screens } from '../../app/screens/words/am.ts'
export { words as shell } from '../../app/shell/words/am.ts'
export { words as discovery } from '../../features/discovery/words/am.ts'
export { words as likes } from '../../features/likes/words/am.ts'
export { words as matches } from '../../features/matches/words/am.ts'
export { words as messaging } from '../../features/messaging/words/am.ts'
export { words as notifications } from '../../features/notifications/words/am.ts'
export { words as profiles } from '../../features/profiles/words/member/am.ts'
export { words as safety } from '../../features/safety/words/am.ts'
export { words as askToVerify } from '../../features/verification/words/member/am.ts'
