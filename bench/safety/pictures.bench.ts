// Measures how often a banned person's altered picture is recognized, and how often an unrelated picture matches.
import * as hashing from '../../server/src/features/trust/ban-list/pictures/picture-hash.ts'
import { report } from './figures.ts'
import { pictureFigures } from './pictures.ts'

report(await pictureFigures(hashing, { changed: 200, compared: 450 }))
