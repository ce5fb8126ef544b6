import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'

const ROOT = join(import.meta.dirname, '../..')
/** Faults go into a copy, so working files stay untouched; it lies in the repository, so that packages resolve. */
const COPY = join(ROOT, '.cache/mutation')
/** Milliseconds. A fault that makes the tests hang counts as noticed. */
const TEST_TIMEOUT = 120_000

export interface Trial {
  notices(file: string, source: string, original: string): Promise<boolean>
  close(): Promise<void>
}

/** Reruns these test files on a copy of the repository. @throws when they fail without a fault */
export async function startTrial(tests: readonly string[]): Promise<Trial> {
  copyFiles()
  process.chdir(COPY)
  const vitest = await createVitest('test', {
    root: COPY,
    watch: false, // a changed file would start a second run
    project: ['server', 'server-apart', 'matching', 'contract'],
    reporters: [{}],
    bail: 1,
    retry: 0,
  })
  await vitest.standalone()
  const run = () => passes(vitest, tests)
  if (!(await run())) throw new Error(`These fail without a fault: ${tests.join(', ')}`)
  const write = (file: string, source: string) => {
    writeFileSync(join(COPY, file), source)
    vitest.invalidateFile(join(COPY, file))
  }
  return {
    async notices(file, source, original) {
      write(file, source)
      const isNoticed = !(await run())
      write(file, original)
      return isNoticed
    },
    close: () => vitest.close(),
  }
}

async function passes(vitest: Vitest, tests: readonly string[]): Promise<boolean> {
  const files = await vitest.globTestSpecifications(tests.map((test) => join(COPY, test)))
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    void vitest.cancelCurrentRun('test-failure')
  }, TEST_TIMEOUT)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files)
  clearTimeout(late)
  if (isLate || unhandledErrors.length > 0) return false
  return testModules.length >= tests.length && testModules.every((one) => one.ok())
}

function copyFiles(): void {
  rmSync(COPY, { recursive: true, force: true })
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  for (const file of stdout.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(COPY, file)), { recursive: true })
    cpSync(join(ROOT, file), join(COPY, file))
  }
}
