import { createFileRoute } from '@tanstack/react-router'
import { firstNameOf } from '../../features/accounts/session.ts'
import { useCompleteSignUp } from '../../features/accounts/use-complete-sign-up.ts'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'

export const Route = createFileRoute('/_signed-in/dashboard')({ component: Dashboard })

function Dashboard() {
  usePageTitle('Home')
  useCompleteSignUp()
  return <h1 className="display text-3xl">Welcome back, {firstNameOf(useViewer())}!</h1>
}
