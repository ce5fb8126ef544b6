import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directionOf, type Language, OFFERED, pageAddress } from '@ndoa/contract/languages'
import { CAMERA_PATH } from '@ndoa/contract/trust/verification-path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { IN_OWN_LANGUAGE } from '../src/languages/in-own-language.ts'
import { addresses } from '../src/public/addresses.ts'
import { forOldestBrowsers } from './browsers.ts'
import { refuseInlineCode } from './inline-code.ts'
import { type OldBrowserScripts, withCheck } from './old-browsers.ts'
import { words } from './words.ts'

const PAGES = {
  staff: /^\/staff(\/|\?|$)/,
  camera: new RegExp(`^${CAMERA_PATH}(\\?|$)`),
}

/** Separate builds share no file with the app, so staff console and camera page never enlarge its download. */
export async function buildSeparatePages(
  root: string,
  out: string,
  oldBrowserScripts: OldBrowserScripts,
): Promise<void> {
  for (const name of Object.keys(PAGES)) await buildPage(name, root, out)
  await writeInLanguages(join(out, 'printed/camera.html'), oldBrowserScripts)
  const staff = join(out, 'printed/staff.html')
  await writeFile(staff, withCheck(await readFile(staff, 'utf8'), 'en', oldBrowserScripts))
}

/** Staff read English; members get the camera page in their language. */
async function writeInLanguages(page: string, oldBrowserScripts: OldBrowserScripts): Promise<void> {
  const html = await readFile(page, 'utf8')
  for (const language of OFFERED)
    await writeFile(
      page.replace('.html', `.${language}.html`),
      withCheck(inLanguage(html, language), language, oldBrowserScripts),
    )
  await rm(page)
}

function inLanguage(html: string, language: Language): string {
  if (language === 'en') return html
  const [, contact = ''] = /<noscript>.*?<a href="([^"]*)"/.exec(html) ?? []
  const { noScript } = IN_OWN_LANGUAGE[language]
  return html
    .replace(/<html [^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`)
    .replace(/<title>.*<\/title>/, '<title>Ndoa</title>')
    .replace(
      /<noscript>.*<\/noscript>/,
      `<noscript>${noScript} <a href="${pageAddress(contact, language)}">${addresses.support}</a></noscript>`,
    )
}

async function buildPage(name: string, root: string, out: string): Promise<void> {
  const page = `${name}.html`
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), tailwindcss(), words()],
    css: forOldestBrowsers.css,
    build: {
      ...forOldestBrowsers.build,
      outDir: out,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        ...forOldestBrowsers.build?.rolldownOptions,
        input: page,
        output: {
          entryFileNames: `assets/${name}-[hash].js`,
          chunkFileNames: `assets/${name}-[name]-[hash].js`,
          assetFileNames: `assets/${name}-[name]-[hash][extname]`,
        },
      },
    },
  })
  refuseInlineCode(page, await readFile(join(out, page), 'utf8'))
  await rename(join(out, page), join(out, 'printed', page))
}

export function separatePages(): Plugin {
  return {
    name: 'ndoa:separate-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const address = request.url ?? ''
        const [name] = Object.entries(PAGES).find(([, pattern]) => pattern.test(address)) ?? []
        if (name) request.url = `/${name}.html`
        next()
      })
    },
  }
}
