import type { MemberProfile, ProfileAsOthers } from '@ndoa/contract/profiles'
import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { once } from '../../lib/once.ts'
import { Chip, MatchChip, VerifiedBadge } from '../../ui/badge.tsx'
import { AskToVerify } from '../verification/index.ts'
import { badgeWords } from './badge-words.ts'
import { type Labels, useLabels } from './labels.ts'
import { lastSeenLabel } from './last-seen-label.ts'
import { MatchReasons } from './match-reasons.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { placeLabel } from './place-label.ts'
import { ScreenshotWish } from './screenshot-wish.tsx'

type Shown = MemberProfile | ProfileAsOthers

/** All that a member shows to the viewer, from photos to interests; of the own profile, what rests on it alone. */
export function MemberDetails({ profile }: { profile: Shown }) {
  const why = useRef<HTMLElement>(null)
  const labels = useLabels()
  return (
    <>
      <PhotoGallery photos={profile.photos} name={profile.display_name} />
      <div className="grid gap-7 p-6">
        <Introduction profile={profile} onExplain={() => why.current?.focus()} />
        <Part title="About">
          <p className="whitespace-pre-line">{profile.bio || 'No bio available'}</p>
        </Part>
        {'reasons' in profile && (
          <MatchReasons ref={why} percent={profile.compatibility_percentage} reasons={profile.reasons} />
        )}
        {labels && <Answers profile={profile} labels={labels} />}
      </div>
    </>
  )
}

function Introduction({ profile, onExplain }: { profile: Shown; onExplain: () => void }) {
  const { display_name, age, verified, last_seen, member_since } = profile
  const { verification } = profile
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="text-2xl font-bold">
          {display_name}, {age}
        </p>
        {verified && <VerifiedBadge withText />}
      </div>
      {verification && <p className="text-sm text-soft">{badgeWords(verification)}</p>}
      {!verified && profile.relation === 'matched' && <AskToVerify member={profile} />}
      <IconLine icon={<MapPin size={18} aria-hidden="true" />}>{placeLabel(profile)}</IconLine>
      {last_seen && (
        <IconLine icon={<Clock size={18} aria-hidden="true" />}>{lastSeenLabel(last_seen)}</IconLine>
      )}
      <IconLine icon={<CalendarDays size={18} aria-hidden="true" />}>
        Member since {monthLabel(member_since)}
      </IconLine>
      {'reasons' in profile && (
        <div className="mt-2">
          <MatchChip percent={profile.compatibility_percentage} onExplain={onExplain} />
        </div>
      )}
      <ScreenshotWish member={profile} />
    </div>
  )
}

const months = once(() => new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }))

/** "2026-05" as "May 2026". */
const monthLabel = (month: string) => months().format(new Date(`${month}-01T00:00:00Z`))

function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-soft *:shrink-0">
      {icon}
      <span className="min-w-0 shrink!">{children}</span>
    </p>
  )
}

function Answers({ profile, labels }: { profile: Shown; labels: Labels }) {
  const { faith, denomination, tribe, smoking, drinking, celibacy, education, occupation } = profile
  const { has_children, wants_children } = profile
  const faithWords = faith && [labels.faith(faith), denomination && labels.denomination(faith, denomination)]
  const facts: [string, string | null | undefined | false][] = [
    ['Faith', faithWords && faithWords.filter(Boolean).join(', ')],
    ['Tribe', tribe && labels.tribe(tribe)],
    ['Smoking', smoking],
    ['Drinking', drinking],
    ['Celibate', celibacy],
    ['Has children', yesOrNo(has_children)],
    ['Wants children', yesOrNo(wants_children)],
    ['Education', education],
    ['Work', occupation],
  ]
  const given = facts.filter(([, answer]) => answer)
  return (
    <>
      {given.length > 0 && (
        <Part title="Faith and life">
          <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            {given.map(([name, answer]) => (
              <div key={name} className="contents">
                <dt className="text-soft">{name}</dt>
                <dd className="min-w-0 font-medium">{answer}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <ChipPart title="Languages" words={profile.spoken_languages.map(labels.language)} />
      <ChipPart title="Interests" words={profile.interests.map(labels.interest)} />
    </>
  )
}

const yesOrNo = (answer: boolean | null | undefined) => typeof answer === 'boolean' && (answer ? 'Yes' : 'No')

function ChipPart({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-lg font-bold">{title}</h3>
      {children}
    </section>
  )
}
