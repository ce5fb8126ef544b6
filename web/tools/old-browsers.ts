import { join } from 'node:path'
import { type Language, pageAddress } from '@ndoa/contract/languages'
import { build } from 'vite'

const SOURCES = ['check-script', 'polyfills'] as const
/** The check must run in browsers that are too old for the rest of our code. */
const TARGET = 'es2015'

export type OldBrowserScripts = Readonly<Record<(typeof SOURCES)[number], string>>

/** Classic scripts, because module scripts would run too late. */
export async function buildOldBrowserScripts(root: string, out: string): Promise<OldBrowserScripts> {
  const files = await Promise.all(
    SOURCES.map(async (source) => [source, await buildScript(root, out, source)]),
  )
  return Object.fromEntries(files)
}

async function buildScript(root: string, out: string, source: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      target: TARGET,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `src/old-browsers/${source}.ts`),
        output: { format: 'iife', entryFileNames: `assets/old-browsers-${source}-[hash].js` },
      },
    },
  })
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [file] = output.map(({ fileName }) => fileName)
  if (output.length !== 1 || !file) throw new Error(`${source} did not become one file.`)
  return `/${file}`
}

/** Puts the check before everything else that an app page loads. */
export const withCheck = (html: string, language: Language, scripts: OldBrowserScripts): string =>
  html.replace(
    / *<meta name="viewport"/,
    `    <script src="${scripts['check-script']}" data-too-old="${pageAddress('/old-browser', language)}" data-polyfills="${scripts.polyfills}"></script>\n$&`,
  )
