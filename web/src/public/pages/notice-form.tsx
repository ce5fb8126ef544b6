import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { NOTICE_MAX } from '@ndoa/contract/limits'
import { Select } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { addresses } from '../addresses.ts'
import { words as page } from '../words/report-content.ts'
import { LinesField, ScriptedForm, SenderFields } from './scripted-form.tsx'

export function NoticeForm() {
  const words = page.form
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
      <h2 className="display mb-5 text-2xl">{words.title}</h2>
      <ScriptedForm
        id="notice"
        call="submit-notice"
        address={addresses.safety}
        sending={page.sending}
        className="gap-5 sm:grid-cols-2"
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
        <LinesField
          id="details"
          label={words.details}
          required
          rows={6}
          maxLength={NOTICE_MAX}
          height="min-h-40"
        />
        <SenderFields
          name={{ label: words.name, hint: words.nameHint }}
          email={{ label: words.email, hint: words.emailHint }}
        />
      </ScriptedForm>
    </section>
  )
}
