export { CaseScreen } from './case-screen.tsx'
export { FiguresScreen } from './figures-screen.tsx'
