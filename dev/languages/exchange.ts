/**
 * Exports a language as a PO file for translators and imports the result: `npm run words -- export fr fr.po`,
 * `npm run words -- import fr fr.po`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage } from '@ndoa/contract/languages'
import { exportCatalogue, importCatalogue } from './catalogue.ts'
import { root } from './sentences.ts'

const [action, language, file] = process.argv.slice(2)
if (!isLanguage(language) || language === 'en' || !file || (action !== 'export' && action !== 'import')) {
  console.error('npm run words -- export|import <language> <file.po>')
  process.exit(1)
}

if (action === 'export') writeFileSync(file, exportCatalogue(language))
else {
  const { files, refused } = importCatalogue(language, readFileSync(file, 'utf8'))
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  console.log([...files.keys()].join('\n') || 'Nothing has changed.')
  for (const each of refused) console.error(`Left as it was: ${each}`)
  if (refused.length > 0) process.exitCode = 1
}
