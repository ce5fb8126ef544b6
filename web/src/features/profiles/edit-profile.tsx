import { useQuery } from '@tanstack/react-query'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useViewer } from '../accounts/index.ts'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'
import { isAbsent, ownProfileQuery, profileFailure } from './profiles.queries.ts'

/** The profile editor in all its states. */
export function EditProfile(props: Omit<ProfileFormProps, 'profile'>) {
  const { data, error, isPending, isFetching, refetch } = useQuery(ownProfileQuery(useViewer().id))
  if (data) return <ProfileForm profile={data} {...props} />
  if (isPending) {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label="Loading profile..." />
      </div>
    )
  }
  if (isAbsent(error)) {
    return (
      <FailedState
        title="Error: No profile data available. Please refresh or contact support."
        onRetry={() => window.location.reload()}
        retryText="Refresh"
      />
    )
  }
  return (
    <FailedState
      title={`Failed to load profile: ${profileFailure(error)}`}
      onRetry={() => void refetch()}
      retryText="Retry"
      busy={isFetching}
    />
  )
}
