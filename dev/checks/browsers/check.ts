// Checks built scripts and styles against the oldest supported browsers (browser-compat-data). Part of npm run check.
import { buildWeb } from '../../launcher/build-web.mjs'
import { ALLOWED } from './allowed.ts'
import { builtFaults } from './built.ts'

const HASH = /-[\w-]{7,8}\.(?:js|css)$/

if (await buildWeb()) judge()
else process.exitCode = 1

function judge() {
  const found = builtFaults(process.cwd())
  const needed = new Set<string>()
  const wrong = [...found].filter(([name, { files }]) => {
    const names = name in ALLOWED ? [name] : files.map((file) => `${file.replace(HASH, '')} ${name}`)
    for (const each of names) needed.add(each)
    return names.some((each) => !(each in ALLOWED))
  })
  const unneeded = Object.keys(ALLOWED).filter((name) => !needed.has(name))
  for (const [name, { missing, files }] of wrong)
    console.error(`${name} is unknown to ${missing.join(', ')}, and nothing guards it\n  ${files.join(', ')}`)
  for (const name of unneeded) console.error(`allowed without need: ${name}`)
  console.log(
    `${found.size} uses above the floor, ${wrong.length} unguarded, ${unneeded.length} allowed without need`,
  )
  process.exitCode = wrong.length + unneeded.length > 0 ? 1 : 0
}
