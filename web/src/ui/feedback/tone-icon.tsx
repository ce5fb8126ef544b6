import { CircleAlert, CircleCheck, Info } from 'lucide-react'

export type Tone = 'success' | 'error' | 'info'

/** Colour alone must not carry the meaning, so each tone has an icon too. */
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
