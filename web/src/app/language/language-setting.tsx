import { LANGUAGE_LABELS } from '@ndoa/contract/language-names'
import { useQueryClient } from '@tanstack/react-query'
import { LanguageSelect, ReportTranslation } from '../../features/accounts/language-select.tsx'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { offersChoice, spokenLanguage } from '../../languages/load.ts'
import { controlClass } from '../../ui/field.tsx'
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
      <ReportTranslation />
    </div>
  )
}
