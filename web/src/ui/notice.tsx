import { CircleAlert, CircleCheck, Info } from 'lucide-react'

export type Tone = 'success' | 'error' | 'info'

/** The look of each tone; colour alone must not carry the meaning, so there is an icon too. */
export const toneClass: Record<Tone, string> = {
  success: 'border-success bg-success-tint text-success',
  error: 'border-error bg-error-tint text-error',
  info: 'border-teal bg-teal-tint text-teal',
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info }

export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone]
  return <Icon size={22} aria-hidden="true" className="shrink-0" />
}
