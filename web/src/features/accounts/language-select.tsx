import { LANGUAGE_LABELS, shownName } from '@ndoa/contract/language-names'
import { type Language, OFFERED } from '@ndoa/contract/languages'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { noteChoice, speakLanguage } from '../../languages/change.ts'
import { pagePath, spokenLanguage } from '../../languages/load.ts'
import { sentenceFor } from '../../lib/api-error.ts'
import { words as lib } from '../../lib/words/index.ts'
import { linkClass } from '../../ui/link.ts'
import { useToast } from '../../ui/toast.tsx'
import { words } from './words/guest/index.ts'

interface LanguageSelectProps {
  className: string
  /** Speaks a language and keeps it. */
  choose: (language: Language) => Promise<void>
}

/** Where a language was chosen: the page is drawn again, perhaps after the server has answered, and the focus stays here. */
let chosenOn: string | undefined

/** The languages by their own names, in the native picker. */
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
      target.value = spokenLanguage()
      toast.error(sentenceFor(error, lib.offline))
    }
    if (target.isConnected) chosenOn = undefined // nothing was drawn again
  }

  return (
    <select
      ref={select}
      id="language"
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
      if (await speakLanguage(language)) noteChoice(language)
    }}
  />
)
