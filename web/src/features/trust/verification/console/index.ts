export { VerificationScreen } from './verification-screen.tsx'
