import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { words } from '../../app/screens/words.ts'
import {
  type Likeable,
  type LikeOrder,
  LikeTiles,
  LikeToolbar,
  ReceivedLikes,
  type ReceivedLikesProps,
  useDecidedIds,
  useLikeBack,
  useReceivedLikes,
} from '../../features/dating/likes/index.ts'
import { LoadingCards } from '../../features/dating/matches/index.ts'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { useProgressiveCount } from '../../lib/screen/use-progressive-count.ts'
import { useStable } from '../../lib/screen/use-stable.ts'
import { oneOf, readId, searchOf } from '../../lib/search.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useToast } from '../../ui/feedback/toast-provider.tsx'
import { ListScreen } from '../../ui/lists/list-screen.tsx'
import { words as ui } from '../../ui/words.ts'
import { MemberSheetOverList } from './-over-screen.tsx'

export const Route = createFileRoute('/_signed-in/likes')({
  validateSearch: searchOf({
    sort: oneOf(['recent', 'compatibility', 'verified', 'photos']),
    view: oneOf(['grid', 'list']),
    member: readId,
  }),
  component: Likes,
})

function Likes() {
  usePageTitle(words.likes.title)
  const { member } = Route.useSearch()
  const { likeBack, resumeDialog } = useLikeBack()
  const onLikeBack = useStable((liked: Likeable) => void likeBack(liked))
  const answered = useDecidedIds()
  const received = useReceivedLikes()
  const { data, error, isError } = received
  const likes = data?.filter(({ user_id }) => !answered.has(user_id))
  const drawn = useProgressiveCount(likes?.length ?? 0)
  const toast = useToast()

  useEffect(() => {
    if (isError) toast.error(words.likes.failedToast)
  }, [isError, toast])

  return (
    <ListScreen
      title={words.likes.title}
      summary={<LikeTiles likes={likes} />}
      query={received}
      failedTitle={words.likes.failed}
      failedText={sentenceFor(error, ui.wentWrong)}
      items={likes}
      loading={<LoadingCards label={words.likes.loading} count={4} look="thumbnails" toolbar />}
      empty={<NoLikesYet />}
      dialogs={
        <>
          <MemberSheetOverList memberId={member} onLike={onLikeBack} />
          {resumeDialog}
        </>
      }
    >
      {(items) => <WaitingLikes likes={items} drawn={drawn} onLikeBack={onLikeBack} />}
    </ListScreen>
  )
}

function WaitingLikes(waiting: Pick<ReceivedLikesProps, 'likes' | 'drawn' | 'onLikeBack'>) {
  const { sort: order = 'recent', view = 'grid' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const show = (part: { sort?: LikeOrder; view?: 'grid' | 'list' }) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true, resetScroll: false })

  return (
    <>
      <LikeToolbar
        order={order}
        view={view}
        onOrder={(sort) => show({ sort })}
        onView={(chosen) => show({ view: chosen })}
      />
      <ReceivedLikes {...waiting} order={order} view={view} />
    </>
  )
}

function NoLikesYet() {
  return (
    <EmptyState
      title={words.likes.none}
      text={words.likes.noneText}
      action={
        <Link to="/find-matches" className={buttonClass()}>
          {words.findMatches}
        </Link>
      }
    />
  )
}
