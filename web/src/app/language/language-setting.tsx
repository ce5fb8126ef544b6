import { LANGUAGE_LABELS } from '@ndoa/contract/language-names'
import { useQueryClient } from '@tanstack/react-query'
import { LanguageSelect, ReportTranslation } from '../../features/identity/accounts/language-select.tsx'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { currentLanguage, offersChoice } from '../../languages/load.ts'
import { controlClass } from '../../ui/forms/field.tsx'
import { changeLanguage } from './change-language.ts'

/** Placed above all other settings, so that members who cannot read the rest find it. */
export function LanguageSetting() {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  if (!offersChoice()) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden="true" className="font-semibold">
        {LANGUAGE_LABELS[currentLanguage()]}
      </span>
      <LanguageSelect
        className={`${controlClass} max-w-60`}
        choose={(language) => changeLanguage(queryClient, viewer, language)}
      />
      <ReportTranslation />
    </div>
  )
}
