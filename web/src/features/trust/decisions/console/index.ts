export { DecidePanel } from './decide-panel.tsx'
export { dayCount, STEP_WORDS, stepLabel } from './decision-words.ts'
