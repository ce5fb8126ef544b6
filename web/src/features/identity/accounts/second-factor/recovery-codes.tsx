import { BRAND } from '@ndoa/contract/brand'
import { Button } from '../../../../ui/button.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words/security.ts'

export interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const toast = useToast()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast.success(words.factor.codes.copied, SHORT_TOAST)
    } catch {
      toast.error(words.factor.codes.notCopied, SHORT_TOAST)
    }
  }

  return (
    <div className="grid gap-4">
      <p>{rich(words.factor.codes.text, { b: bold })}</p>
      <ul
        aria-label={words.factor.codes.label}
        dir="ltr"
        className="grid grid-cols-2 gap-2 rounded-md bg-sand p-4 font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          {words.factor.codes.copy}
        </Button>
        <Button variant="outline" onClick={() => download(codes)}>
          {words.factor.codes.download}
        </Button>
        <Button onClick={onDone}>{words.factor.codes.saved}</Button>
      </div>
    </div>
  )
}

const bold = (text: string) => <strong>{text}</strong>

function download(codes: string[]) {
  const text = words.factor.codes.file(BRAND, codes.join('\n'))
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: words.factor.codes.fileName(BRAND),
  })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000) // the browser has read it by then
}
