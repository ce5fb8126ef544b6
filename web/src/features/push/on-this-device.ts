/** What is loaded when push is asked for, shown or kept: one file of the app. */
export { AskForPush } from './ask-for-push.tsx'
export { keepPush } from './push.ts'
export { PushSetting } from './push-setting.tsx'
export { loadPushWords } from './words/load.ts'
