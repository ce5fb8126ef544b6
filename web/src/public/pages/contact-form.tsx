import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addresses } from '../addresses.ts'
import type { SendingWords } from '../contact-script.ts'
import { Sentence } from '../sentence.tsx'
import { words as page } from '../words/contact/index.ts'

const CATEGORIES = [
  'general',
  'technical',
  'account',
  'safety',
  'billing',
  'feedback',
  'partnership',
  'press',
  'other',
] as const

/** What the script of a form says, for its attribute. */
export const wordsOfSending = (sending: SendingWords): string =>
  JSON.stringify({ ...sending, invalidEmail: page.invalidEmail, tryAgain: page.tryAgain })

/** Sent by the page's script, which also enables the button. Without scripts an email address is shown instead. */
export function ContactForm() {
  const words = page.form
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="display mb-3 text-2xl">{words.title}</h2>

      <p className="without-scripts">
        <Sentence text={words.needsScripts(addresses.support)} link={linkClass} />
      </p>

      <form
        id="contact"
        method="post"
        data-call="send-contact-message"
        data-address={addresses.support}
        data-words={wordsOfSending(page.sending)}
        className="needs-scripts grid gap-4 sm:grid-cols-2"
      >
        <TextField id="name" label={words.name} name="name" autoComplete="name" maxLength={100} required />
        <TextField
          id="email"
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField id="subject" label={words.subject} name="subject" maxLength={200} required />
        <Select
          id="category"
          label={words.category}
          name="category"
          options={CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
          placeholder={words.chooseCategory}
          defaultValue=""
          required
        />
        <MessageField />
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

function MessageField() {
  return (
    <Field id="message" label={page.form.message} required className="sm:col-span-2">
      {(control) => (
        <textarea
          {...control}
          name="message"
          rows={6}
          maxLength={5000}
          className={`${controlClass} field-sizing-content min-h-28 py-3`}
        />
      )}
    </Field>
  )
}
