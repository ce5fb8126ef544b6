import { LANGUAGE_LABELS, shownName } from '@ndoa/contract/language-names'
import { directionOf, type Language, pageAddress } from '@ndoa/contract/languages'
import { ChevronDown, Globe } from 'lucide-react'
import { words as accounts } from '../features/accounts/words/guest/index.ts'
import { OWN_TONGUE } from '../languages/own-tongue.ts'
import { cx } from '../ui/cx.ts'
import { linkClass, plainLinkClass } from '../ui/link.ts'
import { words as ui } from '../ui/words/index.ts'
import { usePrinting } from './printing.tsx'

interface LanguageLinkProps {
  language: Language
  text?: string
  className: string
}

/** A link to the same page in another language. `head-script.ts` keeps the choice, for the app and the next visit. */
function LanguageLink({ language, text = shownName(language), className }: LanguageLinkProps) {
  const { path } = usePrinting()
  return (
    <a
      href={pageAddress(path, language)}
      hrefLang={language}
      lang={language}
      dir={directionOf(language)}
      data-language={language}
      className={className}
    >
      {text}
    </a>
  )
}

/** The other languages, in the header; opens without a script. On phones a globe, over a list as far right as the page goes. */
export function LanguageMenu() {
  const { language, others } = usePrinting()
  if (others.length === 0) return null
  return (
    <details className="md:relative">
      <summary
        className={`${plainLinkClass} min-w-11 cursor-pointer list-none justify-center gap-1 md:px-2 [&::-webkit-details-marker]:hidden`}
      >
        <span className="sr-only">{LANGUAGE_LABELS[language]}: </span>
        <span className="max-md:sr-only">{shownName(language)}</span>
        <Globe size={20} aria-hidden="true" className="md:hidden" />
        <ChevronDown size={16} aria-hidden="true" className="max-md:hidden" />
      </summary>
      <ul className="absolute end-5 top-full z-10 min-w-40 rounded-lg border border-edge bg-card p-2 md:end-0">
        {others.map((other) => (
          <li key={other}>
            <LanguageLink language={other} className={`${plainLinkClass} w-full px-3 whitespace-nowrap`} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** All other languages, in the footer, and where mistakes of this one are reported; English is the source. */
export function LanguageList() {
  const { path, language, others } = usePrinting()
  if (others.length === 0) return null
  return (
    <nav
      aria-label={LANGUAGE_LABELS[language]}
      className="gutter mx-auto flex max-w-7xl flex-wrap gap-x-6 print:hidden"
    >
      {others.map((other) => (
        <LanguageLink key={other} language={other} className={`${plainLinkClass} text-sm`} />
      ))}
      {language !== 'en' && (
        <a
          href={`/report-translation?page=${pageAddress(path, language)}`}
          className={`${plainLinkClass} text-sm`}
        >
          {accounts.reportTranslation}
        </a>
      )}
    </nav>
  )
}

/**
 * One line for anyone who reads another language, by the cookie or the browser. `head-script.ts` says which of them is shown
 * before the page is drawn, so nothing moves. Dismissing it chooses the language of this page.
 */
export function LanguageSuggestion() {
  const { language, others } = usePrinting()
  return others.map((other) => (
    <div
      key={other}
      data-suggestion={other}
      className={cx('gutter hidden min-h-11 items-center justify-center gap-4 bg-sand text-sm print:hidden')}
    >
      <LanguageLink language={other} text={OWN_TONGUE[other].read} className={`${linkClass} py-2`} />
      <button
        type="button"
        aria-label={ui.dismiss}
        data-language={language}
        className="grid size-11 cursor-pointer place-items-center rounded-full"
      >
        <span aria-hidden="true">✕</span>
      </button>
    </div>
  ))
}
