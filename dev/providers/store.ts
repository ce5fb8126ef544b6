import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What the development providers remember, in one small file, so that a restart of the server loses no payment. */
export interface Store {
  /** @returns what was kept under the name, or what it begins with */
  open<State extends object>(name: string, empty: State): State
  save(): void
}

/** @param file null: nothing is kept */
export function createStore(file: string | null): Store {
  const kept: Record<string, object> = file ? read(file) : {}
  return {
    open<State extends object>(name: string, empty: State) {
      const state = { ...empty, ...kept[name] }
      kept[name] = state
      return state
    },
    save() {
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(kept))
      renameSync(`${file}.new`, file)
    },
  }
}

function read(file: string): Record<string, object> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // the first start, or a file that nobody can read: it is only play money
  }
}
