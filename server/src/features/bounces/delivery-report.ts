import PostalMime from 'postal-mime'

export type BounceKind = 'hard' | 'soft' | 'complaint'

/**
 * What a report says about an address (RFC 3464): `hard` when it will never take mail, `soft` when it did not this time;
 * null when nothing failed, or at another address only.
 */
export async function bounceIn(message: Uint8Array, address: string): Promise<BounceKind | null> {
  const { attachments } = await PostalMime.parse(message, { maxNestingDepth: 20 })
  const textOf = (type: string) => {
    const part = attachments.find(({ mimeType }) => mimeType === type)
    return part && new TextDecoder().decode(part.content as ArrayBuffer)
  }
  const report = textOf('message/delivery-status')
  if (report === undefined) return complaintIn(textOf('message/feedback-report'), address)
  // A part for each recipient, with an empty line between.
  const about = report.split(/\r?\n\r?\n/).find((part) => recipientsIn(part).includes(address.toLowerCase()))
  const action = /^Action:\s*(\w+)/im.exec(about ?? '')?.[1]?.toLowerCase()
  const status = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(about ?? '')?.[1]
  return action === 'failed' && status ? kindOfStatus(status) : null
}

/** Complaints often leave out who complains; the return address names the reader, then. */
function complaintIn(report: string | undefined, address: string): BounceKind | null {
  if (report === undefined) return null
  const recipients = recipientsIn(report)
  return recipients.length === 0 || recipients.includes(address.toLowerCase()) ? 'complaint' : null
}

const RECIPIENT =
  /^(?:Final-Recipient|Original-Recipient|Original-Rcpt-To):(?:[ \t]{0,9}rfc822[ \t]{0,9};)?[ \t]{0,9}<?([^\s<>;]{1,320})/gim

/** In small letters. */
const recipientsIn = (report: string): string[] =>
  [...report.matchAll(RECIPIENT)].map(([, recipient = '']) => recipient.toLowerCase())

/** Our sender, a full mailbox, another system, the protocol, the content and policies: they say nothing of the address. */
const OF_SOMETHING_ELSE = /^5\.(1\.[78]|2\.[23]|[3567]\.\d+)$/

/** By the status codes of RFC 3463. */
export const kindOfStatus = (status: string): BounceKind =>
  status.startsWith('5.') && !OF_SOMETHING_ELSE.test(status) ? 'hard' : 'soft'
