import { words } from './words.ts'

export const FilterLabels = ({ labels }: { labels: readonly string[] }) => (
  <p className="text-sm text-soft">{labels.length > 0 ? labels.join(' · ') : words.anybody}</p>
)
