import { createFileRoute, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { words } from '../../app/screens/words/index.ts'
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
} from '../../features/likes/index.ts'
import { LoadingCards } from '../../features/matches/index.ts'
import { sentenceFor } from '../../lib/api-error.ts'
import { anId, oneOf, searchOf } from '../../lib/search.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { useProgressiveCount } from '../../lib/use-progressive-count.ts'
import { useStable } from '../../lib/use-stable.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListScreen } from '../../ui/list-screen.tsx'
import { useToast } from '../../ui/toast.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { MemberSheetOverList } from './-over-screen.tsx'

export const Route = createFileRoute('/_signed-in/likes')({
  validateSearch: searchOf({
    sort: oneOf(['recent', 'compatibility', 'verified', 'photos']),
    view: oneOf(['grid', 'list']),
    member: anId,
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
      {(items) => <Waiting likes={items} drawn={drawn} onLikeBack={onLikeBack} />}
    </ListScreen>
  )
}

function Waiting(waiting: Pick<ReceivedLikesProps, 'likes' | 'drawn' | 'onLikeBack'>) {
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
