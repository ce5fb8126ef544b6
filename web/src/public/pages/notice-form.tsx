import { REPORT_REASONS } from '@ndoa/contract/choices'
import { NOTICE_MAX } from '@ndoa/contract/limits'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addresses } from '../addresses.ts'
import { Sentence } from '../sentence.tsx'
import { words as contact } from '../words/contact/index.ts'
import { words as page } from '../words/report-content/index.ts'
import { wordsOfSending } from './contact-form.tsx'

/** Sent by the script of the contact form, which also enables the button. */
export function NoticeForm() {
  const words = page.form
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
      <h2 className="display mb-5 text-2xl">{words.title}</h2>

      <p className="without-scripts">
        <Sentence text={contact.form.needsScripts(addresses.safety)} link={linkClass} />
      </p>

      <form
        id="notice"
        method="post"
        data-call="submit-notice"
        data-address={addresses.safety}
        data-words={wordsOfSending(page.sending)}
        className="needs-scripts grid gap-5 sm:grid-cols-2"
      >
        <TextField
          id="about"
          label={words.about}
          hint={words.aboutHint}
          name="about"
          maxLength={500}
          required
          className="sm:col-span-2"
        />
        <Select
          id="reason"
          label={words.reason}
          name="reason"
          options={REPORT_REASONS.map((value) => ({ value, label: words.reasons[value] }))}
          placeholder={words.chooseReason}
          defaultValue=""
          required
          className="sm:col-span-2"
        />
        <Field id="details" label={words.details} required className="sm:col-span-2">
          {(control) => (
            <textarea
              {...control}
              name="details"
              rows={6}
              maxLength={NOTICE_MAX}
              className={`${controlClass} field-sizing-content min-h-40 py-3`}
            />
          )}
        </Field>
        <TextField
          id="name"
          label={words.name}
          hint={words.nameHint}
          name="name"
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          id="email"
          label={words.email}
          hint={words.emailHint}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid gap-4 sm:col-span-2">
          <div role="status" />
          <Button type="submit" disabled className="justify-self-start max-sm:w-full">
            {page.sending.send}
          </Button>
        </div>
      </form>
    </section>
  )
}
