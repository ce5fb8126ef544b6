export { filtersOf } from './filters.ts'
export { newcomersFitting } from './newcomers.ts'
export { countSearch, defaultFilters, fittingMembers, suggestions } from './suggestions.ts'
