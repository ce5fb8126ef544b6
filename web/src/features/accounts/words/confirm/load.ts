import { FILES, loadWords } from '../../../../languages/load.ts'

// Found from here: whoever signs in need not know where they are.
const files = import.meta.glob<Readonly<Record<string, object>>>('../../../../languages/*/confirm.ts')
for (const [path, file] of Object.entries(files)) FILES[path.replace(/^.*languages/, '.')] ??= file

/** @throws if there is no network */
export const loadConfirmWords = () => loadWords('confirm')
