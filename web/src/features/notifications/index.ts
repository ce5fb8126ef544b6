export { badgesQuery, useBadges } from './badges.queries.ts'
