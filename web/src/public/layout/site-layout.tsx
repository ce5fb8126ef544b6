import { BRAND } from '@ndoa/contract/brand'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { plainLinkClass } from '../../ui/link.ts'
import { LogoMark } from '../../ui/media/logo.tsx'
import { words } from '../words/site.ts'
import { LanguageMenu, LanguageSuggestion } from './language-links.tsx'
import { ForMembers, ForVisitors } from './signed-in.tsx'
import { SiteFooter } from './site-footer.tsx'

const NARROW = 'max-[26rem]:px-2.5'

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
        <div className="gutter mx-auto flex min-h-16 max-w-7xl items-center justify-between gap-2 sm:gap-4">
          {/* Without room the name wraps out of sight, and only the mark stays. */}
          <a
            href="/"
            aria-label={words.home}
            className="flex h-8 max-w-max min-w-12 grow basis-12 flex-wrap gap-x-2.5 overflow-hidden rounded-sm no-underline"
          >
            <LogoMark />
            <span className="display text-2xl text-ink">{BRAND}</span>
          </a>
          <nav aria-label={words.main} className="flex items-center sm:gap-2">
            <a href="/#how-it-works" className={`${plainLinkClass} px-3 max-md:hidden`}>
              {words.pages.howItWorks}
            </a>
            <a href="/success-stories" className={`${plainLinkClass} px-3 max-md:hidden`}>
              {words.pages.successStories}
            </a>
            <LanguageMenu />
            <ForVisitors>
              <a href="/login" className={cx(buttonClass('quiet', 'sm'), NARROW)}>
                {words.logIn}
              </a>
              <a href="/register" className={cx(buttonClass('primary', 'sm'), NARROW)}>
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
