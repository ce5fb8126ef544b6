import { Switch } from '../../../ui/forms/switch.tsx'
import { usePush } from './use-push.ts'
import { words } from './words.ts'

export function PushSetting({ onChange }: { onChange?: () => void }) {
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePush(onChange)
  const canChange = state === 'default' || state === 'off' || state === 'on'
  return (
    <Switch
      label={words.setting}
      hint={hasFailed ? words.failed : hintFor(state)}
      checked={state === 'on'}
      disabled={isBusy || !canChange}
      onChange={(event) => (event.target.checked ? turnOn() : turnOff())}
    />
  )
}

function hintFor(state: ReturnType<typeof usePush>['state']): string {
  switch (state) {
    case 'denied':
      return words.denied
    case 'needs-install':
      return words.needsInstall
    case 'unsupported':
      return words.unsupported
    default:
      return words.why
  }
}
