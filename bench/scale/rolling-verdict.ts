import { faultsIn, type History } from '../../server/src/app/servers/verdict.test-world.ts'
import { type Answers, unansweredIn, wrongIn } from './answers.ts'

/** The sockets of a member who only looks, one after the other. */
export interface SocketLife {
  /** The codes with which they were closed. */
  closes: readonly number[]
  isConnected: boolean
}

export interface RollingRecord {
  sockets: readonly SocketLife[]
  answers: Answers
  brokenPages: number
  history: History
}

export interface RollingVerdict {
  calls: number
  unanswered: number
  wrongAnswers: number
  brokenPages: number
  socketsGone: number
  /** How often sockets were closed otherwise than by a server that said that it stops. */
  cutOff: number
  moved: number
  lost: number
  doubled: number
  outOfOrder: number
}

/** What a server says that stops. */
const SERVICE_RESTART = 1012

export function rollingVerdict({ sockets, answers, brokenPages, history }: RollingRecord): RollingVerdict {
  const faults = faultsIn(history)
  const closes = sockets.flatMap(({ closes }) => closes)
  return {
    calls: Object.values(answers).reduce((sum, count) => sum + count, 0),
    unanswered: unansweredIn(answers),
    wrongAnswers: wrongIn(answers),
    brokenPages,
    socketsGone: sockets.filter(({ isConnected }) => !isConnected).length,
    cutOff: closes.filter((code) => code !== SERVICE_RESTART).length,
    moved: closes.length,
    lost: faults.lost,
    doubled: faults.doubled,
    outOfOrder: faults['out of order'],
  }
}
