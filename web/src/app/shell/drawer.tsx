import { Modal } from '../../ui/dialogs/dialog.tsx'
import { PlaceList } from './place-list.tsx'
import { words } from './words.ts'

const place = 'my-0 ms-0 me-auto h-dvh max-h-dvh w-[min(20rem,86vw)] max-w-none rounded-e-xl'

export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} onClose={onClose} title={words.menu} className={place}>
      <PlaceList onGo={onClose} />
    </Modal>
  )
}
