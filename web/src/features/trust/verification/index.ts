export { AskToVerify } from './ask-to-verify.tsx'
export { CameraPage } from './camera-page.tsx'
export { OwnVerificationScreen } from './own-verification-screen.tsx'
