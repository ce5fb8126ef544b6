import { createFileRoute } from '@tanstack/react-router'
import { words } from '../../app/screens/words.ts'
import { Messages } from '../../features/dating/messaging/index.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { readId, searchOf } from '../../lib/search.ts'
import { MemberSheetOverList } from './-over-screen.tsx'

export const Route = createFileRoute('/_signed-in/messages')({
  validateSearch: searchOf({ matchId: readId, member: readId }),
  component: MessagesScreen,
})

function MessagesScreen() {
  usePageTitle(words.messages)
  const { matchId, member } = Route.useSearch()
  const navigate = Route.useNavigate()

  const open = (next: string | undefined) =>
    void navigate({ search: { matchId: next }, replace: true, resetScroll: false })

  return (
    <>
      <Messages matchId={matchId} onOpen={open} />
      <MemberSheetOverList memberId={member} />
    </>
  )
}
