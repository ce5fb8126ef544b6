// What only members read, on the screens that they open every day.

export { words as screens } from '../../app/screens/words/sw.ts'
export { words as shell } from '../../app/shell/words/sw.ts'
export { words as discovery } from '../../features/discovery/words/sw.ts'
export { words as likes } from '../../features/likes/words/sw.ts'
export { words as matches } from '../../features/matches/words/sw.ts'
export { words as messaging } from '../../features/messaging/words/sw.ts'
export { words as notifications } from '../../features/notifications/words/sw.ts'
export { words as profiles } from '../../features/profiles/words/member/sw.ts'
export { words as safety } from '../../features/safety/words/sw.ts'
export { words as askToVerify } from '../../features/verification/words/member/sw.ts'
