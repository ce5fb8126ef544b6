import { BRAND } from '@ndoa/contract/brand'
import type { ReactNode } from 'react'
import { buttonClass } from '../ui/button.tsx'
import { plainLinkClass } from '../ui/link.ts'
import { Logo } from '../ui/logo.tsx'
import { LanguageMenu, LanguageSuggestion } from './language-links.tsx'
import { ForMembers, ForVisitors } from './signed-in.tsx'
import { SiteFooter } from './site-footer.tsx'
import { words } from './words/site/index.ts'

/** The frame of every public page: header, content, footer. Plain links only, which need no script. */
export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-20 rounded-full bg-card px-5 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        {words.skip}
      </a>
      <LanguageSuggestion />
      <header className="sticky top-0 z-10 border-b border-line bg-paper">
        <div className="gutter mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-4">
          <a href="/" aria-label={words.home} className="inline-flex rounded-sm no-underline">
            <Logo name={BRAND} />
          </a>
          <nav aria-label={words.main} className="flex items-center gap-1 sm:gap-2">
            <a href="/#how-it-works" className={`${plainLinkClass} px-3 max-md:hidden`}>
              {words.pages.howItWorks}
            </a>
            <a href="/success-stories" className={`${plainLinkClass} px-3 max-md:hidden`}>
              {words.pages.successStories}
            </a>
            <LanguageMenu />
            <ForVisitors>
              <a href="/login" className={buttonClass('quiet', 'sm')}>
                {words.logIn}
              </a>
              <a href="/register" className={buttonClass('primary', 'sm')}>
                {words.join}
              </a>
            </ForVisitors>
            <ForMembers>
              <a href="/dashboard" className={buttonClass('primary', 'sm')}>
                {words.dashboard}
              </a>
            </ForMembers>
          </nav>
        </div>
      </header>
      <main id="content">{children}</main>
      <SiteFooter />
    </>
  )
}
