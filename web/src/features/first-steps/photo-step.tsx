import { FirstPhoto } from '../photos/index.ts'

export const PhotoStep = () => <FirstPhoto />
