export { defaultFilters, suggestions } from './suggestions.ts'
