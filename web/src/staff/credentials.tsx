import type { StaffCredentials } from '@ndoa/contract/staff'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { QrCode } from '../ui/qr-code.tsx'

interface CredentialsProps {
  credentials: StaffCredentials
  onClose: () => void
}

/** What a new person signs in with. Nobody can show it again, so only its own button closes it. */
export function CredentialsDialog({ credentials, onClose }: CredentialsProps) {
  const { password, totp_secret, totp_uri } = credentials
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="Sign-In Details"
      description="Shown only once. Hand them over in person, or through two separate channels."
      footer={
        <Button data-autofocus onClick={onClose}>
          I’ve Handed Them Over
        </Button>
      }
    >
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm font-semibold">Initial password, to be changed at the first sign-in</dt>
          <dd>
            <code className="mt-1 block rounded-md bg-sand p-3 font-mono break-all">{password}</code>
          </dd>
        </div>
        <div>
          <dt className="text-sm font-semibold">For the authenticator app</dt>
          <dd className="mt-2 grid justify-items-center gap-3">
            <QrCode text={totp_uri} label="QR code for the authenticator app" />
            <code className="w-full rounded-md bg-sand p-3 text-center font-mono">
              {totp_secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </code>
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
