import { faultsIn, type History } from '../../server/src/app/servers/testing/verdict.ts'
import { type Answers, unansweredIn, wrongIn } from './answers.ts'

export interface SocketLife {
  /** WebSocket close codes. */
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
  /** Closed connections without the close code of a stopping server. */
  cutOff: number
  moved: number
  lost: number
  doubled: number
  outOfOrder: number
}

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
