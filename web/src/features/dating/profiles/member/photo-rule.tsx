import type { ViewedPhoto } from '@ndoa/contract/dating/profiles'
import { words } from '../words/member.ts'

export interface PhotoRuleProps {
  photo: ViewedPhoto | null | undefined
  name: string
}

/** The owner shares these photos person by person, so a membership would not unblur them. */
export function PhotoRule({ photo, name }: PhotoRuleProps) {
  if (photo?.blurred_for !== 'everybody') return null
  return <p className="text-sm text-soft">{words.personByPerson(name)}</p>
}
