declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  interface Options {
    authOptional?: boolean
    disabledCommands?: string[]
    onRcptTo?(recipient: { address: string }, session: unknown, done: (refusal?: Error | null) => void): void
    onData?(stream: Readable, session: object, done: (error?: Error) => void): void
  }
  export class SMTPServer {
    constructor(options: Options)
    server: Server
    listen(port: number, host: string, done?: () => void): void
    close(done?: () => void): void
  }
}
