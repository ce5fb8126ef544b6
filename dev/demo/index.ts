/** The demo world: seeded at the first start of a development server, and enlarged by `npm run seed`. */
export { seedDemo, seedMore } from './demo.ts'
export { seedAtFirstStart } from './first-start.ts'
