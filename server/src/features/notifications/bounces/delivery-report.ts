import PostalMime from 'postal-mime'

export type BounceKind = 'hard' | 'soft' | 'complaint'

/** `hard` is permanent and `soft` temporary (RFC 3464). @returns null if nothing failed at this address */
export async function bounceKindIn(message: Uint8Array, address: string): Promise<BounceKind | null> {
  const { attachments } = await PostalMime.parse(message, { maxNestingDepth: 20 })
  const textOf = (type: string) => {
    const part = attachments.find(({ mimeType }) => mimeType === type)
    return part && new TextDecoder().decode(part.content as ArrayBuffer)
  }
  const report = textOf('message/delivery-status')
  if (report === undefined) return complaintIn(textOf('message/feedback-report'), address)
  const about = report.split(/\r?\n\r?\n/).find((part) => recipientsIn(part).includes(address.toLowerCase()))
  const action = /^Action:\s*(\w+)/im.exec(about ?? '')?.[1]?.toLowerCase()
  const status = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(about ?? '')?.[1]
  return action === 'failed' && status ? kindOfStatus(status) : null
}

/** Complaints often omit the recipient; the return address then identifies the reader. */
function complaintIn(report: string | undefined, address: string): BounceKind | null {
  if (report === undefined) return null
  const recipients = recipientsIn(report)
  return recipients.length === 0 || recipients.includes(address.toLowerCase()) ? 'complaint' : null
}

const RECIPIENT =
  /^(?:Final-Recipient|Original-Recipient|Original-Rcpt-To):(?:[ \t]{0,9}rfc822[ \t]{0,9};)?[ \t]{0,9}<?([^\s<>;]{1,320})/gim

const recipientsIn = (report: string): string[] =>
  [...report.matchAll(RECIPIENT)].map(([, recipient = '']) => recipient.toLowerCase())

/** Codes about the sender, a full mailbox, systems, protocol, content or policy don't make the address invalid. */
const NOT_ABOUT_ADDRESS = /^5\.(1\.[78]|2\.[23]|[3567]\.\d+)$/

/** Follows RFC 3463. */
export const kindOfStatus = (status: string): BounceKind =>
  status.startsWith('5.') && !NOT_ABOUT_ADDRESS.test(status) ? 'hard' : 'soft'
