import { EDUCATION_LEVELS } from '@ndoa/contract/dating/choices'
import type { MemberProfile, ProfileAsOthers, ViewedPhoto } from '@ndoa/contract/dating/profiles'
import { CalendarDays, Clock, MapPin } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { useNow } from '../../../../lib/screen/use-now.ts'
import { Chip, LikesYou, MatchChip, VerifiedBadge } from '../../../../ui/badge.tsx'
import { Photo } from '../../../../ui/media/photo.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { AskToVerify } from '../../../trust/verification/index.ts'
import { type Labels, useLabels } from '../labels.ts'
import { words } from '../words/member.ts'
import { badgeWords } from './badge-words.ts'
import { lastSeenLabel } from './last-seen-label.ts'
import { MatchReasons } from './match-reasons.tsx'
import { PhotoRule } from './photo-rule.tsx'
import { PlaceLabel } from './place-label.tsx'
import { ScreenshotRequest } from './screenshot-request.tsx'
import { StrongestReasons } from './strongest-reasons.tsx'

type VisibleProfile = MemberProfile | ProfileAsOthers

export function MemberDetails({ profile }: { profile: VisibleProfile }) {
  const labels = useLabels()
  const parts = [
    <Part key="bio" title={words.about}>
      <p dir="auto" className="text-start whitespace-pre-line">
        {profile.bio || words.noBio}
      </p>
    </Part>,
    ...(labels ? answersOf(profile, labels) : []),
  ]
  const further = profile.photos.slice(1)
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <ProfilePhoto profile={profile} photo={profile.photos[0]} place={1} />
        <PhotoRule photo={profile.photos[0]} name={profile.display_name} />
        <Introduction profile={profile} />
      </div>
      {parts.map((part, index) => (
        <Fragment key={part.key}>
          {part}
          {further[index] && <ProfilePhoto profile={profile} photo={further[index]} place={index + 2} />}
        </Fragment>
      ))}
      {further.slice(parts.length).map((photo, index) => (
        <ProfilePhoto key={photo.id} profile={profile} photo={photo} place={parts.length + index + 2} />
      ))}
    </div>
  )
}

interface ProfilePhotoProps {
  profile: VisibleProfile
  photo: ViewedPhoto | undefined
  /** Counts from 1. The first photo is lower, so that the text below it is visible at once. */
  place: number
}

function ProfilePhoto({ profile: { photos, display_name: name }, photo, place }: ProfilePhotoProps) {
  return (
    <Photo
      src={photo?.signed_url}
      srcSet={photo?.srcset}
      sizes="(width < 64rem) 90vw, 27rem"
      alt={photo ? words.photo(place, photos.length, name) : words.noPhoto(name)}
      name={name}
      thumbhash={photo?.thumbhash}
      blurred={photo?.blurred}
      ratio={place === 1 ? 'low' : 'portrait'}
      eager={place === 1}
      rounded
    />
  )
}

function Introduction({ profile }: { profile: VisibleProfile }) {
  const { verified, last_seen, member_since, relation } = profile
  const { verification } = profile
  const percent = 'reasons' in profile ? profile.compatibility_percentage : null
  const now = useNow()
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {percent !== null && <MatchChip percent={percent} />}
        {relation === 'liked_me' && <LikesYou />}
        {verified && <VerifiedBadge withText />}
      </div>
      <IconLine icon={<MapPin size={18} aria-hidden="true" />}>
        <PlaceLabel member={profile} />
      </IconLine>
      {'reasons' in profile && percent !== null && (
        <>
          <StrongestReasons reasons={profile.strongest} />
          <MatchReasons percent={percent} reasons={profile.reasons} />
        </>
      )}
      <div className="grid gap-1.5 text-sm">
        {last_seen && (
          <IconLine icon={<Clock size={16} aria-hidden="true" />}>{lastSeenLabel(last_seen, now)}</IconLine>
        )}
        <IconLine icon={<CalendarDays size={16} aria-hidden="true" />}>{memberSince(member_since)}</IconLine>
        {verification && <p className="text-soft">{badgeWords(verification)}</p>}
      </div>
      {!verified && relation === 'matched' && <AskToVerify member={profile} />}
      <ScreenshotRequest member={profile} />
    </div>
  )
}

/** "2026-05" as "Member since May 2026", without `Intl`, which is slow to start on slow phones. */
function memberSince(date: string): string {
  const [year = '', month] = date.split('-')
  return words.memberSince(words.months[Number(month) - 1] ?? '', year)
}

function IconLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-soft *:shrink-0">
      {icon}
      <span className="min-w-0 shrink!">{children}</span>
    </p>
  )
}

function answersOf(profile: VisibleProfile, labels: Labels) {
  const facts = factsOf(profile, labels)
  return [
    facts.length > 0 && <Facts key="facts" facts={facts} />,
    ...[
      { title: words.spoken, names: profile.spoken_languages.map(labels.language) },
      { title: words.interests, names: profile.interests.map(labels.interest) },
    ].map(({ title, names }) => names.length > 0 && <Chips key={title} title={title} names={names} />),
  ].filter((part) => part !== false)
}

type Answer = [question: string, answer: string]

function factsOf(profile: VisibleProfile, labels: Labels): Answer[] {
  const { faith, denomination, tribe, smoking, drinking, celibacy, education, occupation } = profile
  const { has_children, wants_children } = profile
  const facts: [string, string | null | undefined | false][] = [
    [words.facts.faith, faith && faithLabel(faith, denomination, labels)],
    [words.facts.tribe, tribe && labels.tribe(tribe)],
    [words.facts.smoking, smoking && words.habits[smoking]],
    [words.facts.drinking, drinking && words.habits[drinking]],
    [words.facts.celibacy, celibacy && words.habits[celibacy]],
    [words.facts.hasChildren, yesOrNo(has_children)],
    [words.facts.wantsChildren, yesOrNo(wants_children)],
    [words.facts.education, education && educationLabel(education)],
    [words.facts.work, occupation],
  ]
  return facts.flatMap(([question, answer]) => (answer ? [[question, answer]] : []))
}

function faithLabel(faith: string, denomination: string | null | undefined, labels: Labels) {
  const name = labels.faith(faith)
  return denomination ? words.facts.faithOf(name, labels.denomination(faith, denomination)) : name
}

function educationLabel(education: string): string {
  const level = EDUCATION_LEVELS.find((one) => one === education)
  return level ? words.educations[level] : education
}

function Facts({ facts }: { facts: readonly Answer[] }) {
  return (
    <Part title={words.facts.title}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([question, answer]) => (
          <div key={question} className="contents">
            <dt className="text-soft">{question}</dt>
            <dd className="min-w-0 font-medium">{answer}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

const yesOrNo = (answer: boolean | null | undefined) =>
  typeof answer === 'boolean' && (answer ? ui.yes : ui.no)

function Chips({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2">
        {names.map((name) => (
          <li key={name}>
            <Chip>{name}</Chip>
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
