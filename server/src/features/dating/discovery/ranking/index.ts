export { filtersOf } from './filters.ts'
export { newcomersFitting } from './newcomers.ts'
export { countSearch, defaultFilters, countAndPercents, suggestions } from './suggestions.ts'
