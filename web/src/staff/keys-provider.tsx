import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'

export interface Key {
  key: string
  also?: string
  does: string
  act: () => void
}

interface Keys {
  add: (read: () => readonly Key[]) => () => void
  showHelp: () => void
}

const KeysContext = createContext<Keys | null>(null)

function useKeysContext(): Keys {
  const keys = useContext(KeysContext)
  if (!keys) throw new Error('The keys of a screen need a KeysProvider above it')
  return keys
}

export function KeysProvider({ children }: { children: ReactNode }) {
  const screens = useRef(new Set<() => readonly Key[]>())
  const [listedKeys, setListedKeys] = useState<readonly Key[] | null>(null)
  const value = useMemo<Keys>(
    () => ({
      showHelp: () => setListedKeys(keysOf(screens.current)),
      add: (read) => {
        screens.current.add(read)
        return () => screens.current.delete(read)
      },
    }),
    [],
  )

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (shouldIgnoreKey(event)) return
      const known = keysOf(screens.current)
      if (event.key === '?') return setListedKeys(known)
      const found = known.find(({ key, also }) => event.key === key || event.key === also)
      if (!found) return
      event.preventDefault()
      found.act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <KeysContext value={value}>
      {children}
      <Dialog open={listedKeys !== null} onClose={() => setListedKeys(null)} title="Keyboard" size="sm">
        {listedKeys && <KeyList keys={listedKeys} />}
      </Dialog>
    </KeysContext>
  )
}

const keysOf = (screens: ReadonlySet<() => readonly Key[]>) => [...screens].flatMap((read) => read())

/** Typing, choosing and open dialogs take precedence over the keys of the screen behind. */
function shouldIgnoreKey({ target, metaKey, ctrlKey, altKey, key }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey) return true
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('textarea, select, [contenteditable]')) return true
  const isChoice = target.matches('input[type="radio"], input[type="checkbox"]')
  return isChoice ? key.startsWith('Arrow') : target.matches('input')
}

function KeyList({ keys }: { keys: readonly Key[] }) {
  const all = [...keys, { key: '?', does: 'Show this list' }]
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
      {all.map(({ key, does, ...rest }) => (
        <div key={key} className="contents">
          <dt className="flex gap-1">
            <KeyCap name={key} />
            {'also' in rest && rest.also && <KeyCap name={rest.also} />}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}

const NAMES: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', ArrowLeft: '←', ArrowRight: '→' }

function KeyCap({ name }: { name: string }) {
  return (
    <kbd className="inline-grid min-h-8 min-w-8 place-items-center rounded-md border border-edge bg-sand px-2 font-mono text-sm">
      {NAMES[name] ?? name}
    </kbd>
  )
}

export function useKeys(keys: readonly Key[]): void {
  const { add } = useKeysContext()
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => add(() => latest.current), [add])
}

export function KeysButton() {
  const { showHelp } = useKeysContext()
  return (
    <Button variant="quiet" size="sm" className="shrink-0" onClick={showHelp}>
      <span className="max-sm:sr-only">Keyboard</span>
      <kbd aria-hidden="true" className="font-mono">
        ?
      </kbd>
    </Button>
  )
}
