import { BRAND } from '@ndoa/contract/brand'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { offersChoice, pagePath } from '../../../languages/load.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Logo } from '../../../ui/media/logo.tsx'
import { Quilt } from '../../../ui/media/quilt.tsx'
import { words } from './words/guest.ts'

// The form does not wait for these parts, and offline they are not shown.
const lazyLanguagePart = (name: 'GuestLanguage' | 'ReportTranslation') =>
  lazy(async () => ({
    default: await import('./language-select.tsx').then(
      (parts): ComponentType => parts[name],
      () => () => null,
    ),
  }))
const GuestLanguage = lazyLanguagePart('GuestLanguage')
const ReportTranslation = lazyLanguagePart('ReportTranslation')

export interface AccountPageProps {
  title: string
  text?: ReactNode
  headerLink?: ReactNode
  children?: ReactNode
}

export function AccountPage({ title, text, headerLink, children }: AccountPageProps) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-h-dvh flex-col">
        <Quilt kind="divider" className="lg:hidden" />
        <header className="gutter mx-auto flex min-h-16 w-full max-w-2xl flex-wrap items-center justify-between gap-x-4 py-2">
          <a href={pagePath('/')} aria-label={words.home(BRAND)} className="rounded-sm no-underline">
            <Logo name={BRAND} />
          </a>
          {offersChoice() && (
            <div className="ms-auto h-11 w-32">
              <Suspense>
                <GuestLanguage />
              </Suspense>
            </div>
          )}
          {headerLink && <div className="flex min-h-11 items-center">{headerLink}</div>}
        </header>
        <main className="gutter mx-auto w-full max-w-2xl grow pt-6 pb-16 sm:pt-12">
          <h1 className="display text-4xl">{title}</h1>
          {text && <p className="mt-3 text-lg text-soft">{text}</p>}
          {!navigator.cookieEnabled && (
            <div className="mt-6">
              <Banner tone="error">{words.noCookies}</Banner>
            </div>
          )}
          <div className="mt-8">{children}</div>
        </main>
        <footer className="gutter mx-auto w-full max-w-2xl text-sm">
          <Suspense>
            <ReportTranslation />
          </Suspense>
        </footer>
      </div>
      <div aria-hidden="true" className="quilt-square sticky top-0 h-dvh bg-size-[20rem] max-lg:hidden" />
    </div>
  )
}
