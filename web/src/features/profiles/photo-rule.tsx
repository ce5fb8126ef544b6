import type { ViewedPhoto } from '@ndoa/contract/profiles'
import { words } from './words/member/index.ts'

export interface PhotoRuleProps {
  photo: ViewedPhoto | null | undefined
  name: string
}

/** Under a photo that its owner shows person by person: why it is blurred. A membership would not open it. */
export function PhotoRule({ photo, name }: PhotoRuleProps) {
  if (photo?.blurred_for !== 'everybody') return null
  return <p className="text-sm text-soft">{words.personByPerson(name)}</p>
}
