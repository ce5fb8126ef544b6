import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** By a reporter: their list says what came of it. */
    'appeal.decided': { appeal_id: string }
    'statement.written': { statement_id: string }
  }
}
