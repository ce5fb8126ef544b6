import { CONTACT_CATEGORIES } from '@ndoa/contract/dating/choices'
import { Select } from '../../ui/forms/select.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { words as page } from '../words/contact.ts'
import { LinesField, ScriptedForm, SenderFields } from './scripted-form.tsx'

export function ContactForm() {
  const words = page.form
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="display mb-3 text-2xl">{words.title}</h2>
      <ScriptedForm
        id="contact"
        call="send-contact-message"
        sending={page.sending}
        className="gap-4 sm:grid-cols-2"
      >
        <input type="hidden" name="client_message_id" />
        <SenderFields name={{ label: words.name }} email={{ label: words.email }} required />
        <TextField id="subject" label={words.subject} name="subject" maxLength={200} required />
        <Select
          id="category"
          label={words.category}
          name="category"
          options={CONTACT_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
          placeholder={words.chooseCategory}
          defaultValue=""
          required
        />
        <LinesField id="message" label={words.message} required rows={6} maxLength={5000} height="min-h-28" />
      </ScriptedForm>
    </section>
  )
}
