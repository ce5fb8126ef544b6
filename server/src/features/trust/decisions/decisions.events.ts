import '../../../platform/outbox.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    /** Only reporters' appeals emit this. */
    'appeal.decided': { appeal_id: string }
    /** A ban for fraud was confirmed or lifted. */
    'contacts_notice.due': { decision_id: string }
    'statement.written': { statement_id: string }
  }
}
