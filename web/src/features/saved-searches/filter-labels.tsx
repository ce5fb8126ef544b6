import { words } from './words/index.ts'

/** What a search asks for, one thing after the other. */
export const FilterLabels = ({ labels }: { labels: readonly string[] }) => (
  <p className="text-sm text-soft">{labels.length > 0 ? labels.join(' · ') : words.anybody}</p>
)
