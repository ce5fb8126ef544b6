import { BRAND } from '@ndoa/contract/brand'
import { plainLinkClass } from '../ui/link.ts'
import { Logo } from '../ui/logo.tsx'
import { ComingSoon } from './notes.tsx'

interface FooterLink {
  text: string
  /** Without one the page does not exist yet, and the footer says so. */
  href?: string
}

const groups: { title: string; links: FooterLink[] }[] = [
  {
    title: 'Explore',
    links: [
      { text: 'Home', href: '/' },
      { text: 'How It Works', href: '/#how-it-works' },
      { text: 'Success Stories', href: '/success-stories' },
      { text: 'Safety Tips', href: '/safety-tips' },
      { text: 'Join Now', href: '/register' },
    ],
  },
  {
    title: 'Support',
    links: [
      { text: 'Contact Us', href: '/contact' },
      { text: 'FAQ', href: '/faq' },
      { text: 'Live Chat' },
      { text: 'Accessibility' },
    ],
  },
  {
    title: 'Company',
    links: [
      { text: 'About Us', href: '/about' },
      { text: 'Our Figures', href: '/transparency' },
      { text: 'Careers', href: '/careers' },
      { text: 'Press', href: '/press' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { text: 'Privacy Policy', href: '/privacy-policy' },
      { text: 'Terms of Service', href: '/terms-of-service' },
      { text: 'Community Rules', href: '/community-rules' },
      { text: 'Cookie Settings' },
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
          <p className="max-w-[32ch] text-soft">Where Africans at home and abroad meet to marry.</p>
          <p className="text-sm text-soft">
            Instagram, Facebook, X and the apps: <ComingSoon />
          </p>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-8 sm:grid-cols-4">
          {groups.map((group) => (
            <div key={group.title}>
              <h2 className="mb-1 text-sm font-bold">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.text}>
                    <FooterEntry {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="gutter mx-auto max-w-7xl border-t border-line py-6 text-sm text-soft">
        © 2025 {BRAND}. All rights reserved.
      </p>
    </footer>
  )
}

function FooterEntry({ text, href }: FooterLink) {
  if (href) {
    return (
      <a href={href} className={plainLinkClass}>
        {text}
      </a>
    )
  }
  return (
    <span className="inline-flex min-h-11 flex-wrap items-center gap-x-2 py-1 text-soft">
      {text} <ComingSoon />
    </span>
  )
}
