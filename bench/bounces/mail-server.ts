import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** What becomes of mails to a mailbox, by the answer of its mail server. */
const ANSWERS = {
  gone: { at: 'RCPT', code: 550, text: '5.1.1 No such user here' },
  full: { at: 'RCPT', code: 552, text: '5.2.2 Mailbox full' },
  wary: { at: 'DATA', code: 554, text: '5.7.1 This looks like spam' },
  there: null,
} as const

/** The mail server of the members, on loopback. */
export interface MailServer {
  port: number
  /** By the name of the mailbox; who has none is there. */
  answers: Map<string, keyof typeof ANSWERS>
  /** The mailbox of each mail that somebody wanted to bring. */
  tried: string[]
  close(): void
}

export async function aMailServer(): Promise<MailServer> {
  const answers: MailServer['answers'] = new Map()
  const tried: string[] = []
  function refusal(address: string, command: 'RCPT' | 'DATA') {
    const answer = ANSWERS[answers.get(nameOf(address)) ?? 'there']
    return answer?.at === command
      ? Object.assign(new Error(answer.text), { responseCode: answer.code })
      : null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      tried.push(nameOf(address))
      done(refusal(address, 'RCPT'))
    },
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => done(refusal(envelope.rcptTo[0]?.address ?? '', 'DATA')))
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, answers, tried, close: () => server.close() }
}

const nameOf = (address: string) => address.slice(0, address.lastIndexOf('@'))
