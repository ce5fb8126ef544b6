import { useSyncExternalStore } from 'react'
import { loadJson, localStore, saveJson } from '../../lib/storage/storage.ts'
import { Switch } from '../../ui/forms/switch.tsx'

const NAME = 'staff-greyscale'
const listeners = new Set<() => void>()

const isGrey = () => loadJson<boolean>(localStore, NAME, (value) => value) === true
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
function choose(grey: boolean) {
  saveJson(localStore, NAME, grey)
  for (const listener of listeners) listener()
}

export const useGreyscale = () => [useSyncExternalStore(subscribe, isGrey), choose] as const

export function GreyscaleSwitch() {
  const [grey, setGrey] = useGreyscale()
  return <Switch label="Pictures in grey" checked={grey} onChange={({ target }) => setGrey(target.checked)} />
}
