import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Keeps the state of the development providers in one file, so that a server restart loses no payment. */
export interface Store {
  open<State extends object>(name: string, empty: State): State
  save(): void
}

/** @param file null keeps state in memory */
export function createStore(file: string | null): Store {
  const states: Record<string, object> = file ? read(file) : {}
  return {
    open<State extends object>(name: string, empty: State) {
      const state = { ...empty, ...states[name] }
      states[name] = state
      return state
    },
    save() {
      if (!file) return
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(states))
      renameSync(`${file}.new`, file)
    },
  }
}

function read(file: string): Record<string, object> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {} // on the first start; an unreadable file may be dropped, since it is only play money
  }
}
