export { MyStatements } from './my-statements.tsx'
