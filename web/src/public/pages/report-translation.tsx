import { Button } from '../../ui/button.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { usePrinting } from '../printing.tsx'
import { Sentence } from '../sentence.tsx'
import { StaticPage } from '../static-page.tsx'
import { words as contact } from '../words/contact/index.ts'
import { words } from '../words/report-translation/index.ts'
import { wordsOfSending } from './contact-form.tsx'

/** Where readers say which words are wrong in their language. The address says from where they come (`?page=/faq`). */
export function ReportTranslationPage() {
  const { language } = usePrinting()
  return (
    <StaticPage title={words.title} subtitle={words.subtitle} picture="woman-glasses">
      <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
        <p className="without-scripts">
          <Sentence text={contact.form.needsScripts(addresses.support)} link={linkClass} />
        </p>
        <form
          id="translation"
          method="post"
          data-call="report-translation"
          data-address={addresses.support}
          data-words={wordsOfSending(words.sending)}
          className="needs-scripts grid gap-5"
        >
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="page" />
          <Lines id="details" label={words.form.details} required />
          <Lines id="better" label={words.form.better} hint={words.form.betterHint} />
          <div role="status" />
          <Button type="submit" disabled className="justify-self-start max-sm:w-full">
            {words.sending.send}
          </Button>
        </form>
      </section>
    </StaticPage>
  )
}

interface LinesProps {
  id: string
  label: string
  hint?: string
  required?: boolean
}

const Lines = ({ id, label, hint, required }: LinesProps) => (
  <Field id={id} label={label} hint={hint} required={required}>
    {(control) => (
      <textarea
        {...control}
        name={id}
        rows={3}
        maxLength={1000}
        className={`${controlClass} field-sizing-content min-h-24 py-3`}
      />
    )}
  </Field>
)
