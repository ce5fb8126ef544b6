import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { addresses } from '../facts.ts'
import { ComingSoon } from '../site-footer.tsx'
import { SideCard, StaticPage } from '../site-layout.tsx'

const methods = [
  ['General', 'Questions about us and joining', addresses.general],
  ['Technical', 'Something does not work', addresses.support],
  ['Safety', 'Fraud, abuse, somebody in danger', addresses.safety],
  ['Business', 'Working together', addresses.business],
  ['Press', 'For journalists', addresses.press],
  ['Privacy', 'Your data and your rights', addresses.privacy],
] as const

const categories = [
  ['general', 'General'],
  ['technical', 'Technical'],
  ['account', 'Account'],
  ['safety', 'Safety'],
  ['billing', 'Billing'],
  ['feedback', 'Feedback'],
  ['partnership', 'Partnership'],
  ['press', 'Press'],
  ['other', 'Other'],
].map(([value = '', label = '']) => ({ value, label }))

export function ContactPage() {
  return (
    <StaticPage
      title="Contact Us"
      subtitle="We reply within 24 hours, on every day of the week."
      picture="woman"
      sidebar={
        <>
          <SideCard title="Quick answers">
            <p className="text-soft">
              Many questions are answered in the{' '}
              <a href="/faq" className="font-semibold text-brand-strong underline underline-offset-4">
                FAQ
              </a>
              .
            </p>
          </SideCard>
          <SideCard title="Follow us">
            <p className="flex flex-wrap items-center gap-2 text-soft">
              Instagram, Facebook, X <ComingSoon />
            </p>
          </SideCard>
        </>
      }
    >
      <ul className="mb-10 grid gap-4 sm:grid-cols-2">
        {methods.map(([title, text, address]) => (
          <li key={title} className="rounded-lg border border-line bg-card p-5">
            <h2 className="text-lg font-bold">{title}</h2>
            <p className="text-soft">{text}</p>
            <a
              href={`mailto:${address}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline underline-offset-4"
            >
              {address}
            </a>
          </li>
        ))}
      </ul>
      <ContactForm />
    </StaticPage>
  )
}

/** Sent by the page's script; without scripts the addresses above remain. */
function ContactForm() {
  return (
    <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
      <h2 className="display mb-5 text-2xl">Send us a message</h2>
      <form id="contact" className="grid gap-5 sm:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
        <TextField label="Subject" name="subject" required />
        <Select
          label="Category"
          name="category"
          options={categories}
          placeholder="Select a category"
          defaultValue=""
          required
        />
        <div className="sm:col-span-2">
          <Field label="Message" required>
            {(control) => (
              <textarea
                {...control}
                name="message"
                rows={6}
                className={`${controlClass} field-sizing-content min-h-40 py-3`}
              />
            )}
          </Field>
        </div>
        <div className="grid gap-4 sm:col-span-2">
          <div id="contact-result" role="status" />
          <Button type="submit" className="justify-self-start max-sm:w-full">
            Send Message
          </Button>
        </div>
      </form>
    </section>
  )
}
