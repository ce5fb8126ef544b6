import { BRAND } from '@ndoa/contract/brand'
import type { ComponentType } from 'react'
import { AboutPage } from './pages/about.tsx'
import { CareersPage } from './pages/careers.tsx'
import { CommunityRulesPage } from './pages/community-rules.tsx'
import { ContactPage } from './pages/contact.tsx'
import { FaqPage } from './pages/faq.tsx'
import { LandingPage } from './pages/landing.tsx'
import { ErrorPage, NotFoundPage, OfflinePage } from './pages/plain-pages.tsx'
import { PressPage } from './pages/press.tsx'
import { PrivacyPolicyPage } from './pages/privacy-policy.tsx'
import { ReferencePage } from './pages/reference.tsx'
import { ReportContentPage } from './pages/report-content.tsx'
import { SafetyTipsPage } from './pages/safety-tips.tsx'
import { SuccessStoriesPage } from './pages/success-stories.tsx'
import { TermsOfServicePage } from './pages/terms-of-service.tsx'
import { TransparencyPage } from './pages/transparency.tsx'
import type { StructuredData } from './structured-data.tsx'

export interface PublicPage {
  path: string
  title: string
  description: string
  Page: ComponentType
  /** The one small script of the page, if it has any. */
  script?: `src/public/${'landing' | 'contact' | 'reference' | 'transparency'}-script.ts`
  /** Structured data for search engines. */
  machines?: StructuredData
  /** Not for search engines. */
  unlisted?: boolean
}

/** Every page that is printed to HTML when the app is built. */
export const publicPages: readonly PublicPage[] = [
  {
    path: '/',
    title: `${BRAND}: where Africans at home and abroad meet to marry`,
    description: `${BRAND} helps Africans at home and abroad who want to marry find each other: by faith, tribe and culture, language, place and values. Free to join.`,
    Page: LandingPage,
    machines: 'organization',
    script: 'src/public/landing-script.ts',
  },
  {
    path: '/about',
    title: `About Us | ${BRAND}`,
    description: `Why ${BRAND} exists, what we believe and how we match people who want to marry.`,
    Page: AboutPage,
  },
  {
    path: '/safety-tips',
    title: `Safety Tips | ${BRAND}`,
    description:
      'How to recognise romance fraud, protect your data and photos, and meet safely for the first time.',
    Page: SafetyTipsPage,
  },
  {
    path: '/community-rules',
    title: `Community Rules | ${BRAND}`,
    description: `The rules of ${BRAND} in plain words, what happens when one is broken, and how to ask for a second look.`,
    Page: CommunityRulesPage,
  },
  {
    path: '/transparency',
    title: `Our Figures | ${BRAND}`,
    description: `Reports, decisions, second looks and verification on ${BRAND} in figures, month by month.`,
    Page: TransparencyPage,
    script: 'src/public/transparency-script.ts',
  },
  {
    path: '/success-stories',
    title: `Success Stories | ${BRAND}`,
    description: `The page for couples who met on ${BRAND}, at home and abroad. Did you? Tell us your story.`,
    Page: SuccessStoriesPage,
  },
  {
    path: '/faq',
    title: `FAQ | ${BRAND}`,
    description: `Answers about joining ${BRAND}, match percentages, deal breakers, privacy and safety.`,
    Page: FaqPage,
    machines: 'questions',
  },
  {
    path: '/careers',
    title: `Careers | ${BRAND}`,
    description: `Work at ${BRAND}, from anywhere: why, how we hire, and how to apply.`,
    Page: CareersPage,
  },
  {
    path: '/press',
    title: `Press | ${BRAND}`,
    description: `Facts, press kit and contact for journalists who write about ${BRAND}.`,
    Page: PressPage,
  },
  {
    path: '/privacy-policy',
    title: `Privacy Policy | ${BRAND}`,
    description: `What ${BRAND} knows about its members, what we use it for, who sees it and what your rights are.`,
    Page: PrivacyPolicyPage,
  },
  {
    path: '/terms-of-service',
    title: `Terms of Service | ${BRAND}`,
    description: `Who may use ${BRAND}, and the rules that all members follow.`,
    Page: TermsOfServicePage,
  },
  {
    path: '/contact',
    title: `Contact Us | ${BRAND}`,
    description: `Write to ${BRAND}: questions, technical help, safety, business, press and privacy.`,
    Page: ContactPage,
    script: 'src/public/contact-script.ts',
  },
  {
    path: '/report-content',
    title: `Report Content | ${BRAND}`,
    description: `Tell ${BRAND} about something here that is illegal or breaks our rules, without an account.`,
    Page: ReportContentPage,
    script: 'src/public/contact-script.ts',
  },
  {
    path: '/test-reference-data',
    title: `Reference data | ${BRAND}`,
    description: 'Faiths, languages and interests as members can choose them.',
    Page: ReferencePage,
    script: 'src/public/reference-script.ts',
    unlisted: true,
  },
  {
    path: '/not-found',
    title: `Page not found | ${BRAND}`,
    description: 'This page does not exist or has moved.',
    Page: NotFoundPage,
    unlisted: true,
  },
  {
    path: '/error',
    title: `Something went wrong | ${BRAND}`,
    description: 'Something went wrong on our side.',
    Page: ErrorPage,
    unlisted: true,
  },
  {
    path: '/offline',
    title: `You are offline | ${BRAND}`,
    description: 'This page needs an internet connection.',
    Page: OfflinePage,
    unlisted: true,
  },
]
