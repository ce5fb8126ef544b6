import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { Sentence } from '../sentence.tsx'
import { StaticPage } from '../static-page.tsx'
import { words as contact } from '../words/contact/index.ts'
import { words } from '../words/unsubscribe/index.ts'
import { wordsOfSending } from './contact-form.tsx'

/** Where the link in a mail leads; the address says which mails it is about (`?token=`). Opening it changes nothing. */
export function UnsubscribePage() {
  return (
    <StaticPage title={words.title} subtitle={words.text} picture="woman-glasses">
      <section className="rounded-lg border border-line bg-card p-5 sm:p-8">
        <p className="without-scripts">
          <Sentence text={contact.form.needsScripts(addresses.support)} link={linkClass} />
        </p>
        <form
          id="unsubscribe"
          method="post"
          data-call="unsubscribe-mail"
          data-address={addresses.support}
          data-words={wordsOfSending(words.sending)}
          className="needs-scripts grid gap-5"
        >
          <input type="hidden" name="token" />
          <div role="status" />
          <Button type="submit" disabled className="justify-self-start max-sm:w-full">
            {words.sending.send}
          </Button>
        </form>
      </section>
    </StaticPage>
  )
}
