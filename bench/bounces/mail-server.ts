import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

const SMTP_REPLIES = {
  unknown: { at: 'RCPT', code: 550, text: '5.1.1 No such user here' },
  full: { at: 'RCPT', code: 552, text: '5.2.2 Mailbox full' },
  spam: { at: 'DATA', code: 554, text: '5.7.1 This looks like spam' },
  accepted: null,
} as const

export interface MailServer {
  port: number
  /** Replies by mailbox name. The server accepts mail for names without an entry. */
  answers: Map<string, keyof typeof SMTP_REPLIES>
  tried: string[]
  close(): void
}

export async function startMailServer(): Promise<MailServer> {
  const answers: MailServer['answers'] = new Map()
  const tried: string[] = []
  function refusal(address: string, command: 'RCPT' | 'DATA') {
    const answer = SMTP_REPLIES[answers.get(nameOf(address)) ?? 'accepted']
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
