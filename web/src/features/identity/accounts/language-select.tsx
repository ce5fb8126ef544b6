import { LANGUAGE_LABELS, languageLabel } from '@ndoa/contract/language-names'
import { type Language, OFFERED } from '@ndoa/contract/languages'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { rememberChoice, switchLanguage } from '../../../languages/change.ts'
import { currentLanguage, pagePath } from '../../../languages/load.ts'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { linkClass } from '../../../ui/link.ts'
import { words as ui } from '../../../ui/words.ts'
import { words } from './words/guest.ts'

interface LanguageSelectProps {
  className: string
  choose: (language: Language) => Promise<void>
}

/** Remembers where a language was chosen, because drawing the page again loses the focus. */
let chosenOn: string | undefined

export function LanguageSelect({ className, choose }: LanguageSelectProps) {
  const toast = useToast()
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (chosenOn === location.pathname) select.current?.focus()
    chosenOn = undefined
  }, [])

  async function change({ target }: ChangeEvent<HTMLSelectElement>) {
    chosenOn = location.pathname
    try {
      await choose(target.value as Language)
    } catch (error) {
      target.value = currentLanguage()
      toast.error(sentenceFor(error, ui.wentWrong))
    }
    if (target.isConnected) chosenOn = undefined // the page was not drawn again
  }

  return (
    <select
      ref={select}
      id="language"
      aria-label={LANGUAGE_LABELS[currentLanguage()]}
      defaultValue={currentLanguage()}
      onChange={(event) => void change(event)}
      className={className}
    >
      {OFFERED.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageLabel(language)}
        </option>
      ))}
    </select>
  )
}

/** English is the source, so it has no translation mistakes to report. */
export const ReportTranslation = () =>
  currentLanguage() !== 'en' && (
    <a
      href={`${pagePath('/report-translation')}?page=${location.pathname}`}
      className={`${linkClass} inline-block py-3`}
    >
      {words.reportTranslation}
    </a>
  )

export const GuestLanguage = () => (
  <LanguageSelect
    className="h-11 w-full cursor-pointer rounded-full bg-transparent px-2 text-sm font-semibold hover:bg-sand"
    choose={async (language) => {
      if (await switchLanguage(language)) rememberChoice(language)
    }}
  />
)
