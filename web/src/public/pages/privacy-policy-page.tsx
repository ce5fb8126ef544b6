import { words } from '../words/privacy-policy.ts'
import { LegalPage } from './legal-page.tsx'

export const PrivacyPolicyPage = () => <LegalPage words={words} picture="woman-hijab" />
