import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { Messages } from '../../features/messaging/index.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { MemberOverList } from './-member-over-list.tsx'

const Search = z.object({
  matchId: z.catch(z.optional(z.uuid()), undefined),
  member: z.catch(z.optional(z.uuid()), undefined),
})

export const Route = createFileRoute('/_signed-in/messages')({
  validateSearch: (search) => Search.parse(search),
  component: MessagesScreen,
})

function MessagesScreen() {
  usePageTitle('Messages')
  const { matchId, member } = Route.useSearch()
  const navigate = Route.useNavigate()

  const open = (next: string | undefined) =>
    void navigate({ search: { matchId: next }, replace: true, resetScroll: false })

  return (
    <>
      <Messages matchId={matchId} onOpen={open} />
      <MemberOverList memberId={member} />
    </>
  )
}
