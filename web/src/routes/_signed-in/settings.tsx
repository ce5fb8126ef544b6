import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { signOut } from '../../features/accounts/sign-out.ts'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

export const Route = createFileRoute('/_signed-in/settings')({ component: Settings })

function Settings() {
  usePageTitle('Account Settings')
  const { name, email } = useViewer()
  const [leaving, setLeaving] = useState(false)

  function leave() {
    setLeaving(true)
    void signOut()
  }

  return (
    <>
      <h1 className="display text-3xl">Account Settings</h1>
      <Card className="mt-6 grid max-w-xl gap-4">
        <p>
          You are signed in as <strong>{name}</strong>
          {email && ` (${email})`}.
        </p>
        <Button
          variant="outline"
          busy={leaving}
          busyText="Signing Out..."
          onClick={leave}
          className="justify-self-start"
        >
          Logout
        </Button>
      </Card>
    </>
  )
}
