import { StaticPage } from '../layout/static-page.tsx'
import { usePrinting } from '../print/printing-provider.tsx'
import { words } from '../words/report-translation.ts'
import { LinesField, ScriptedForm } from './scripted-form.tsx'

const LINES = { rows: 3, maxLength: 1000, height: 'min-h-24' }

/** The address names the page the reader came from (`?page=/faq`). */
export function ReportTranslationPage() {
  const { language } = usePrinting()
  const { details, better, betterHint } = words.form
  return (
    <StaticPage title={words.title} subtitle={words.subtitle} picture="woman-glasses">
      <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
        <ScriptedForm id="translation" call="report-translation" sending={words.sending} className="gap-5">
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="page" />
          <LinesField id="details" label={details} required {...LINES} />
          <LinesField id="better" label={better} hint={betterHint} {...LINES} />
        </ScriptedForm>
      </section>
    </StaticPage>
  )
}
