import { usePrinting } from '../printing.tsx'
import { StaticPage } from '../static-page.tsx'
import { words } from '../words/report-translation/index.ts'
import { LinesField, ScriptedForm } from './scripted-form.tsx'

const LINES = { rows: 3, maxLength: 1000, height: 'min-h-24' }

/** Where readers say which words are wrong in their language. The address says from where they come (`?page=/faq`). */
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
