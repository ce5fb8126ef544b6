import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { words } from '../words.ts'
import { useModal } from './use-modal.ts'

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', full: 'sm:max-w-6xl' }

export interface DialogProps {
  open: boolean
  onClose: () => void
  /** False while closing would lose content: then only the dialog's own buttons close it. */
  dismissable?: boolean
  title: string
  hideTitle?: boolean
  /** The title changes to a name once the data arrives, and is then announced. */
  isNamedLater?: boolean
  description?: ReactNode
  size?: keyof typeof sizes
  isSteady?: boolean
  headerActions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  role?: 'dialog' | 'alertdialog'
}

export function Dialog({ size = 'md', isSteady, ...props }: DialogProps) {
  return <Modal {...props} className={cx(dialogClass, sizes[size], isSteady && 'h-[min(92dvh,46rem)]')} />
}

/** WebKit ignores percentage heights in a dialog without its own height, so the content is a flexible box. */
const asTallAsContent = '[&[open]]:flex flex-col'

const dialogClass = 'm-auto max-h-[min(92dvh,56rem)] w-[calc(100%-2rem)] rounded-lg'

export function Modal(props: Omit<DialogProps, 'size'> & { className: string }) {
  const { open, onClose, dismissable = true, description, role, className } = props
  const id = useId()
  const dialog = useModal(open)

  /** For browsers without `closedby`: a press on the backdrop has the dialog itself as its target. */
  function closeFromBackdrop(event: SyntheticEvent) {
    if (dismissable && isOwn(event)) onClose()
  }

  /** Some browsers close at the second Escape although `cancel` was prevented. */
  function closed(event: SyntheticEvent) {
    if (!open || !isOwn(event)) return
    if (dismissable) onClose()
    else dialog.current?.showModal()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      ref={dialog}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      {...{ closedby: dismissable ? 'any' : 'none' }}
      onClick={closeFromBackdrop}
      onCancel={(event) => !dismissable && isOwn(event) && event.preventDefault()}
      onClose={closed}
      className={cx(
        'modal overflow-clip border border-line bg-card p-0 text-ink',
        asTallAsContent,
        className,
      )}
    >
      {open && <Content {...props} id={id} />}
    </dialog>
  )
}

/** React passes events of a nested dialog, such as `close`, to the outer one too. */
const isOwn = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget

function Content(props: DialogProps & { id: string }) {
  const {
    id,
    onClose,
    dismissable = true,
    title,
    hideTitle,
    isNamedLater,
    headerActions,
    description,
    children,
    footer,
  } = props
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className={cx('flex items-start gap-1 ps-6 pe-3 pt-3', hideTitle && 'absolute end-0 z-10 gap-2')}>
        <h2
          id={`${id}-title`}
          aria-live={isNamedLater ? 'polite' : undefined}
          className={hideTitle ? 'sr-only' : 'grow pt-2.5 text-xl font-bold wrap-anywhere'}
        >
          {title}
        </h2>
        {headerActions}
        {dismissable && (
          <IconButton label={words.close} look={hideTitle ? 'over' : 'plain'} onClick={onClose}>
            <X size={22} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className={cx('grow overflow-y-auto overscroll-contain', !hideTitle && 'px-6 pt-2 pb-6')}>
        {description && (
          <p id={`${id}-text`} className="text-soft not-last:mb-4">
            {description}
          </p>
        )}
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-6 py-4 max-sm:[&>*]:grow">
          {footer}
        </div>
      )}
    </div>
  )
}
