import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import type { Gender } from '@ndoa/contract/identity/reference'
import { PROFILE_VIEW_MS } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '../../../../lib/loading/lazy-part.ts'
import { Button } from '../../../../ui/button.tsx'
import { Sheet } from '../../../../ui/dialogs/sheet.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Loading, Skeleton, SkeletonLines } from '../../../../ui/feedback/skeleton.tsx'
import { SafetyMenu } from '../../safety/index.ts'
import { isAbsent, memberProfileQuery, profileFailure, useRecordView } from '../profiles.queries.ts'
import { words } from '../words/member.ts'

const loadDetails = () => import('./member-details.tsx')
const MemberDetails = lazyPart(async () => (await loadDetails()).MemberDetails)

export interface MemberSheetProps {
  memberId: string | undefined
  lookingFor?: Gender | undefined
  onClose: () => void
  actions?: (profile: MemberProfile) => ReactNode
}

/**
 * A route lays it over any list, at `?member=ID`:
 * `<MemberSheet memberId={member} onClose={close} actions={(profile) => …} />`.
 */
export function MemberSheet({ memberId, lookingFor, onClose, actions }: MemberSheetProps) {
  const { data, isPending, error, refetch, isFetching } = useQuery({
    ...memberProfileQuery(memberId ?? '', lookingFor),
    enabled: memberId !== undefined,
  })
  // Hides a loaded profile once the server no longer returns it.
  const profile = isAbsent(error) ? undefined : data
  useViewCounted(profile?.user_id)
  useEffect(() => {
    if (memberId !== undefined) void loadDetails().catch(() => undefined)
  }, [memberId])

  return (
    <Sheet
      open={memberId !== undefined}
      onClose={onClose}
      isNamedLater
      title={profile ? words.nameAge(profile.display_name, profile.age) : words.title}
      headerActions={
        profile && (
          <SafetyMenu member={profile} matchId={profile.match_id ?? undefined} canHide onGone={onClose} />
        )
      }
      footer={profile && actions?.(profile)}
    >
      {profile ? (
        <Suspense fallback={<LoadingProfile />}>
          <MemberDetails key={profile.user_id} profile={profile} />
        </Suspense>
      ) : isPending ? (
        <LoadingProfile />
      ) : error && !isAbsent(error) ? (
        <FailedState
          title={words.failed}
          text={profileFailure(error)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <EmptyState
          title={words.absent.title}
          text={words.absent.text}
          action={<Button onClick={onClose}>{words.absent.back}</Button>}
        />
      )}
    </Sheet>
  )
}

function useViewCounted(memberId: string | undefined) {
  const { mutate } = useRecordView()
  useEffect(() => {
    if (!memberId) return undefined
    const timer = setTimeout(() => mutate(memberId), PROFILE_VIEW_MS)
    return () => clearTimeout(timer)
  }, [memberId, mutate])
}

function LoadingProfile() {
  return (
    <Loading label={words.loading}>
      <div className="grid gap-6">
        <Skeleton className="aspect-4/5 max-h-[48svh] w-full" />
        <Skeleton className="h-8 w-1/2" />
        <SkeletonLines lines={5} />
      </div>
    </Loading>
  )
}
