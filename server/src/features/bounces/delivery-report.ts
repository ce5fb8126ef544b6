import PostalMime from 'postal-mime'

export type BounceKind = 'hard' | 'soft' | 'complaint'

/**
 * What a report about a mail says (RFC 3464): `hard` when the address will never take mail, `soft` when it did not this
 * time; null when nothing failed. A refusal for reasons of policy (5.7) or a full mailbox (5.2.2) says nothing of the address.
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

/** By the status codes of RFC 3463. */
export function kindOfStatus(status: string): BounceKind {
  if (!status.startsWith('5.')) return 'soft'
  return status.startsWith('5.7.') || status === '5.2.2' || status.startsWith('5.3.') ? 'soft' : 'hard'
}
