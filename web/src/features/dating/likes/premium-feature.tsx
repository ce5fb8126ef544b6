import { Lock } from 'lucide-react'
import { pagePath } from '../../../languages/load.ts'
import { words } from './words.ts'

const places = {
  thumbnail: 'inset-x-0 top-0',
  row: 'start-3 top-3 w-[6.75rem] sm:w-[9.25rem]',
}

export function PremiumFeature({ layout }: { layout: keyof typeof places }) {
  return (
    <div
      className={`pointer-events-none absolute z-1 grid aspect-4/5 place-items-center px-2 ${places[layout]}`}
    >
      <a
        href={pagePath('/membership')}
        className="pointer-events-auto flex min-h-11 flex-col items-center justify-center rounded-md bg-card px-2 py-1 text-center text-sm font-medium text-ink"
      >
        <Lock size={16} aria-hidden="true" />
        {words.premium}
      </a>
    </div>
  )
}
