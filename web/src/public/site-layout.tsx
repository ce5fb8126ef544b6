import { BRAND } from '@ndoa/contract/brand'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { linkClass, plainLinkClass } from '../ui/link.ts'
import { Logo } from '../ui/logo.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The frame of every public page: header, content, footer. Plain links only, no script. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded-full bg-card px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        Skip to content
      </a>
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="gutter mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-4">
          <a href="/" aria-label={`${BRAND}, home`} className="inline-flex rounded-sm no-underline">
            <Logo name={BRAND} />
          </a>
          <nav aria-label="Main" className="flex items-center gap-1 sm:gap-6">
            <a href="/#how-it-works" className={`${plainLinkClass} max-md:hidden`}>
              How It Works
            </a>
            <a href="/success-stories" className={`${plainLinkClass} max-md:hidden`}>
              Success Stories
            </a>
            <a href="/login" className={buttonClass('quiet', 'sm')}>
              Log in
            </a>
            <a href="/register" className={buttonClass('primary', 'sm')}>
              Join
            </a>
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  )
}

export interface StaticPageProps {
  title: string
  subtitle: string
  /** The drawing beside the title. */
  picture?: 'woman' | 'man' | 'woman-hijab' | 'man-glasses'
  /** Stands beside the text on wide screens, below it on phones. */
  sidebar?: ReactNode
  children: ReactNode
}

/** Title with a picture on quilt, text, sidebar, and a way back to the start. */
export function StaticPage({ title, subtitle, picture = 'woman', sidebar, children }: StaticPageProps) {
  return (
    <SiteLayout>
      <div className="bg-sand">
        <div className="gutter mx-auto flex max-w-7xl items-stretch justify-between gap-8">
          <div className="grid content-center gap-3 py-10 lg:py-16">
            <a href="/" className={`${plainLinkClass} text-sm`}>
              <span aria-hidden="true" className="me-2 rtl:rotate-180">
                ←
              </span>
              Back to Home
            </a>
            <h1 className="display text-4xl sm:text-hero">{title}</h1>
            <p className="max-w-[52ch] text-lg text-soft">{subtitle}</p>
          </div>
          <div className="quilt-square relative hidden w-72 shrink-0 overflow-clip md:block">
            <img
              src={`/art/${picture}.svg`}
              alt=""
              width={216}
              height={216}
              className="absolute inset-x-0 bottom-0 mx-auto w-54 rounded-t-full border-6 border-b-0 border-on-gold bg-cream"
            />
          </div>
        </div>
      </div>
      <div className="gutter mx-auto grid max-w-7xl gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">{children}</div>
        <aside className="grid content-start gap-6">
          {sidebar}
          <JoinCard />
        </aside>
      </div>
    </SiteLayout>
  )
}

/** A short list of links or facts in the sidebar. */
export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-card p-6">
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}

export function SideLinks({
  title,
  links,
}: {
  title: string
  links: readonly (readonly [string, string])[]
}) {
  return (
    <SideCard title={title}>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href} className={plainLinkClass}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </SideCard>
  )
}

function JoinCard() {
  return (
    <SideCard title="Ready to continue your journey?">
      <p className="mb-4 text-soft">
        Joining is free. Take your time, and bring your family’s values with you.
      </p>
      <a href="/register" className={`${buttonClass()} w-full`}>
        Join Now
      </a>
      <p className="mt-4 text-center text-sm">
        Already a member?{' '}
        <a href="/login" className={linkClass}>
          Log in
        </a>
      </p>
    </SideCard>
  )
}
