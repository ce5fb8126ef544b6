import { PICTURE_PATHS } from '@ndoa/contract/trust/case-routes'
import type {
  CaseSubject,
  CaseView,
  CaseEvidence as Evidence,
  SeenMessage,
  SeenProfile,
} from '@ndoa/contract/trust/cases'
import { HiddenPicture } from '../../../staff/hard-items/hidden-picture.tsx'
import { momentLabel } from '../../../staff/time-words.ts'
import { Chip } from '../../../ui/badge.tsx'
import { Card, SectionHeader } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { languageLabel } from '../cases/console/index.ts'

const ACCOUNT_STATES: Record<CaseSubject['state'], string> = {
  active: 'Active',
  slowed: 'Slowed down',
  suspended: 'Suspended',
  banned: 'Banned',
  away: 'Deactivated',
}

type EvidenceOf<Kind> = Extract<Evidence, { kind: Kind }>

export function CaseEvidence({ view }: { view: CaseView }) {
  const { evidence, subject } = view
  const newest = evidence.filter((one): one is EvidenceOf<'profile'> => one.kind === 'profile').at(-1)
  const conversations = evidence.filter((one): one is EvidenceOf<'messages'> => one.kind === 'messages')
  return (
    <>
      {conversations.map((one) => (
        <Conversation key={one.id} evidence={one} />
      ))}
      <section>
        <SectionHeader title="Then and Today">
          {subject ? <Chip>{ACCOUNT_STATES[subject.state]}</Chip> : <Chip tone="error">Account deleted</Chip>}
        </SectionHeader>
        <Photos view={view} />
        <Profiles then={newest?.profile ?? null} takenAt={newest?.taken_at} subject={subject} />
      </section>
    </>
  )
}

function Conversation({ evidence: { report, messages } }: { evidence: EvidenceOf<'messages'> }) {
  const title = report === null ? 'Messages Saved by the Scam Shield' : `Messages around R-${report}`
  return (
    <section>
      <SectionHeader title={title} />
      <Card flush>
        <ol
          aria-label={title}
          className="max-h-96 divide-y divide-line overflow-y-auto"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
          tabIndex={0}
        >
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      </Card>
    </section>
  )
}

function Message({ message: { from, content, created_at, reported } }: { message: SeenMessage }) {
  return (
    <li className={cx('grid gap-0.5 px-4 py-2.5', reported && 'bg-error-tint')}>
      <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <span className="font-semibold text-ink">
          {from === 'reported' ? 'The member' : 'The other member'}
        </span>
        {momentLabel(created_at)}
        {reported && <Chip tone="error">reported</Chip>}
      </p>
      <p className="break-words whitespace-pre-wrap">{content}</p>
    </li>
  )
}

function Photos({ view: { id, evidence, subject } }: { view: CaseView }) {
  const frozen = evidence.filter((one): one is EvidenceOf<'photo'> => one.kind === 'photo')
  const today = subject?.photos ?? []
  return (
    <div className="mb-6 grid gap-6 sm:grid-cols-2">
      <PhotoColumn title="Photos when it was reported" empty="None were kept.">
        {frozen.map((one, i) => (
          <li key={one.id} className="grid gap-1">
            <HiddenPicture src={PICTURE_PATHS.evidence(id, one.id)} label={`photo ${i + 1} as reported`} />
            {one.reported && <Chip tone="error">reported</Chip>}
            {!today.some((photo) => photo.id === one.photo_id) && (
              <p className="text-sm text-soft">Since deleted</p>
            )}
          </li>
        ))}
      </PhotoColumn>
      <PhotoColumn title="Photos today" empty="None.">
        {today.map((photo, i) => (
          <li key={photo.id} className="grid gap-1">
            <HiddenPicture src={PICTURE_PATHS.casePhoto(id, photo.id)} label={`photo ${i + 1} today`} />
            <p className="text-sm text-soft">
              {[photo.is_primary && 'Main photo', STATUS[photo.status]].filter(Boolean).join(', ')}
            </p>
          </li>
        ))}
      </PhotoColumn>
    </div>
  )
}

const STATUS: Record<CaseSubject['photos'][number]['status'], string> = {
  approved: 'approved',
  pending: 'under review',
  rejected: 'rejected',
}

interface PhotoColumnProps {
  title: string
  empty: string
  children: React.ReactNode[]
}

function PhotoColumn({ title, empty, children }: PhotoColumnProps) {
  return (
    <div>
      <h3 className="mb-2 font-bold">{title}</h3>
      {children.length > 0 ? (
        <ul className="grid grid-cols-2 gap-3">{children}</ul>
      ) : (
        <p className="text-soft">{empty}</p>
      )}
    </div>
  )
}

interface ProfilesProps {
  then: SeenProfile | null
  takenAt: string | undefined
  subject: CaseSubject | null
}

function Profiles({ then, takenAt, subject }: ProfilesProps) {
  const now = subject?.profile ?? null
  const fields = FIELDS.filter(([key]) => displayValue(then, key) || displayValue(now, key))
  if (fields.length === 0) return <p className="text-soft">There is no profile.</p>
  return (
    <Card flush>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too */}
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label="Profile then and today">
        <table className="w-full min-w-80 text-start">
          <thead className="border-b border-line bg-sand text-sm">
            <tr>
              <th scope="col" className="px-2.5 sm:px-4 py-3 text-start font-semibold">
                Profile
              </th>
              <th scope="col" className="w-2/5 px-2.5 sm:px-4 py-3 text-start font-semibold">
                {takenAt ? `On ${momentLabel(takenAt)}` : 'When it was reported'}
              </th>
              <th scope="col" className="w-2/5 px-2.5 sm:px-4 py-3 text-start font-semibold">
                Today
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line align-top">
            {fields.map(([key, label]) => {
              const [before, after] = [displayValue(then, key), displayValue(now, key)]
              return (
                <tr key={key}>
                  <th scope="row" className="px-2.5 sm:px-4 py-2.5 text-start text-sm font-medium text-soft">
                    {label}
                  </th>
                  <td className="px-2.5 sm:px-4 py-2.5 break-words whitespace-pre-wrap">{before || '–'}</td>
                  <td className="px-2.5 sm:px-4 py-2.5 break-words whitespace-pre-wrap">
                    {after || '–'} {then && now && before !== after && <Chip tone="gold">changed</Chip>}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

const FIELDS: readonly (readonly [keyof SeenProfile, string])[] = [
  ['display_name', 'Name'],
  ['age', 'Age'],
  ['gender', 'Gender'],
  ['location', 'Lives in'],
  ['country_of_residence', 'Country'],
  ['occupation', 'Work'],
  ['education', 'Education'],
  ['faith', 'Faith'],
  ['denomination', 'Denomination'],
  ['spoken_languages', 'Languages'],
  ['interests', 'Interests'],
  ['bio', 'Bio'],
  ['member_since', 'Member since'],
]

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region' })

function displayValue(profile: SeenProfile | null, key: keyof SeenProfile): string {
  const value = profile?.[key] ?? ''
  if (Array.isArray(value)) return value.map(languageLabel).join(', ')
  if (key === 'member_since' && value) return MONTH.format(new Date(`${String(value)}-01T00:00Z`))
  if (key === 'country_of_residence' && value) return COUNTRIES.of(String(value)) ?? String(value)
  return key === 'faith' || key === 'denomination' ? languageLabel(String(value)) : String(value)
}
