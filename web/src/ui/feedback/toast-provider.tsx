import { X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../button.tsx'
import { cx } from '../cx.ts'
import { modals } from '../dialogs/use-modal.ts'
import { IconButton } from '../icon-button.tsx'
import { words } from '../words.ts'
import { type Toast, type ToastAction, ToastQueue } from './toast-queue.ts'
import { ToneIcon, toneClass } from './tone-icon.tsx'

export interface Toasts {
  success: (text: string, duration?: number) => void
  error: (text: string, duration?: number) => void
  info: (text: string, duration?: number, action?: ToastAction) => void
}

const ToastContext = createContext<Toasts | null>(null)

/** Toasts disappear after 5 s by default: `toast.success('Photo deleted.', 3500)`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it')
  return toasts
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(() => new ToastQueue())
  const toasts = useMemo<Toasts>(
    () => ({
      success: (text, duration) => queue.show('success', text, duration),
      error: (text, duration) => queue.show('error', text, duration),
      info: (text, duration, action) => queue.show('info', text, duration, action),
    }),
    [queue],
  )
  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion queue={queue} />
    </ToastContext>
  )
}

/**
 * Both live regions always exist: errors are announced at once, others politely. The topmost dialog makes everything
 * outside inert, so they are placed in it.
 */
function ToastRegion({ queue }: { queue: ToastQueue }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.current)
  const modal = useSyncExternalStore(modals.watch, modals.topmost)
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (region.current) (modal ?? home.current)?.append(region.current)
  }, [modal])

  const show = (toast: Toast) => <ToastCard key={toast.id} toast={toast} onDismiss={queue.dismiss} />
  return (
    <div ref={home}>
      <div ref={region} className="toasts">
        <div role="status" className="grid gap-2">
          {toasts.filter((toast) => toast.tone !== 'error').map(show)}
        </div>
        <div role="alert" className="grid gap-2">
          {toasts.filter((toast) => toast.tone === 'error').map(show)}
        </div>
      </div>
    </div>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: (id: number) => void }) {
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => onDismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [isHeld, toast, onDismiss])

  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className={cx('toast flex items-center gap-3 rounded-md border p-1 ps-4', toneClass[toast.tone])}
    >
      <ToneIcon tone={toast.tone} />
      <p className="grow py-2 font-medium text-ink">{toast.text}</p>
      {toast.action && <ActionButton action={toast.action} onDone={() => onDismiss(toast.id)} />}
      <IconButton label={words.dismiss} onClick={() => onDismiss(toast.id)} className="hover:bg-transparent">
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function ActionButton({ action, onDone }: { action: ToastAction; onDone: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      onClick={() => {
        onDone()
        action.run()
      }}
    >
      {action.text}
    </Button>
  )
}
