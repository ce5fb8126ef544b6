import PostalMime from 'postal-mime'

export type BounceKind = 'hard' | 'soft' | 'complaint'

/**
 * What a report about a mail says (RFC 3464): `hard` when the address will never take mail, `soft` when it did not this
 * time; null when nothing failed.
 */
export async function bounceIn(message: Uint8Array): Promise<BounceKind | null> {
  const { attachments } = await PostalMime.parse(message, { maxNestingDepth: 20 })
  const report = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!report)
    return attachments.some(({ mimeType }) => mimeType === 'message/feedback-report') ? 'complaint' : null
  const text = new TextDecoder().decode(report.content as ArrayBuffer)
  const action = /^Action:\s*(\w+)/im.exec(text)?.[1]?.toLowerCase()
  const status = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1]
  return action === 'failed' && status ? kindOfStatus(status) : null
}

/** Our sender, a full mailbox, another system, the protocol, the content and policies: they say nothing of the address. */
const OF_SOMETHING_ELSE = /^5\.(1\.[78]|2\.[23]|[3567]\.\d+)$/

/** By the status codes of RFC 3463. */
export const kindOfStatus = (status: string): BounceKind =>
  status.startsWith('5.') && !OF_SOMETHING_ELSE.test(status) ? 'hard' : 'soft'
