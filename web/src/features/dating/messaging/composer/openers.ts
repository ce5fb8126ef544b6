import type { MemberProfile, ProfileAsOthers } from '@ndoa/contract/dating/profiles'
import type { Labels } from '../../profiles/index.ts'
import { words } from '../words.ts'

const OFFERED_COUNT = 3
/** Almost every profile lists it, so sharing it means little. */
const COMMON_LANGUAGE = 'english'

type OpenerKind = keyof typeof words.openers.shared

interface Shared {
  kind: OpenerKind
  name?: string
}

/**
 * Three first messages, always the same for a pair. They reveal shared answers, so they use only answers the viewer
 * shows.
 */
export function openersFor(own: ProfileAsOthers, other: MemberProfile, labels: Labels): string[] {
  const offset = offsetOf(other.user_id)
  const { shared, general } = words.openers
  const questions = sharedBy(own, other, labels).map(({ kind, name = '' }) => {
    const forms = shared[kind]
    return forms[offset % forms.length]?.(name)
  })
  const others = general.map((_, place) => general[(offset + place) % general.length])
  return [...questions, ...others].slice(0, OFFERED_COUNT).filter((text) => text !== undefined)
}

/** Shared answers, most specific first, without those that either member hides. */
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

/** Varies by member, so that not everyone is asked the same. */
const offsetOf = (memberId: string) => Number.parseInt(memberId.slice(-2), 16) || 0
