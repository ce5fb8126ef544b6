import { lazyPart } from '../../../lib/loading/lazy-part.ts'

export { mayAskForPush } from './support.ts'

async function withWords() {
  const parts = await import('./on-this-device.ts')
  await parts.loadPushWords()
  return parts
}

export const AskForPush = lazyPart(async () => (await withWords()).AskForPush)
export const PushSetting = lazyPart(async () => (await withWords()).PushSetting)
