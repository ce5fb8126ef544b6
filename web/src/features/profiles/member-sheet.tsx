import { PROFILE_VIEW_AFTER } from '@ndoa/contract/limits'
import type { MemberProfile } from '@ndoa/contract/profiles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Loading, Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { SafetyMenu } from '../safety/index.ts'
import { isAbsent, memberProfileQuery, profileFailure, useRecordView } from './profiles.queries.ts'
import { words } from './words/member/index.ts'

const loadDetails = () => import('./member-details.tsx')
const MemberDetails = lazyPart(async () => (await loadDetails()).MemberDetails)

export interface MemberSheetProps {
  /** Whose profile is open; no one's when undefined. */
  memberId: string | undefined
  onClose: () => void
  /** What can be done about this member, such as Like or Message; stays visible below the profile. */
  actions?: (profile: MemberProfile) => ReactNode
}

/**
 * Another member's full profile, over any list. The route gives it the address:
 * `<MemberSheet memberId={member} onClose={close} actions={(profile) => …} />`.
 */
export function MemberSheet({ memberId, onClose, actions }: MemberSheetProps) {
  const { data, isPending, error, refetch, isFetching } = useQuery({
    ...memberProfileQuery(memberId ?? ''),
    enabled: memberId !== undefined,
  })
  // What was loaded before is not shown once it is gone.
  const profile = isAbsent(error) ? undefined : data
  useViewCounted(profile?.user_id)
  // At the same time as the profile, not after it.
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

/** A profile that stays open for a moment counts as viewed. */
function useViewCounted(memberId: string | undefined) {
  const { mutate } = useRecordView()
  useEffect(() => {
    if (!memberId) return undefined
    const timer = setTimeout(() => mutate(memberId), PROFILE_VIEW_AFTER)
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
