import { Mail, Smartphone } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'

export type WayIn = 'email' | 'phone'

const WAYS = [
  { value: 'email', label: 'Email', icon: <Mail size={18} aria-hidden="true" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone size={18} aria-hidden="true" /> },
] as const

export interface WayToggleProps {
  label: string
  value: WayIn
  onChange: (way: WayIn) => void
}

/** Email or phone. */
export function WayToggle(props: WayToggleProps) {
  return <Segmented {...props} options={WAYS} />
}

/** The two providers that are to come. */
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
