import { type DialogProps, Modal } from './dialog.tsx'

const place = [
  'mx-0 mt-auto mb-0 max-h-[92dvh] w-full max-w-none rounded-t-xl',
  'lg:my-0 lg:ms-auto lg:me-0 lg:h-dvh lg:max-h-dvh lg:w-[30rem] lg:rounded-none lg:rounded-s-xl',
].join(' ')

export function Sheet(props: Omit<DialogProps, 'size'>) {
  return <Modal {...props} className={place} />
}
