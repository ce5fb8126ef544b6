// What only members read, on the screens that they open every day.

export { words as screens } from '../../app/screens/words/fr.ts'
export { words as shell } from '../../app/shell/words/fr.ts'
export { words as discovery } from '../../features/discovery/words/fr.ts'
export { words as likes } from '../../features/likes/words/fr.ts'
export { words as matches } from '../../features/matches/words/fr.ts'
export { words as messaging } from '../../features/messaging/words/fr.ts'
export { words as notifications } from '../../features/notifications/words/fr.ts'
export { words as profiles } from '../../features/profiles/words/member/fr.ts'
export { words as safety } from '../../features/safety/words/fr.ts'
export { words as askToVerify } from '../../features/verification/words/member/fr.ts'
