import type { Feature } from '../../../platform/feature.ts'
import { consoleRoutes } from './console.routes.ts'

export { evidencePictures, memberPictures } from './case-pictures.ts'

export const staffConsole = { routes: [consoleRoutes] } satisfies Feature
