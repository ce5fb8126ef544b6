import { Mail, Smartphone } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'

export type SignInMethod = 'email' | 'phone'

const SIGN_IN_METHODS = [
  { value: 'email', label: 'Email', icon: <Mail size={18} aria-hidden="true" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone size={18} aria-hidden="true" /> },
] as const

export interface SignInMethodToggleProps {
  label: string
  value: SignInMethod
  onChange: (way: SignInMethod) => void
}

/** Email or phone. */
export function SignInMethodToggle(props: SignInMethodToggleProps) {
  return <Segmented {...props} options={SIGN_IN_METHODS} />
}

/** The two providers that are planned. */
export function SocialButtons() {
  return (
    <div className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
      {['Google', 'Facebook'].map((provider) => (
        <Button key={provider} variant="outline" disabled className="px-3">
          {provider} (Coming Soon)
        </Button>
      ))}
    </div>
  )
}
