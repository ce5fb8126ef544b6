import type { Suggestion } from '@ndoa/contract/dating/discovery'
import { DASHBOARD_MATCHES } from '@ndoa/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import {
  ChevronRight,
  Heart,
  HeartHandshake,
  type LucideIcon,
  Search as SearchIcon,
  User,
} from 'lucide-react'
import { Suspense } from 'react'
import { words } from '../../app/screens/words.ts'
import { bestSuggestionsQuery, SuggestedMatches } from '../../features/dating/discovery/index.ts'
import {
  CardActions,
  type Likeable,
  LikeSent,
  useDecidedIds,
  useLike,
} from '../../features/dating/likes/index.ts'
import { LoadingCards, WeekBox } from '../../features/dating/matches/index.ts'
import { RecentMessages } from '../../features/dating/messaging/list/recent-messages.tsx'
import { ownProfileQuery } from '../../features/dating/profiles/index.ts'
import { firstNameOf, isNew } from '../../features/identity/accounts/sessions/session.ts'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { useCompleteSignUp } from '../../features/identity/accounts/sign-up/use-complete-sign-up.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { readId, searchOf } from '../../lib/search.ts'
import { SectionHeader } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { CompletionBanner, useIsBannerOpen } from './-completion-banner.tsx'
import { ConversationOverScreen, MemberSheetOverList } from './-over-screen.tsx'
import { Today } from './-today.tsx'

export const Route = createFileRoute('/_signed-in/dashboard')({
  validateSearch: searchOf({ member: readId, chat: readId }),
  component: Dashboard,
})

function Dashboard() {
  usePageTitle(words.home.title)
  useCompleteSignUp()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const { member, chat } = Route.useSearch()
  const likedIds = useDecidedIds()
  const { like, undo, sent, dismiss, resumeDialog } = useLike()
  const isBannerOpen = useIsBannerOpen()

  async function likeAndFill(liked: Likeable) {
    if (!(await like(liked))) return
    await queryClient.invalidateQueries({ queryKey: bestSuggestionsQuery(viewer.id).queryKey })
  }

  const actions = (suggestion: Suggestion) => (
    <CardActions member={suggestion} onLike={(liked) => void likeAndFill(liked)} />
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-1">
        <h1 className="display text-3xl">
          {(isNew(viewer) ? words.home.welcome : words.home.welcomeBack)(firstNameOf(viewer))}
        </h1>
        <Today />
      </div>
      <CompletionBanner />
      <div className={cx('relative grid grid-cols-1 gap-8', isBannerOpen && 'invisible')}>
        {isBannerOpen && <SuggestionsSkeleton />}
        <SuggestedMatches likedIds={likedIds} actions={actions} />
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
          <RecentMessages />
          <Shortcuts />
        </div>
        <WeekBox />
      </div>
      <MemberSheetOverList memberId={member} onLike={(liked) => void likeAndFill(liked)} />
      <ConversationOverScreen matchId={chat} />
      <LikeSent sent={sent} onUndo={undo} onClose={dismiss} />
      {resumeDialog}
      <FirstStepsOfNewMember />
    </div>
  )
}

const FirstSteps = lazyPart(async () => {
  const [part] = await Promise.all([import('../../features/dating/first-steps/index.ts'), loadAccountWords()])
  return part.FirstSteps
})

function FirstStepsOfNewMember() {
  const { data: profile } = useQuery(ownProfileQuery(useViewer().id))
  return <Suspense>{profile?.first_steps_open && <FirstSteps profile={profile} />}</Suspense>
}

function SuggestionsSkeleton() {
  return (
    <div className="visible absolute inset-x-0 top-0">
      <SectionHeader title={words.home.suggested} />
      <LoadingCards label={words.home.loadingSuggested} count={DASHBOARD_MATCHES} look="thumbnails" />
    </div>
  )
}

interface Shortcut {
  to: string
  icon: LucideIcon
  name: 'find' | 'matches' | 'likes' | 'profile'
}

const SHORTCUTS: readonly Shortcut[] = [
  { to: '/find-matches', icon: SearchIcon, name: 'find' },
  { to: '/my-matches', icon: HeartHandshake, name: 'matches' },
  { to: '/likes', icon: Heart, name: 'likes' },
  { to: '/profile', icon: User, name: 'profile' },
]

function Shortcuts() {
  return (
    <nav aria-label={words.home.shortcuts.label}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-1 lg:gap-3">
        {SHORTCUTS.map(({ to, icon: Icon, name }) => (
          <li key={to}>
            <Link
              to={to}
              className="press flex h-full items-center gap-4 rounded-lg border border-line bg-card p-4 text-ink no-underline hover:bg-sand"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-brand-strong">
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className="grow">
                <span className="block font-semibold">{words.home.shortcuts[name].title}</span>
                <span className="block text-sm text-soft">{words.home.shortcuts[name].text}</span>
              </span>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-soft pointing" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
