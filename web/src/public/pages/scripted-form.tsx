import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { characterLimit } from '../../ui/forms/character-limit.ts'
import { controlClass, Field, type FieldTexts } from '../../ui/forms/field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import type { SendingWords } from '../scripts/contact-script.ts'
import { Sentence } from '../sentence.tsx'
import { words as contact } from '../words/contact.ts'

interface ScriptedFormProps {
  id: string
  call: string
  address?: string
  sending: SendingWords
  className: string
  children: ReactNode
}

/** The public pages' script enables the button and sends the form; without scripts an email address is shown. */
export function ScriptedForm(props: ScriptedFormProps) {
  const { id, call, address = addresses.support, sending, className, children } = props
  const { needsScripts } = contact.form
  const { invalidEmail, tryAgain } = contact
  return (
    <>
      <p className="without-scripts">
        <Sentence text={needsScripts(address)} link={linkClass} />
      </p>
      <form
        id={id}
        method="post"
        data-call={call}
        data-address={address}
        data-words={JSON.stringify({ ...sending, invalidEmail, tryAgain })}
        className={cx('needs-scripts grid', className)}
      >
        {children}
        <div className="col-span-full grid gap-4">
          <div role="status" />
          <Button type="submit" disabled className="justify-self-start max-sm:w-full">
            {sending.send}
          </Button>
        </div>
      </form>
    </>
  )
}

interface LinesFieldProps extends Pick<FieldTexts, 'label' | 'hint' | 'required'> {
  id: string
  rows: number
  maxLength: number
  height: string
}

export const LinesField = ({ id, rows, maxLength, height, ...texts }: LinesFieldProps) => (
  <Field id={id} {...texts} className="col-span-full">
    {(control) => (
      <textarea
        {...control}
        name={id}
        rows={rows}
        {...characterLimit(maxLength)}
        className={cx(controlClass, 'field-sizing-content py-3', height)}
      />
    )}
  </Field>
)

interface SenderFieldsProps {
  name: Pick<FieldTexts, 'label' | 'hint'>
  email: Pick<FieldTexts, 'label' | 'hint'>
  required?: boolean
}

export const SenderFields = ({ name, email, required }: SenderFieldsProps) => (
  <>
    <TextField id="name" {...name} name="name" autoComplete="name" maxLength={100} required={required} />
    <TextField
      id="email"
      {...email}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      required={required}
    />
  </>
)
