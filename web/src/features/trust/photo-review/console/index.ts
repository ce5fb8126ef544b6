export { PhotosScreen } from './photos-screen.tsx'
