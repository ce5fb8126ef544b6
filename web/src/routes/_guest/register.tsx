import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { AccountPage } from '../../features/accounts/account-page.tsx'
import { RegisterForm } from '../../features/accounts/register-form.tsx'
import { SocialButtons, WayToggle } from '../../features/accounts/way-in.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { linkClass } from '../../ui/link.ts'

export const Route = createFileRoute('/_guest/register')({
  // Comes along from the search card of the landing page.
  validateSearch: ({ gender }: Record<string, unknown>): { gender?: string } => ({
    gender: gender === 'Male' || gender === 'Female' ? gender : undefined,
  }),
  component: Register,
})

function Register() {
  usePageTitle('Create Account')
  const { gender, from } = Route.useSearch()
  const navigate = useNavigate()

  return (
    <AccountPage
      title="Create your account"
      text="Meet people who want to marry, and who share your faith and culture."
      headerLink={
        <Link to="/login" search={{ from }} className={linkClass}>
          Already have an account?
        </Link>
      }
    >
      <div className="grid gap-6">
        <WayToggle label="Register by" />
        <RegisterForm gender={gender} onRegistered={() => void navigate({ to: '/check-email' })} />
        <SocialButtons />
      </div>
    </AccountPage>
  )
}
