export { countFitting, defaultFilters, suggestions } from './suggestions.ts'
