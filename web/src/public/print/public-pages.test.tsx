import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import {
  FREE_TEXT_ALERTS,
  ON_SALE,
  TERMS,
  TEXT_ALERTS,
  TIER_NAMES,
  TIERS,
  WITHDRAWAL_DAYS,
} from '@ndoa/contract/membership/membership-rules'
import {
  CONTACT_SAFETY_DUE_HOURS,
  EVIDENCE_KEPT_DAYS,
  REPORT_DUE_HOURS,
} from '@ndoa/contract/trust/case-rules'
import { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'
import {
  APPEAL_DUE_HOURS,
  APPEAL_MONTHS,
  BAN_LIST_YEARS,
  DECISION_WORDS_KEPT_DAYS,
  STEPS,
  STRIKES,
} from '@ndoa/contract/trust/decision-rules'
import { REPORT_LABELS } from '@ndoa/contract/trust/report-labels'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount as mountAlone } from '../../testing/mount.tsx'
import { PageVariant } from '../page-variant.tsx'
import { CareersPage } from '../pages/careers-page.tsx'
import { CommunityRulesPage } from '../pages/community-rules-page.tsx'
import { ContactPage } from '../pages/contact-page.tsx'
import { FaqPage } from '../pages/faq-page.tsx'
import { LADDER } from '../pages/ladder.ts'
import { LandingPage } from '../pages/landing-page.tsx'
import { PressPage } from '../pages/press-page.tsx'
import { PrivacyPolicyPage } from '../pages/privacy-policy-page.tsx'
import { SafetyTipsPage } from '../pages/safety-tips-page.tsx'
import { TermsOfServicePage } from '../pages/terms-of-service-page.tsx'
import { words as ladder } from '../words/ladder.ts'
import { publicPages } from './pages.tsx'

/** Includes the demo's examples, so that all words of the specification are there. */
const mount = (node: ReactNode) => mountAlone(<PageVariant variant="demo">{node}</PageVariant>)

const text = () => document.body.innerText
const headings = (level: number) =>
  page
    .getByRole('heading', { level })
    .elements()
    .map(({ textContent }) => textContent)

/** The targets of the links in a part of the page, by their text. */
const linksIn = (part: Element) =>
  Object.fromEntries(
    [...part.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
  )

test('the landing page’s hero links to registration and sign-in', () => {
  mount(<LandingPage />)
  const hero = page.getByRole('heading', { level: 1 }).element().closest('section')
  expect(hero && linksIn(hero)).toEqual({ 'Join for free': '/register', 'Sign in': '/login' })
  expect(text()).toContain('© 2025')
})

test('footer entries link to their pages, and those without a page show Coming soon', () => {
  mount(<LandingPage />)
  const footer = document.querySelector('footer') ?? document.body
  expect(linksIn(footer)).toEqual({
    Home: '/',
    'How It Works': '/#how-it-works',
    'Success Stories': '/success-stories',
    'Safety Tips': '/safety-tips',
    Membership: '/membership',
    'Join Now': '/register',
    'Contact Us': '/contact',
    FAQ: '/faq',
    'About Us': '/about',
    Careers: '/careers',
    Press: '/press',
    'Privacy Policy': '/privacy-policy',
    'Terms of Service': '/terms-of-service',
    'Community Rules': '/community-rules',
    'Our Figures': '/transparency',
  })
  for (const announced of [
    'Live Chat',
    'Accessibility',
    'Cookie Settings',
    'Instagram, Facebook, X and the apps:',
  ])
    expect(footer.textContent).toContain(`${announced} Coming soon`)
  expect(text()).toMatch(/App Store\s+Coming soon/)
})

test('a static page has a title, subtitle, sidebar, picture and a link home', () => {
  const staticPages = publicPages.filter(({ path, unlisted }) => path !== '/' && !unlisted)
  expect(staticPages).toHaveLength(13)
  for (const { path, Page } of staticPages) {
    document.body.replaceChildren()
    mount(<Page />)
    const subtitle = page.getByRole('heading', { level: 1 }).element().nextElementSibling
    expect(subtitle?.textContent.length, path).toBeGreaterThan(20)
    expect(page.getByRole('complementary').elements(), path).toHaveLength(1)
    expect(document.querySelector('main .quilt-hero'), path).not.toBeNull()
    // The price page shows only the quilt, because a portrait would exceed its weight limit.
    const portrait = document.querySelector('main img[src^="/art/"]')
    expect(portrait === null, path).toBe(path === '/membership')
    const back = page.getByRole('link', { name: 'Back to Home' }).element()
    expect(back.getAttribute('href'), path).toBe('/')
  }
})

test('Careers lists five groups of positions, all remote, one of them part-time', () => {
  mount(<CareersPage />)
  expect(headings(2)).toEqual(
    expect.arrayContaining(['Why work here', 'What we value', 'What we offer', 'Open positions']),
  )
  expect(headings(3)).toEqual([
    'Engineering',
    'Product & Design',
    'Marketing',
    'Customer Success',
    'Operations',
  ])
  const steps = page.getByRole('complementary').element().querySelectorAll('ol strong')
  expect([...steps].map(({ textContent }) => textContent)).toEqual(['Apply', 'Screen', 'Interview', 'Offer'])
  const positions = page
    .getByRole('link')
    .filter({ hasText: /(Full|Part)-time/ })
    .elements()
  for (const position of positions) {
    expect(position.getAttribute('href')).toMatch(/^mailto:/)
    expect(position.textContent).toContain('Remote')
  }
  expect(positions.filter(({ textContent }) => textContent?.includes('Part-time'))).toHaveLength(1)
  expect(positions.length).toBeGreaterThanOrEqual(5)
})

test('Careers without positions shows a message with an address', () => {
  mountAlone(<CareersPage />)
  expect(headings(2)).toContain('No open positions')
  expect(headings(2)).not.toContain('Open positions')
  const address = page.getByRole('link', { name: 'support@ndoa.example' }).element()
  expect(address.getAttribute('href')).toMatch(/^mailto:support@/)
})

test('Contact shows the form before the other ways to write', () => {
  mount(<ContactPage />)
  expect(headings(2).slice(0, 2)).toEqual(['Send us a message', 'Or email us'])
})

test('Press has eight sections and a kit to download', () => {
  mount(<PressPage />)
  expect(headings(2)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^About /),
      'Company facts',
      'Press releases',
      'Media coverage',
      'Press kit',
      'Leadership',
      'Awards',
      'Media inquiries',
    ]),
  )
  const kit = document.querySelectorAll('a[download]')
  expect(kit.length).toBeGreaterThan(0)
  for (const file of kit) expect(file.getAttribute('href')).toMatch(/^\/.+\.(svg|png)$/)
})

test('the Privacy Policy has its date and covers everything from collection to contact', () => {
  mount(<PrivacyPolicyPage />)
  expect(text()).toContain('Last updated: January 15, 2025')
  for (const chapter of [
    'Information we collect',
    'How we use it',
    'Sensitive data',
    'What others see',
    'How we protect it',
    'Cookies',
    'Your rights',
    'Children',
    'Third parties',
    'Changes',
    'Contact',
  ])
    expect(headings(2)).toContainEqual(expect.stringMatching(new RegExp(`^\\d+\\. ${chapter}$`)))
})

test('the Terms of Service cover use and payment', () => {
  mount(<TermsOfServicePage />)
  for (const chapter of [
    'Who we are',
    'Eligibility',
    'Your account',
    'Community standards',
    'Subscription and payments',
    'Intellectual property',
    'Privacy and safety',
    'Third-party links',
    'Liability',
    'Termination',
    'Changes',
    'Contact',
  ])
    expect(headings(2)).toContainEqual(expect.stringMatching(new RegExp(`^\\d+\\. ${chapter}$`)))
  for (const rule of [
    'at least 18 years old',
    'your real identity',
    'not currently married, unless you are legally separated',
    'for personal purposes only',
    'No requests for money or gifts',
    'No fake profiles, and no more than one',
    'It ends by itself.',
    'Renewal is off unless you switch it on, and works by card only.',
    'get all your money back, once a year',
  ])
    expect(text().replaceAll(/\s+/g, ' ')).toContain(rule)
})

test('the rules equal the reporting reasons, each with its text and time', () => {
  mount(<CommunityRulesPage />)
  const rules = [...document.querySelectorAll('#rules li')]
  expect(rules.map(({ id }) => id)).toEqual([...REPORT_REASONS])
  for (const rule of rules) {
    const reason = REPORT_REASONS.find((one) => one === rule.id)
    if (!reason) throw new Error(rule.id)
    const said = rule.textContent
    for (const words of Object.values(COMMUNITY_RULES[reason])) expect(said).toContain(words)
    expect(said).toContain(REPORT_LABELS[reason])
    const hours = REPORT_DUE_HOURS[reason]
    expect(said).toContain(hours === 1 ? 'within an hour' : `within ${hours} hours`)
  }
})

test('the steps on the page equal those of staff, with their strikes', () => {
  mount(<CommunityRulesPage />)
  expect(LADDER).toEqual(STEPS.filter((step) => step !== 'lifted'))
  const steps = [...document.querySelectorAll('#steps li')].map(({ textContent }) => textContent)
  expect(steps).toHaveLength(LADDER.length)
  for (const [i, step] of LADDER.entries()) {
    const { name, meaning } = ladder[step]
    expect(steps[i]).toContain(name)
    expect(steps[i]).toContain(meaning)
    expect(/(\d) strikes?/.exec(steps[i] ?? '')?.[1] ?? '0').toBe(String(STRIKES[step]))
  }
})

test('the terms contain every rule', () => {
  mount(<TermsOfServicePage />)
  for (const { rule } of Object.values(COMMUNITY_RULES)) expect(text()).toContain(rule)
})

test('Contact offers six ways to write and a form with nine categories', () => {
  mount(<ContactPage />)
  for (const way of ['General', 'Technical', 'Safety', 'Business', 'Press', 'Privacy']) {
    const card = page.getByRole('heading', { name: way, exact: true }).element().parentElement
    expect(card?.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/)
  }
  expect(page.getByRole('link', { name: 'FAQ' }).first().element().getAttribute('href')).toBe('/faq')
  expect(page.getByRole('complementary').element().textContent).toContain('Instagram Coming soon')
  const options = [...document.querySelectorAll<HTMLOptionElement>('#category option')]
  expect(options.map(({ value }) => value).filter(Boolean)).toEqual([
    'general',
    'technical',
    'account',
    'safety',
    'billing',
    'feedback',
    'partnership',
    'press',
    'other',
  ])
})

test('About, Safety Tips, Success Stories and FAQ have content', () => {
  for (const path of ['/about', '/safety-tips', '/success-stories', '/faq']) {
    const Page = publicPages.find((one) => one.path === path)?.Page
    if (!Page) throw new Error(`no page ${path}`)
    document.body.replaceChildren()
    mount(<Page />)
    expect(headings(2).length).toBeGreaterThan(3)
  }
})

test('public pages promise times for answers, reports and verifications', () => {
  mount(
    <>
      <ContactPage />
      <FaqPage />
    </>,
  )
  for (const answer of document.querySelectorAll('details')) answer.open = true
  const said = text().replaceAll(/\s+/g, ' ')
  expect(said).toContain('24/7. A person replies within 24 hours')
  expect(said).toContain('Reports are reviewed within 24 hours')
  expect(said).toContain('A review takes 24 to 48 hours')
})

test('no safety feature is announced for later', () => {
  const LATER = /\b(coming|soon|will be able|not available yet|planned|in future)\b/i
  const SAFETY =
    /\b(report|block|verif|badge|safe|ban(ned)?|fraud|money|moderat|suspen|appeal|second look|abuse|evidence)/i
  const sentencesOf = (words: string) => words.replaceAll(/\s+/g, ' ').split(/(?<=[.:!?])\s/)
  expect(
    sentencesOf('Video verification is coming soon. Hello.').filter(
      (one) => LATER.test(one) && SAFETY.test(one),
    ),
  ).toHaveLength(1)
  for (const { path, Page } of publicPages) {
    document.body.replaceChildren()
    mount(<Page />)
    // Each element on its own line, so that adjacent elements do not form a sentence.
    const words = [...document.querySelectorAll('main p, main li, main dd, main h1, main h2, main h3')]
      .filter((part) => !part.querySelector('p, li'))
      .flatMap(({ textContent }) => sentencesOf(textContent))
    expect(words.length, path).toBeGreaterThan(0)
    expect(
      words.filter((one) => LATER.test(one) && SAFETY.test(one)),
      path,
    ).toEqual([])
  }
})

test.each(publicPages)('$path uses someone, no one and anyone', ({ Page }) => {
  mount(<Page />)
  for (const answer of document.querySelectorAll('details')) answer.open = true
  expect(document.body.textContent.match(/.{0,40}\b(some|no|any)body\b/gi)).toBeNull()
})

test('the safety tips explain contact without an account and returning banned people in one sentence', () => {
  mount(<SafetyTipsPage />)
  const said = document.body.textContent.replaceAll(/\s+/g, ' ')
  expect(said).toMatch(
    /Without an account, choose Safety on the contact page or write to \S+@\S+\. We look at what comes from the contact page within/,
  )
  expect(said).toContain('checks the account before others see it, or its first photos and messages.')
})

test('promised times on the pages equal those of the program', () => {
  const said = (Page: () => ReactNode) => {
    document.body.replaceChildren()
    mount(<Page />)
    return document.body.textContent.replaceAll(/\s+/g, ' ')
  }
  const review = `Reports are reviewed within ${REPORT_DUE_HOURS.other} hours; those about children or people who are forced within an hour, and those about money, threats or a meeting within ${REPORT_DUE_HOURS.money} hours.`
  expect([REPORT_DUE_HOURS.underage, REPORT_DUE_HOURS.trafficking]).toEqual([1, 1])
  expect(said(SafetyTipsPage)).toContain(review)
  const faq = said(FaqPage)
  for (const promise of [
    review,
    `delete it ${EVIDENCE_KEPT_DAYS} days after we have closed the case`,
    `ask for a second look there within ${APPEAL_MONTHS} months`,
    `looks at it within ${APPEAL_DUE_HOURS} hours`,
    'everyone they wrote to, once',
  ])
    expect(faq).toContain(promise)
  expect(said(ContactPage)).toContain(`we look at those messages within ${CONTACT_SAFETY_DUE_HOURS} hours`)
  const policy = said(PrivacyPolicyPage)
  for (const promise of [
    `${EVIDENCE_KEPT_DAYS} days after the case was closed`,
    `${DECISION_WORDS_KEPT_DAYS} days after the case was closed`,
    `after ${BAN_LIST_YEARS} years`,
    'everyone the banned person wrote to is told once',
  ])
    expect(policy).toContain(promise)
  expect(said(CommunityRulesPage)).toContain(`up to ${SHIELD_PAUSE_DAYS} days`)
})

test('terms and FAQ describe memberships by the current rules, without unsold tiers', () => {
  for (const Page of [TermsOfServicePage, FaqPage]) {
    document.body.replaceChildren()
    mount(<Page />)
    const said = document.body.textContent.replaceAll(/\s+/g, ' ')
    expect(said).not.toMatch(/not available yet|billing cycle|non-refundable|renew until/i)
    expect(said).toContain(`for ${TERMS.slice(0, -1).join(', ')} or ${TERMS.at(-1)} months`)
    expect(said).toMatch(new RegExp(`within ${WITHDRAWAL_DAYS} days of paying.*once a year`, 'i'))
    expect(said).toContain(`up to ${TEXT_ALERTS} text message alerts a month instead of ${FREE_TEXT_ALERTS}`)
    for (const tier of TIERS) expect(said.includes(`${TIER_NAMES[tier]}:`)).toBe(ON_SALE.includes(tier))
    expect(Object.values(linksIn(document.body))).toContain('/membership')
  }
})

test('the privacy policy names every payment provider', () => {
  mount(<PrivacyPolicyPage />)
  for (const name of ['Stripe', 'Paystack', 'pawaPay']) expect(text()).toContain(name)
})

test('the brand colour is orange', () => {
  const swatch = document.createElement('div')
  swatch.className = 'bg-brand'
  document.body.append(swatch)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('no canvas')
  canvas.fillStyle = getComputedStyle(swatch).backgroundColor
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  swatch.remove()
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(blue)
  expect(red - blue).toBeGreaterThan(100)
})
