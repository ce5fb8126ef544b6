import { FILES, loadWords } from '../../../languages/load.ts'

// Imported here, so that the sign-in code need not know where they are.
const files = import.meta.glob<Readonly<Record<string, object>>>('../../../languages/*/searches.ts')
for (const [path, file] of Object.entries(files)) FILES[path.replace(/^.*languages/, '.')] ??= file

/** @throws if there is no network */
export const loadSearchWords = () => loadWords('searches')
