import '../../platform/outbox.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** By a reporter: their list says what came of it. */
    'appeal.decided': { appeal_id: string }
    /** A ban for fraud was confirmed or lifted: anyone who wrote with the member is told. */
    'contacts_notice.due': { decision_id: string }
    'statement.written': { statement_id: string }
  }
}
