import { CircleAlert, CircleCheck, Info } from 'lucide-react'

export type Tone = 'success' | 'error' | 'info'

/** How a notice of each tone looks; the words never rest on the colour alone, so there is an icon too. */
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
