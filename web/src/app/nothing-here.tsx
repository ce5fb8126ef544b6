import { pagePath } from '../languages/load.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { words } from './words.ts'

export function NothingHere() {
  return (
    <EmptyState
      heading="h1"
      title={words.notFound.title}
      text={words.notFound.text}
      action={
        <a href={pagePath('/')} className={buttonClass('primary')}>
          {words.notFound.home}
        </a>
      }
    />
  )
}
