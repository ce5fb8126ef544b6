// What only members read, on the screens that they open every day.

export { words as screens } from '../../app/screens/words/en.ts'
export { words as shell } from '../../app/shell/words/en.ts'
export { words as discovery } from '../../features/discovery/words/en.ts'
export { words as likes } from '../../features/likes/words/en.ts'
export { words as matches } from '../../features/matches/words/en.ts'
export { words as messaging } from '../../features/messaging/words/en.ts'
export { words as notifications } from '../../features/notifications/words/en.ts'
export { words as profiles } from '../../features/profiles/words/member/en.ts'
export { words as safety } from '../../features/safety/words/en.ts'
export { words as askToVerify } from '../../features/verification/words/member/en.ts'
