export { seedDemo, seedMore } from './demo.ts'
export { seedAtFirstStart } from './first-start.ts'
