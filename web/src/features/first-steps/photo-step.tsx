import { FirstPhoto } from '../photos/first-photo.tsx'

export const PhotoStep = () => <FirstPhoto />
