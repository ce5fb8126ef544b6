import { LANGUAGE_LABELS, shownName } from '@ndoa/contract/language-names'
import { type Language, OFFERED } from '@ndoa/contract/languages'
import { type ChangeEvent, useEffect } from 'react'
import { noteChoice, speakLanguage } from '../../languages/change.ts'
import { pagePath, spokenLanguage } from '../../languages/load.ts'
import { sentenceFor } from '../../lib/api-error.ts'
import { words as lib } from '../../lib/words/index.ts'
import { linkClass } from '../../ui/link.ts'
import { useToast } from '../../ui/toast.tsx'
import { words } from './words/guest/index.ts'

const ID = 'language'

interface LanguageSelectProps {
  className: string
  /** Speaks a language and keeps it. */
  choose: (language: Language) => Promise<void>
}

/** The page is drawn again in the chosen language, perhaps after the server has answered, and the focus stays here. */
let keepsFocus = false
const focusSelect = () => document.getElementById(ID)?.focus()

/** The languages by their own names, in the native picker. */
export function LanguageSelect({ className, choose }: LanguageSelectProps) {
  const toast = useToast()
  useEffect(() => {
    if (keepsFocus) focusSelect()
    keepsFocus = false
  }, [])

  async function change({ target }: ChangeEvent<HTMLSelectElement>) {
    keepsFocus = true
    try {
      await choose(target.value as Language)
    } catch (error) {
      keepsFocus = false
      focusSelect()
      target.value = spokenLanguage()
      toast.error(sentenceFor(error, lib.offline))
    }
  }

  return (
    <select
      id={ID}
      aria-label={LANGUAGE_LABELS[spokenLanguage()]}
      defaultValue={spokenLanguage()}
      onChange={(event) => void change(event)}
      className={className}
    >
      {OFFERED.map((language) => (
        <option key={language} value={language} lang={language}>
          {shownName(language)}
        </option>
      ))}
    </select>
  )
}

/** Link to the page for reporting translation mistakes; English is the source. */
export const ReportTranslation = () =>
  spokenLanguage() !== 'en' && (
    <a
      href={`${pagePath('/report-translation')}?page=${location.pathname}`}
      className={`${linkClass} inline-block py-3`}
    >
      {words.reportTranslation}
    </a>
  )

/** For visitors. */
export const GuestLanguage = () => (
  <LanguageSelect
    className="h-11 w-full cursor-pointer rounded-full bg-transparent px-2 text-sm font-semibold hover:bg-sand"
    choose={async (language) => {
      await speakLanguage(language)
      noteChoice(language)
    }}
  />
)
