import { BRAND } from '@ndoa/contract/brand'
import { plainLinkClass } from '../../ui/link.ts'
import { Logo } from '../../ui/media/logo.tsx'
import { OPERATOR_IDENTITY } from '../addresses.ts'
import { words } from '../words/site.ts'
import { LanguageList } from './language-links.tsx'
import { ComingSoon } from './notes.tsx'

interface FooterLink {
  page: keyof typeof words.pages
  href?: string
}

const GROUPS: { group: keyof typeof words.groups; links: FooterLink[] }[] = [
  {
    group: 'explore',
    links: [
      { page: 'home', href: '/' },
      { page: 'howItWorks', href: '/#how-it-works' },
      { page: 'successStories', href: '/success-stories' },
      { page: 'safetyTips', href: '/safety-tips' },
      { page: 'membership', href: '/membership' },
      { page: 'joinNow', href: '/register' },
    ],
  },
  {
    group: 'support',
    links: [
      { page: 'contact', href: '/contact' },
      { page: 'faq', href: '/faq' },
      { page: 'liveChat' },
      { page: 'accessibility' },
    ],
  },
  {
    group: 'company',
    links: [
      { page: 'about', href: '/about' },
      { page: 'figures', href: '/transparency' },
      { page: 'careers', href: '/careers' },
      { page: 'press', href: '/press' },
    ],
  },
  {
    group: 'legal',
    links: [
      { page: 'privacyPolicy', href: '/privacy-policy' },
      { page: 'terms', href: '/terms-of-service' },
      { page: 'communityRules', href: '/community-rules' },
      { page: 'cookieSettings' },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer className="mt-10 bg-sand sm:mt-16">
      <div aria-hidden="true" className="quilt-strip h-8 print:hidden" />
      <div className="gutter mx-auto grid max-w-7xl gap-8 py-8 sm:gap-10 sm:py-12 lg:grid-cols-[1.4fr_3fr]">
        <div className="grid content-start gap-4">
          <Logo name={BRAND} />
          <p className="max-w-[32ch] text-soft">{words.slogan}</p>
          <p className="text-sm text-soft">
            {words.elsewhere} <ComingSoon />
          </p>
        </div>
        <nav aria-label={words.footer} className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {GROUPS.map(({ group, links }) => (
            <div key={group}>
              <h2 className="mb-1 text-sm font-bold">{words.groups[group]}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.page}>
                    <FooterEntry {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <LanguageList />
      <p className="gutter mx-auto max-w-7xl border-t border-line py-6 text-sm text-soft">
        {words.copyright} <bdi>{OPERATOR_IDENTITY}</bdi>
      </p>
    </footer>
  )
}

function FooterEntry({ page, href }: FooterLink) {
  if (href) {
    return (
      <a href={href} className={plainLinkClass}>
        {words.pages[page]}
      </a>
    )
  }
  return (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-x-2 py-1 text-soft">
      {words.pages[page]} <ComingSoon />
    </span>
  )
}
