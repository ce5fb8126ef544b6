import { PHOTOS_MAX } from '@ndoa/contract/limits'
import { Check } from 'lucide-react'
import { Card } from '../../ui/card.tsx'

const GUIDELINES = [
  `Up to ${PHOTOS_MAX} photos, as JPEG, PNG or WebP`,
  'Only photos of yourself that you have the right to share',
  'Your face clearly visible, without filters, in the main photo',
  'No one else without their consent, and no children on their own',
  'No nudity, no violence, no advertising',
  'No phone numbers, addresses or other contact details',
]

const TIPS = [
  'Daylight and a plain background do more than any camera',
  'Show what you love: your cooking, your work, a place you know well',
  'One photo of your face, one from head to toe, one with a story',
]

/** What a photo may show, and what makes it a good one. */
export function PhotoGuidelines() {
  return (
    <Card className="grid gap-5">
      <Points title="Photo Guidelines" points={GUIDELINES} />
      <Points title="Tips" points={TIPS} />
    </Card>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <ul className="grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-teal" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}
