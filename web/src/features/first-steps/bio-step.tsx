import { BIO_MAX } from '@ndoa/contract/limits'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { orNull } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'

/** Ways to begin: most people know how to end such a sentence. */
const BEGINNINGS = [
  'On a good Sunday, I',
  'My mother would say that I',
  'The home I hope to build',
  'We’ll get on well if you',
  'My faith means',
]

/** The bio, begun with a press. */
export function BioStep({ draft, set }: StepProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const bio = draft.bio ?? ''
  const unused = BEGINNINGS.filter((beginning) => !bio.includes(beginning))

  function begin(beginning: string) {
    set('bio', `${bio.trimEnd()}${bio.trim() ? '\n' : ''}${beginning} `.slice(0, BIO_MAX))
    field.current?.focus()
  }

  return (
    <>
      <TextArea
        ref={field}
        label="Bio"
        rows={5}
        maxLength={BIO_MAX}
        hint={`${bio.length} of ${BIO_MAX} characters`}
        value={bio}
        onChange={({ target }) => set('bio', orNull(target.value))}
      />
      {unused.length > 0 && (
        <div role="group" aria-label="Ways to begin" className="flex flex-wrap gap-2">
          {unused.map((beginning) => (
            <Button key={beginning} variant="outline" size="sm" onClick={() => begin(beginning)}>
              {beginning}…
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
