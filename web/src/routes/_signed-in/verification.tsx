import { createFileRoute } from '@tanstack/react-router'
import { words } from '../../app/screens/words.ts'
import { OwnVerificationScreen } from '../../features/trust/verification/index.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'

export const Route = createFileRoute('/_signed-in/verification')({
  loader: loadAccountWords,
  component: Verification,
})

function Verification() {
  usePageTitle(words.verification)
  return (
    <>
      <h1 className="display mb-6 text-3xl">{words.verification}</h1>
      <div className="max-w-3xl">
        <OwnVerificationScreen />
      </div>
    </>
  )
}
