import { useEffect, useState } from 'react'
import { useViewer } from '../../identity/accounts/index.ts'
import { readPush, turnPushOff, turnPushOn } from './push.ts'
import type { PushState } from './support.ts'

/** `state` is undefined until it is known; `onChange` is called when the server has stored a change. */
export function usePush(onChange?: () => void) {
  const { id } = useViewer()
  const [state, setState] = useState<PushState>()
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const next = await readPush(id)
      if (isCurrent) setState(next)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [id])

  async function change(to: () => Promise<PushState>) {
    setIsBusy(true)
    setHasFailed(false)
    try {
      setState(await to())
      onChange?.()
    } catch (error) {
      console.warn('Push could not be changed.', error)
      setHasFailed(true)
      setState(await readPush(id))
    } finally {
      setIsBusy(false)
    }
  }

  return {
    state,
    isBusy,
    hasFailed,
    turnOn: () => void change(() => turnPushOn(id)),
    turnOff: () => void change(turnPushOff),
  }
}
