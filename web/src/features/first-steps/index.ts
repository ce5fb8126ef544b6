/** The first steps of a new member, over the dashboard: six short questions, then the first suggestions. */
export { FirstSteps } from './first-steps.tsx'
