import { useQuery } from '@tanstack/react-query'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useViewer } from '../../../identity/accounts/index.ts'
import { isAbsent, ownProfileQuery, profileFailure } from '../profiles.queries.ts'
import { words as member } from '../words/member.ts'
import { words } from '../words/own.ts'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'

export function EditProfile(props: Omit<ProfileFormProps, 'profile'>) {
  const { data, error, isPending, isFetching, refetch } = useQuery(ownProfileQuery(useViewer().id))
  if (data) return <ProfileForm profile={data} {...props} />
  if (isPending) {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label={member.loading} />
      </div>
    )
  }
  if (isAbsent(error)) {
    return (
      <FailedState title={words.absent} onRetry={() => window.location.reload()} retryText={words.refresh} />
    )
  }
  return (
    <FailedState
      title={words.failed(profileFailure(error))}
      onRetry={() => void refetch()}
      retryText={words.retry}
      busy={isFetching}
    />
  )
}
