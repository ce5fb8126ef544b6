import { LANGUAGE_LABELS, languageLabel } from '@ndoa/contract/language-names'
import { directionOf, type Language, pageAddress } from '@ndoa/contract/languages'
import { ChevronDown, Globe } from 'lucide-react'
import { words as accounts } from '../../features/identity/accounts/words/guest.ts'
import { IN_OWN_LANGUAGE } from '../../languages/in-own-language.ts'
import { cx } from '../../ui/cx.ts'
import { linkClass, plainLinkClass } from '../../ui/link.ts'
import { words as ui } from '../../ui/words.ts'
import { usePrinting } from '../print/printing-provider.tsx'

interface LanguageLinkProps {
  language: Language
  text?: string
  className: string
}

function LanguageLink({ language, text = languageLabel(language), className }: LanguageLinkProps) {
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

export function LanguageMenu() {
  const { language, others } = usePrinting()
  if (others.length === 0) return null
  return (
    <details className="md:relative">
      <summary
        className={`${plainLinkClass} min-w-11 cursor-pointer list-none justify-center gap-1 md:px-2 [&::-webkit-details-marker]:hidden`}
      >
        <span className="sr-only">{LANGUAGE_LABELS[language]}: </span>
        <span className="max-md:sr-only">{languageLabel(language)}</span>
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

/** Translations also link to the page for reporting mistakes, which the English source does not need. */
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

/** `head-script.ts` selects the suggestion before the first paint. Dismissing it chooses the page's language. */
export function LanguageSuggestion() {
  const { language, others } = usePrinting()
  return others.map((other) => (
    <div
      key={other}
      data-suggestion={other}
      className={cx('gutter hidden min-h-11 items-center justify-center gap-4 bg-sand text-sm print:hidden')}
    >
      <LanguageLink language={other} text={IN_OWN_LANGUAGE[other].read} className={`${linkClass} py-2`} />
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
