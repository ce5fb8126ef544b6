import type { PublicPageName } from '@ndoa/contract/app/telemetry'
import type { ComponentType } from 'react'
import type { StructuredData } from '../layout/structured-data.tsx'
import { AboutPage } from '../pages/about-page.tsx'
import { CareersPage } from '../pages/careers-page.tsx'
import { CommunityRulesPage } from '../pages/community-rules-page.tsx'
import { ContactPage } from '../pages/contact-page.tsx'
import { FaqPage } from '../pages/faq-page.tsx'
import { LandingPage } from '../pages/landing-page.tsx'
import { MembershipOrderPage } from '../pages/membership-order-page.tsx'
import { MembershipPage } from '../pages/membership-page.tsx'
import { ErrorPage, NotFoundPage, OfflinePage, OldBrowserPage } from '../pages/plain-pages.tsx'
import { PressPage } from '../pages/press-page.tsx'
import { PrivacyPolicyPage } from '../pages/privacy-policy-page.tsx'
import { ReferencePage } from '../pages/reference-page.tsx'
import { ReportContentPage } from '../pages/report-content-page.tsx'
import { ReportTranslationPage } from '../pages/report-translation-page.tsx'
import { SafetyTipsPage } from '../pages/safety-tips-page.tsx'
import { SuccessStoriesPage } from '../pages/success-stories-page.tsx'
import { TermsOfServicePage } from '../pages/terms-of-service-page.tsx'
import { TransparencyPage } from '../pages/transparency-page.tsx'
import { UnsubscribePage } from '../pages/unsubscribe-page.tsx'
import { words as about } from '../words/about.ts'
import { words as careers } from '../words/careers.ts'
import { words as communityRules } from '../words/community-rules.ts'
import { words as contact } from '../words/contact.ts'
import { words as faq } from '../words/faq.ts'
import { words as landing } from '../words/landing.ts'
import { words as membership } from '../words/membership.ts'
import { words as membershipOrder } from '../words/membership-order.ts'
import { words as plainPages } from '../words/plain-pages.ts'
import { words as press } from '../words/press.ts'
import { words as privacyPolicy } from '../words/privacy-policy.ts'
import { words as reference } from '../words/reference.ts'
import { words as reportContent } from '../words/report-content.ts'
import { words as reportTranslation } from '../words/report-translation.ts'
import { words as safetyTips } from '../words/safety-tips.ts'
import { words as successStories } from '../words/success-stories.ts'
import { words as termsOfService } from '../words/terms-of-service.ts'
import { words as transparency } from '../words/transparency.ts'
import { words as unsubscribe } from '../words/unsubscribe.ts'

export interface PublicPage {
  path: PublicPageName
  words: () => { title: string; description: string }
  Page: ComponentType
  script?: `src/public/scripts/${'landing' | 'contact' | 'membership' | 'membership-order' | 'reference' | 'transparency'}-script.ts`
  machines?: StructuredData
  unlisted?: boolean
}

export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    words: () => landing,
    Page: LandingPage,
    machines: 'organization',
    script: 'src/public/scripts/landing-script.ts',
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
    script: 'src/public/scripts/transparency-script.ts',
  },
  {
    path: '/membership',
    words: () => membership,
    Page: MembershipPage,
    script: 'src/public/scripts/membership-script.ts',
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
    script: 'src/public/scripts/contact-script.ts',
  },
  {
    path: '/report-content',
    words: () => reportContent,
    Page: ReportContentPage,
    script: 'src/public/scripts/contact-script.ts',
  },
  {
    path: '/report-translation',
    words: () => reportTranslation,
    Page: ReportTranslationPage,
    script: 'src/public/scripts/contact-script.ts',
    unlisted: true,
  },
  {
    path: '/unsubscribe',
    words: () => unsubscribe,
    Page: UnsubscribePage,
    script: 'src/public/scripts/contact-script.ts',
    unlisted: true,
  },
  {
    path: '/membership-order',
    words: () => membershipOrder,
    Page: MembershipOrderPage,
    script: 'src/public/scripts/membership-order-script.ts',
    unlisted: true,
  },
  {
    path: '/test-reference-data',
    words: () => reference,
    Page: ReferencePage,
    script: 'src/public/scripts/reference-script.ts',
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
