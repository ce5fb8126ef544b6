import { REPORT_REASONS } from '../dating/choices.ts'
import type { Route } from '../routes.ts'
import type { Step } from './decision-rules.ts'

// No schema library, because a public page is printed from these and its script fetches the figures.

export const TRANSPARENCY_ROUTE = 'GET /functions/v1/get-transparency' satisfies Route

/** Smaller counts, zero included, are not published, so that no member can be recognised. */
export const MIN_PUBLISHED_COUNT = 5
export const FIGURE_MONTHS = 12

const DECIDED = [
  'none',
  'advice',
  'content_removed',
  'slowed',
  'suspended',
  'banned',
] as const satisfies readonly Step[]

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
export type FigureName = { [G in Group]: `${G}.${(typeof FIGURES)[G][number]}` }[Group]

export const FIGURE_NAMES = Object.entries(FIGURES).flatMap(([group, figures]) =>
  figures.map((figure) => `${group}.${figure}`),
) as FigureName[]
