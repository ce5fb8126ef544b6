import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** Its reporters can be told what became of their reports. */
    'case.closed': { case_id: string }
    /** By a reporter: their list says what came of it. */
    'appeal.decided': { appeal_id: string }
    'statement.written': { statement_id: string }
  }
}
