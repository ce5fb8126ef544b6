import { Mail, Smartphone } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Segmented } from '../../../../ui/forms/segmented.tsx'
import { words } from '../words/guest.ts'

export type SignInMethod = 'email' | 'phone'

const METHODS = [
  { value: 'email', icon: <Mail size={18} aria-hidden="true" /> },
  { value: 'phone', icon: <Smartphone size={18} aria-hidden="true" /> },
] as const

export interface SignInMethodToggleProps {
  label: string
  value: SignInMethod
  onChange: (way: SignInMethod) => void
}

export function SignInMethodToggle(props: SignInMethodToggleProps) {
  return (
    <Segmented {...props} options={METHODS.map((way) => ({ ...way, label: words.methods[way.value] }))} />
  )
}

export function SocialButtons() {
  return (
    <div className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
      {words.comingSoon.map((provider) => (
        <Button key={provider} variant="outline" disabled className="px-3">
          {provider}
        </Button>
      ))}
    </div>
  )
}
