export { holdActs, holdState } from './hold-words.ts'
export { HoldsScreen } from './holds-screen.tsx'
