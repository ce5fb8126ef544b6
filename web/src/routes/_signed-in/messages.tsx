import { createFileRoute } from '@tanstack/react-router'
import { words } from '../../app/screens/words/index.ts'
import { Messages } from '../../features/messaging/index.ts'
import { anId, searchOf } from '../../lib/search.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { MemberSheetOverList } from './-over-screen.tsx'

export const Route = createFileRoute('/_signed-in/messages')({
  validateSearch: searchOf({ matchId: anId, member: anId }),
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
