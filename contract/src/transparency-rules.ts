import { REPORT_REASONS } from './choices.ts'
import type { Step } from './decision-rules.ts'
import type { Route } from './routes.ts'

// Without the schema library: a public page is printed from these, and its script asks for the figures.

/** Apart from the other routes: members do not download it. */
export const TRANSPARENCY_ROUTE = 'GET /functions/v1/get-transparency' satisfies Route

/** A count below this is not published, nor whether it is zero: nobody can be recognised by it. */
export const SMALLEST_FIGURE = 5
/** So many months back, all of them over. */
export const FIGURE_MONTHS = 12

const DECIDED = [
  'none',
  'advice',
  'content_removed',
  'slowed',
  'suspended',
  'banned',
] as const satisfies readonly Step[]

/** What is counted, by group. Each event counts in the month in which it happened. */
export const FIGURES = {
  reports: REPORT_REASONS,
  first_looks: ['in_time', 'late'],
  decisions: DECIDED,
  appeals: ['upheld', 'lifted'],
  overturned: REPORT_REASONS,
  pauses: ['begun', 'lifted'],
  verifications: ['requested', 'approved', 'rejected'],
  notices: ['received'],
} as const satisfies Record<string, readonly string[]>

type Group = keyof typeof FIGURES
/** Group and figure: `reports.money`. */
export type FigureName = { [G in Group]: `${G}.${(typeof FIGURES)[G][number]}` }[Group]

export const FIGURE_NAMES = Object.entries(FIGURES).flatMap(([group, figures]) =>
  figures.map((figure) => `${group}.${figure}`),
) as FigureName[]
