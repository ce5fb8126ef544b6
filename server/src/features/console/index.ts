export { evidencePictures, memberPictures } from './case-pictures.ts'
export { consoleRoutes } from './console.routes.ts'
