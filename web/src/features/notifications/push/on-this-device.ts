/** One chunk of the app, loaded when push is asked for, shown or kept. */
import push from 'virtual:words/push'
import { wordsLoader } from '../../../languages/load.ts'

export { AskForPush } from './ask-for-push.tsx'
export { refreshPush } from './push.ts'
export { PushSetting } from './push-setting.tsx'

/** @throws if there is no network */
export const loadPushWords = wordsLoader('push', push)
