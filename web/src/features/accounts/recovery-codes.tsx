import { BRAND } from '@ndoa/contract/brand'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { SHORT_TOAST } from '../../ui/toast-time.ts'

export interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** Shown only once, with ways to save them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success('Recovery codes copied.', SHORT_TOAST)
    } catch {
      toast.error('Copying didn’t work. Please write the codes down.', SHORT_TOAST)
    }
  }

  return (
    <div className="grid gap-4">
      <p>
        Keep these recovery codes somewhere you can find them without your phone. Each one signs you in once
        if you can’t use your authenticator app. <strong>We won’t show them again.</strong>
      </p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-2 rounded-md bg-sand p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="outline" onClick={() => download(codes)}>
          Download
        </Button>
        <Button onClick={onDone}>I’ve saved them</Button>
      </div>
    </div>
  )
}

function download(codes: string[]) {
  const text = `${BRAND} recovery codes. Each works once.\n\n${codes.join('\n')}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `${BRAND.toLowerCase()}-recovery-codes.txt`,
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000) // by then the browser has read it
}
