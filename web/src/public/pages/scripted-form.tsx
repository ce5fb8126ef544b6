import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { controlClass, Field, type FieldTexts } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { TextField } from '../../ui/text-field.tsx'
import { addresses } from '../addresses.ts'
import type { SendingWords } from '../contact-script.ts'
import { Sentence } from '../sentence.tsx'
import { words as contact } from '../words/contact/index.ts'

interface ScriptedFormProps {
  id: string
  /** The call that takes it. */
  call: string
  /** Where to write instead. */
  address?: string
  sending: SendingWords
  className: string
  children: ReactNode
}

/** Sent by the script of public pages, which also enables the button. Without scripts an email address is shown instead. */
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
  /** The least height of the box. */
  height: string
}

/** Several lines of text, sent under its id. */
export const LinesField = ({ id, rows, maxLength, height, ...texts }: LinesFieldProps) => (
  <Field id={id} {...texts} className="col-span-full">
    {(control) => (
      <textarea
        {...control}
        name={id}
        rows={rows}
        maxLength={maxLength}
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

/** Who writes. */
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
