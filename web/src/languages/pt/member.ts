// What only members read, on the screens that they open every day.

export { words as screens } from '../../app/screens/words/pt.ts'
export { words as shell } from '../../app/shell/words/pt.ts'
export { words as discovery } from '../../features/discovery/words/pt.ts'
export { words as likes } from '../../features/likes/words/pt.ts'
export { words as matches } from '../../features/matches/words/pt.ts'
export { words as messaging } from '../../features/messaging/words/pt.ts'
export { words as notifications } from '../../features/notifications/words/pt.ts'
export { words as profiles } from '../../features/profiles/words/member/pt.ts'
export { words as safety } from '../../features/safety/words/pt.ts'
export { words as askToVerify } from '../../features/verification/words/member/pt.ts'
