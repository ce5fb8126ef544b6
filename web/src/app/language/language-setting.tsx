import { LANGUAGE_LABELS } from '@ndoa/contract/language-names'
import { useQueryClient } from '@tanstack/react-query'
import { LanguageSelect } from '../../features/accounts/language-select.tsx'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { words } from '../../features/settings/words/index.ts'
import { offersChoice, pagePath, spokenLanguage } from '../../languages/load.ts'
import { controlClass } from '../../ui/field.tsx'
import { linkClass } from '../../ui/link.ts'
import { changeLanguage } from './change-language.ts'

/** The language of the app, above all settings, so that it is found by members who cannot read the rest. */
export function LanguageSetting() {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  if (!offersChoice()) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="font-semibold">
        {LANGUAGE_LABELS[spokenLanguage()]}
      </span>
      <LanguageSelect
        className={`${controlClass} max-w-60`}
        choose={(language) => changeLanguage(queryClient, viewer, language)}
      />
      {spokenLanguage() !== 'en' && (
        <a href={`${pagePath('/report-translation')}?page=/settings`} className={`${linkClass} py-2.5`}>
          {words.reportTranslation}
        </a>
      )}
    </div>
  )
}
