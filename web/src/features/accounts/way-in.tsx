import { Mail, Smartphone } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'

const WAYS = [
  { value: 'email', label: 'Email', icon: <Mail size={18} aria-hidden="true" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone size={18} aria-hidden="true" />, disabled: true },
] as const

/** Email or phone. The way by phone cannot be chosen yet, and says so. */
export function WayToggle({ label }: { label: string }) {
  return (
    <div className="grid gap-2">
      <Segmented label={label} options={WAYS} value="email" onChange={() => {}} />
      <p className="text-end text-sm text-soft">Phone: Coming Soon</p>
    </div>
  )
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
