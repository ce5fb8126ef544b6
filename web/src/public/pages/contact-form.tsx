import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addresses } from '../addresses.ts'

const categories = [
  'general',
  'technical',
  'account',
  'safety',
  'billing',
  'feedback',
  'partnership',
  'press',
  'other',
].map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

/** Sent by the page's script, which also enables the button. Without scripts an email address is shown instead. */
export function ContactForm() {
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-6">
      <h2 className="display mb-3 text-2xl">Send us a message</h2>

      <p className="without-scripts">
        Sending from this page needs JavaScript. Without it, please write to{' '}
        <a href={`mailto:${addresses.support}`} className={linkClass}>
          {addresses.support}
        </a>
        .
      </p>

      <form id="contact" method="post" className="needs-scripts grid gap-4 sm:grid-cols-2">
        <TextField id="name" label="Name" name="name" autoComplete="name" maxLength={100} required />
        <TextField
          id="email"
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <TextField id="subject" label="Subject" name="subject" maxLength={200} required />
        <Select
          id="category"
          label="Category"
          name="category"
          options={categories}
          placeholder="Select a category"
          defaultValue=""
          required
        />
        <MessageField />
        <div className="grid gap-4 sm:col-span-2">
          <div role="status" />
          <Button type="submit" disabled className="justify-self-start max-sm:w-full">
            Send Message
          </Button>
        </div>
      </form>
    </section>
  )
}

function MessageField() {
  return (
    <Field id="message" label="Message" required className="sm:col-span-2">
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
