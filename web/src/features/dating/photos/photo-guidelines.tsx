import { PHOTOS_MAX } from '@ndoa/contract/limits'
import { Check } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { words } from './words.ts'

export function PhotoGuidelines() {
  return (
    <Card className="grid gap-5">
      <Points title={words.guidelines.title} points={words.guidelines.points(PHOTOS_MAX)} />
      <Points title={words.tips.title} points={words.tips.points} />
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
