import type { PublicPageName } from '@ndoa/contract/telemetry'
import type { ComponentType } from 'react'
import { AboutPage } from './pages/about.tsx'
import { CareersPage } from './pages/careers.tsx'
import { CommunityRulesPage } from './pages/community-rules.tsx'
import { ContactPage } from './pages/contact.tsx'
import { FaqPage } from './pages/faq.tsx'
import { LandingPage } from './pages/landing.tsx'
import { MembershipPage } from './pages/membership.tsx'
import { MembershipOrderPage } from './pages/membership-order.tsx'
import { ErrorPage, NotFoundPage, OfflinePage, OldBrowserPage } from './pages/plain-pages.tsx'
import { PressPage } from './pages/press.tsx'
import { PrivacyPolicyPage } from './pages/privacy-policy.tsx'
import { ReferencePage } from './pages/reference.tsx'
import { ReportContentPage } from './pages/report-content.tsx'
import { ReportTranslationPage } from './pages/report-translation.tsx'
import { SafetyTipsPage } from './pages/safety-tips.tsx'
import { SuccessStoriesPage } from './pages/success-stories.tsx'
import { TermsOfServicePage } from './pages/terms-of-service.tsx'
import { TransparencyPage } from './pages/transparency.tsx'
import { UnsubscribePage } from './pages/unsubscribe.tsx'
import type { StructuredData } from './structured-data.tsx'
import { words as about } from './words/about/index.ts'
import { words as careers } from './words/careers/index.ts'
import { words as communityRules } from './words/community-rules/index.ts'
import { words as contact } from './words/contact/index.ts'
import { words as faq } from './words/faq/index.ts'
import { words as landing } from './words/landing/index.ts'
import { words as membership } from './words/membership/index.ts'
import { words as membershipOrder } from './words/membership-order/index.ts'
import { words as plainPages } from './words/plain-pages/index.ts'
import { words as press } from './words/press/index.ts'
import { words as privacyPolicy } from './words/privacy-policy/index.ts'
import { words as reference } from './words/reference/index.ts'
import { words as reportContent } from './words/report-content/index.ts'
import { words as reportTranslation } from './words/report-translation/index.ts'
import { words as safetyTips } from './words/safety-tips/index.ts'
import { words as successStories } from './words/success-stories/index.ts'
import { words as termsOfService } from './words/terms-of-service/index.ts'
import { words as transparency } from './words/transparency/index.ts'
import { words as unsubscribe } from './words/unsubscribe/index.ts'

export interface PublicPage {
  /** Its name in the figures too. */
  path: PublicPageName
  words: () => { title: string; description: string }
  Page: ComponentType
  /** The one small script of the page, if it has any. */
  script?: `src/public/${'landing' | 'contact' | 'membership' | 'membership-order' | 'reference' | 'transparency'}-script.ts`
  /** Structured data for search engines. */
  machines?: StructuredData
  /** Not for search engines. */
  unlisted?: boolean
}

/** Every page that is printed to HTML when the app is built. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    words: () => landing,
    Page: LandingPage,
    machines: 'organization',
    script: 'src/public/landing-script.ts',
  },
  {
    path: '/about',
    words: () => about,
    Page: AboutPage,
  },
  {
    path: '/safety-tips',
    words: () => safetyTips,
    Page: SafetyTipsPage,
  },
  {
    path: '/community-rules',
    words: () => communityRules,
    Page: CommunityRulesPage,
  },
  {
    path: '/transparency',
    words: () => transparency,
    Page: TransparencyPage,
    script: 'src/public/transparency-script.ts',
  },
  {
    path: '/membership',
    words: () => membership,
    Page: MembershipPage,
    script: 'src/public/membership-script.ts',
  },
  {
    path: '/success-stories',
    words: () => successStories,
    Page: SuccessStoriesPage,
  },
  {
    path: '/faq',
    words: () => faq,
    Page: FaqPage,
    machines: 'questions',
  },
  {
    path: '/careers',
    words: () => careers,
    Page: CareersPage,
  },
  {
    path: '/press',
    words: () => press,
    Page: PressPage,
  },
  {
    path: '/privacy-policy',
    words: () => privacyPolicy,
    Page: PrivacyPolicyPage,
  },
  {
    path: '/terms-of-service',
    words: () => termsOfService,
    Page: TermsOfServicePage,
  },
  {
    path: '/contact',
    words: () => contact,
    Page: ContactPage,
    script: 'src/public/contact-script.ts',
  },
  {
    path: '/report-content',
    words: () => reportContent,
    Page: ReportContentPage,
    script: 'src/public/contact-script.ts',
  },
  {
    path: '/report-translation',
    words: () => reportTranslation,
    Page: ReportTranslationPage,
    script: 'src/public/contact-script.ts',
    unlisted: true,
  },
  {
    path: '/unsubscribe',
    words: () => unsubscribe,
    Page: UnsubscribePage,
    script: 'src/public/contact-script.ts',
    unlisted: true,
  },
  {
    path: '/membership-order',
    words: () => membershipOrder,
    Page: MembershipOrderPage,
    script: 'src/public/membership-order-script.ts',
    unlisted: true,
  },
  {
    path: '/test-reference-data',
    words: () => reference,
    Page: ReferencePage,
    script: 'src/public/reference-script.ts',
    unlisted: true,
  },
  {
    path: '/not-found',
    words: () => plainPages.notFound,
    Page: NotFoundPage,
    unlisted: true,
  },
  {
    path: '/error',
    words: () => plainPages.error,
    Page: ErrorPage,
    unlisted: true,
  },
  {
    path: '/offline',
    words: () => plainPages.offline,
    Page: OfflinePage,
    unlisted: true,
  },
  {
    path: '/old-browser',
    words: () => plainPages.oldBrowser,
    Page: OldBrowserPage,
    unlisted: true,
  },
]
