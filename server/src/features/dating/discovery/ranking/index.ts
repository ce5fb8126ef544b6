export { filtersOf } from './filters.ts'
export { newcomersFitting } from './newcomers.ts'
export { countAndPercents, countSearch, defaultFilters, suggestions } from './suggestions.ts'
