import { BIO_MAX } from '@ndoa/contract/limits'
import { characterCount, firstCharacters } from '@ndoa/contract/text'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { ownProfileWords as fields, orNull } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'
import { words } from './words.ts'

export function BioStep({ draft, set }: StepProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const bio = draft.bio ?? ''
  const unused = words.beginnings.filter((beginning) => !bio.includes(beginning))

  function begin(beginning: string) {
    const longer = `${bio.trimEnd()}${bio.trim() ? '\n' : ''}${beginning} `
    set('bio', firstCharacters(longer, BIO_MAX))
    field.current?.focus()
  }

  return (
    <>
      <TextArea
        ref={field}
        label={fields.additional.bio}
        rows={5}
        maxLength={BIO_MAX}
        hint={fields.additional.bioLength(characterCount(bio), BIO_MAX)}
        value={bio}
        onChange={({ target }) => set('bio', orNull(target.value))}
      />
      {unused.length > 0 && (
        <div role="group" aria-label={words.waysToBegin} className="flex flex-wrap gap-2">
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
