import { REPORT_REASONS } from '@ndoa/contract/choices'
import { NOTICE_MAX } from '@ndoa/contract/limits'
import { REPORT_LABELS } from '@ndoa/contract/report-labels'
import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addresses } from '../addresses.ts'

const reasons = REPORT_REASONS.map((value) => ({ value, label: REPORT_LABELS[value] }))

/** Sent by the script of the contact form, which also enables the button. */
export function NoticeForm() {
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
      <h2 className="display mb-5 text-2xl">What did you see?</h2>

      <p className="without-scripts">
        Sending from this page needs JavaScript. Without it, please write to{' '}
        <a href={`mailto:${addresses.safety}`} className={linkClass}>
          {addresses.safety}
        </a>
        .
      </p>

      <form id="notice" method="post" className="needs-scripts grid gap-5 sm:grid-cols-2">
        <TextField
          id="about"
          label="Profile or page"
          hint="A link, or a name and where you saw it"
          name="about"
          maxLength={500}
          required
          className="sm:col-span-2"
        />
        <Select
          id="reason"
          label="Reason"
          name="reason"
          options={reasons}
          placeholder="Select a reason"
          defaultValue=""
          required
          className="sm:col-span-2"
        />
        <Field id="details" label="What is wrong with it?" required className="sm:col-span-2">
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
          label="Your name"
          hint="You can leave this empty"
          name="name"
          autoComplete="name"
          maxLength={100}
        />
        <TextField
          id="email"
          label="Your email"
          hint="So that we can tell you what we decide. You can leave this empty"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <div className="grid gap-4 sm:col-span-2">
          <div role="status" />
          <Button type="submit" disabled className="justify-self-start max-sm:w-full">
            Send Notice
          </Button>
        </div>
      </form>
    </section>
  )
}
