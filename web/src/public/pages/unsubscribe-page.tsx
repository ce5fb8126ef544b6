import { StaticPage } from '../layout/static-page.tsx'
import { words } from '../words/unsubscribe.ts'
import { ScriptedForm } from './scripted-form.tsx'

/** Unsubscribe links lead here; `?token=` names the kind of mail. Opening the page changes nothing. */
export function UnsubscribePage() {
  return (
    <StaticPage title={words.title} subtitle={words.text} picture="woman-glasses">
      <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
        <ScriptedForm id="unsubscribe" call="unsubscribe-mail" sending={words.sending} className="gap-5">
          <input type="hidden" name="token" />
        </ScriptedForm>
      </section>
    </StaticPage>
  )
}
