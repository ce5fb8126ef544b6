export { filtersOf } from './filters.ts'
export { newcomersFitting } from './newcomers.ts'
export { countFitting, countSearch, defaultFilters, suggestions } from './suggestions.ts'
