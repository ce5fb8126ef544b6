import { words } from '../words/terms-of-service.ts'
import { LegalPage } from './legal-page.tsx'

export const TermsOfServicePage = () => <LegalPage words={words} picture="man-glasses" />
