/** Faults of callbacks, applied in turn: `reordered` sends one after the next, `late` only when the test asks. */
export type CallbackFault = 'double' | 'reordered' | 'late' | 'lost' | 'forged'
export type AnswerFault = 'error' | 'silence'
export interface Script {
  callbacks: (CallbackFault | 'none')[]
  answers: (AnswerFault | 'none')[]
  /** Shortfall of payments in provider units, in turn. */
  shortBy: number[]
}

export interface Message {
  body: object
  sign: (body: Buffer, forged: boolean) => Record<string, string>
}

export function createCallbacks(script: Script, address: () => string) {
  const pending = new Set<Promise<unknown>>()
  let reordered: Message[] = []
  let late: Message[] = []
  let last: Promise<unknown> = Promise.resolve()
  const statuses: number[] = []

  async function deliver({ body, sign }: Message, forged = false) {
    const bytes = Buffer.from(JSON.stringify(body))
    const headers = { 'content-type': 'application/json', ...sign(bytes, forged) }
    const answer = await fetch(address(), { method: 'POST', body: bytes, headers }).catch(() => null)
    statuses.push(answer?.status ?? 0)
  }

  async function follow(message: Message) {
    const fault = script.callbacks.shift()
    if (fault === 'lost') return
    if (fault === 'late' || fault === 'reordered') {
      const waiting = fault === 'late' ? late : reordered
      waiting.push(message)
      return
    }
    await deliver(message, fault === 'forged')
    if (fault === 'double') await deliver(message)
    const held = reordered
    reordered = []
    for (const one of held) await deliver(one)
  }

  function track(work: Promise<unknown>) {
    pending.add(work)
    void work.finally(() => pending.delete(work))
  }

  return {
    statuses,
    send(messages: readonly Message[]) {
      for (const message of messages) {
        last = last.then(() => follow(message))
        track(last)
      }
    },
    sendLate() {
      const messages = late
      late = []
      track(Promise.all(messages.map((message) => deliver(message))))
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending)
    },
  }
}
