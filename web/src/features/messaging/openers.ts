import type { MemberProfile, ProfileAsOthers } from '@ndoa/contract/profiles'
import type { Labels } from '../profiles/index.ts'
import { words } from './words/index.ts'

const OFFERED = 3
/** The language that is on almost every profile says little about two members. */
const COMMON_LANGUAGE = 'english'

/** What two members may share that is worth asking about. */
type OpenerKind = keyof typeof words.openers.shared

interface Shared {
  kind: OpenerKind
  /** Its name for people, where the question has one. */
  name?: string
}

/**
 * Three first messages to choose from, always the same ones for the same two. They tell the other member what both
 * share, so the viewer's side is what others see of it.
 */
export function openersFor(own: ProfileAsOthers, other: MemberProfile, labels: Labels): string[] {
  const turn = turnOf(other.user_id)
  const { shared, general } = words.openers
  const asked = sharedBy(own, other, labels).map(({ kind, name = '' }) => {
    const forms = shared[kind]
    return forms[turn % forms.length]?.(name)
  })
  const others = general.map((_, place) => general[(turn + place) % general.length])
  return [...asked, ...others].slice(0, OFFERED).filter((text) => text !== undefined)
}

/** What says most about two first; nothing that one of them does not show. */
function sharedBy(own: ProfileAsOthers, other: MemberProfile, labels: Labels): Shared[] {
  const language = own.spoken_languages.find(
    (id) => id !== COMMON_LANGUAGE && other.spoken_languages.includes(id),
  )
  const interest = own.interests.find((id) => other.interests.includes(id))
  const shared: (Shared | false | undefined)[] = [
    language !== undefined && { kind: 'language', name: labels.language(language) },
    !!own.faith && own.faith === other.faith && { kind: 'faith' },
    interest !== undefined && { kind: 'interest', name: labels.interest(interest) },
    own.wants_children === true && other.wants_children === true && { kind: 'children' },
    own.drinking === 'No' && other.drinking === 'No' && { kind: 'sober' },
  ]
  return shared.filter((one) => one !== false && one !== undefined)
}

/** A number of a member's own, so that not everybody is asked the same. */
const turnOf = (memberId: string) => Number.parseInt(memberId.slice(-2), 16) || 0
