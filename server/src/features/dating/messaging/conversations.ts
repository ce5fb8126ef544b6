import type { MemberCard } from '@ndoa/contract/dating/discovery'
import type { Conversation, Message } from '@ndoa/contract/dating/messaging'
import { MESSAGES_PER_PAGE } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { noteVisit, VISIT_SAVE_INTERVAL } from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { memberCards } from '../profiles/index.ts'
import { broadcast } from './broadcast.ts'
import {
  type ConversationRow,
  conversations,
  markRead,
  messagesPage,
  type Page,
} from './conversations.queries.ts'
import { asMessage } from './messaging.queries.ts'

export async function conversationList(
  app: App,
  viewerId: string,
  matchId: string | null,
): Promise<Conversation[]> {
  const rows = await conversations(app, { viewerId, matchId })
  const cards = await memberCards(
    app,
    viewerId,
    rows.map(({ other_id }) => other_id),
  )
  return rows.map((row) => {
    const card = cards.get(row.other_id)
    return {
      ...conversationFields(row, viewerId),
      ...(card ? partnerFields(row, card) : UNAVAILABLE_PARTNER),
    }
  })
}

function conversationFields(row: ConversationRow, viewerId: string) {
  const {
    match_id,
    other_id,
    last_seq,
    last_activity,
    content,
    created_at,
    sender_id,
    unread_count,
    caution,
  } = row
  return {
    match_id,
    other_user_id: other_id,
    last_seq,
    unread_count,
    content,
    caution,
    last_activity: last_activity.toISOString(),
    created_at: created_at?.toISOString() ?? null,
    is_from_current_user: sender_id === viewerId,
  }
}

const partnerFields = ({ is_online }: ConversationRow, card: MemberCard) => ({
  other_user_name: card.display_name,
  other_user_age: card.age,
  other_user_location: card.display_location,
  other_user_country: card.country_of_residence ?? null,
  verified: card.verified,
  available: true,
  online: is_online,
  photo: card.main_photo,
  photo_url: card.main_photo_signed_url,
  compatibility_percentage: card.compatibility_percentage,
})

const UNAVAILABLE_PARTNER = {
  other_user_name: 'Member not available',
  other_user_age: null,
  other_user_location: null,
  other_user_country: null,
  verified: false,
  available: false,
  photo: null,
  photo_url: null,
  compatibility_percentage: null,
}

/** @throws request.not_found if the viewer may not see the conversation */
export async function readMessages(
  app: App,
  viewerId: string,
  matchId: string,
  page: Page,
): Promise<{ messages: Message[]; more: boolean }> {
  const rows = await messagesPage(app, viewerId, matchId, page)
  if (!rows) throw fail('request.not_found')
  const messages = rows.slice(0, MESSAGES_PER_PAGE).map(asMessage)
  if (page.after_seq === undefined) messages.reverse()
  return { messages, more: rows.length > MESSAGES_PER_PAGE }
}

export async function saveReadMark(
  app: App,
  readerId: string,
  matchId: string,
  upToSeq: number,
): Promise<number> {
  const at = app.clock.now()
  const mark = await markRead(app.db, readerId, matchId, upToSeq, at)
  if (!mark) throw fail('request.not_found')
  noteVisit(app, readerId, at, VISIT_SAVE_INTERVAL.act)
  const tell = (memberId: string, up_to_seq: number | null) => {
    if (up_to_seq === null) return
    const { match_id } = mark
    const event = { match_id, reader_id: readerId, up_to_seq, read_at: at.toISOString() }
    broadcast(app, [memberId], { type: 'messages.read', ...event })
  }
  tell(readerId, mark.up_to_seq)
  if (!mark.is_private) tell(mark.other_id, mark.other_up_to_seq)
  return mark.read
}
