import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { Link } from '@tanstack/react-router'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Card } from '../../../../ui/card.tsx'
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx'
import { SECTION_NAMES, type SectionName } from '../editor/profile-sections.ts'
import { words } from '../words/own.ts'

type Part = OwnProfile['parts'][number]

export function ProfileParts({ profile }: { profile: OwnProfile }) {
  const percent = profile.profile_completion_percentage
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-lg font-bold">{words.complete(percent)}</h2>
      <ProgressBar value={percent} label={words.completion} />
      <ul className="-mx-2 grid gap-x-4 sm:grid-cols-2">
        {profile.parts.map((line) => (
          <li key={line.part}>
            <PartLink {...line} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

const rowClass =
  'press flex min-h-11 items-center gap-2 rounded-full px-2 font-medium text-ink no-underline hover:bg-sand'

function PartLink({ part, percent }: Part) {
  if (part === 'photos')
    return (
      <Link to="/photos" className={rowClass}>
        <PartLine label={words.photos} percent={percent} />
      </Link>
    )
  return (
    <Link
      to="/profile"
      search={{ section: part }}
      replace
      resetScroll={false}
      onClick={() => focusTab(part)}
      className={rowClass}
    >
      <PartLine label={words.sections[part]} percent={percent} />
    </Link>
  )
}

function focusTab(name: SectionName) {
  document.querySelectorAll<HTMLElement>('[role=tab]')[SECTION_NAMES.indexOf(name)]?.focus()
}

function PartLine({ label, percent }: { label: string; percent: number }) {
  return (
    <>
      <span className="grow">{label}</span>
      {percent === 100 ? (
        <>
          <CircleCheck size={20} aria-hidden="true" className="text-success" />
          <span className="sr-only">{words.partComplete}</span>
        </>
      ) : (
        <span className="text-sm text-soft">{words.percent(percent)}</span>
      )}
      <ChevronRight size={18} aria-hidden="true" className="text-soft pointing" />
    </>
  )
}
