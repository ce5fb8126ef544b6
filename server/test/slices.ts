export { createSlices } from '../src/app/slices.ts'
