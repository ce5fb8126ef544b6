// Whether a picture of a banned person is found again after it was changed, and how often another one is taken for it.
//   npm run bench -- safety
import * as hashing from '../../server/src/features/ban-list/pictures/picture-hash.ts'
import { report } from './figures.ts'
import { pictureFigures } from './pictures.ts'

report(await pictureFigures(hashing, { changed: 200, compared: 450 }))
