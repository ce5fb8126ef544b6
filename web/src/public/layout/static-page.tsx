import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { linkClass, plainLinkClass } from '../../ui/link.ts'
import type { Figure } from '../claims.ts'
import type { Portrait } from '../portraits.ts'
import { words as claims } from '../words/claims.ts'
import { words } from '../words/site.ts'
import { SiteLayout } from './site-layout.tsx'

export interface StaticPageProps {
  title: string
  subtitle: string
  picture?: Portrait | null
  /** A shorter title area, so that a form starts on the first screen; no drawing on phones. */
  compact?: boolean
  sidebar?: ReactNode
  children: ReactNode
}

export function StaticPage({
  title,
  subtitle,
  picture = 'woman',
  compact = false,
  sidebar,
  children,
}: StaticPageProps) {
  return (
    <SiteLayout>
      <div className="overflow-clip bg-sand">
        <div className="mx-auto flex max-w-7xl flex-col justify-between md:flex-row md:gap-6 lg:pe-10">
          <div
            className={cx(
              'gutter grid content-center',
              compact ? 'gap-1 py-4 lg:py-5' : 'gap-3 py-8 sm:py-10 lg:py-14',
            )}
          >
            <a href="/" className={`${plainLinkClass} text-sm print:hidden`}>
              <span aria-hidden="true" className="me-2 pointing">
                ←
              </span>
              {words.backHome}
            </a>
            <h1 className={cx('display text-4xl', !compact && 'sm:text-hero')}>{title}</h1>
            <p className="max-w-[46ch] text-lg text-soft">{subtitle}</p>
          </div>
          <PageArt picture={picture} compact={compact} />
        </div>
      </div>
      <div
        className={`gutter mx-auto grid max-w-7xl gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16 ${compact ? 'pt-5 pb-12' : 'py-12'}`}
      >
        <div className="min-w-0">{children}</div>
        <aside className="grid content-start gap-6 print:hidden">
          {sidebar}
          <JoinCard />
        </aside>
      </div>
    </SiteLayout>
  )
}

function PageArt({ picture, compact }: { picture: Portrait | null; compact: boolean }) {
  return (
    <div
      className={cx(
        'relative shrink-0 md:h-auto md:w-80 print:hidden',
        picture ? 'h-36' : 'h-16',
        compact && 'max-md:hidden',
      )}
    >
      <div className="quilt-hero absolute inset-y-0 start-0 w-screen" />
      {picture && (
        <img
          src={`/art/${picture}.svg`}
          alt=""
          loading={compact ? 'lazy' : undefined}
          width={216}
          height={216}
          className={cx(
            'absolute inset-x-0 bottom-0 mx-auto rounded-t-full border-4 border-b-0 border-on-gold bg-cream pt-2',
            compact ? 'w-32' : 'w-32 md:w-56 md:border-6',
          )}
        />
      )}
    </div>
  )
}

export function SideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-card p-6">
      <h2 className="mb-3 text-lg font-bold">{title}</h2>
      {children}
    </section>
  )
}

export function OnThisPage({ links }: Pick<SideLinksProps, 'links'>) {
  return (
    <div className="max-lg:hidden">
      <SideLinks title={words.onThisPage} links={links} />
    </div>
  )
}

interface SideLinksProps {
  title: string
  links: readonly (readonly [text: string, href: string])[]
}

export function SideLinks({ title, links }: SideLinksProps) {
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

export function FactRow({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null
  return (
    <dl className="grid auto-cols-fr grid-flow-col gap-px overflow-clip rounded-lg border border-line bg-line">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end bg-card px-4 py-5 sm:px-6">
          <dt className="text-sm text-soft">{claims.figures[name]}</dt>
          <dd className="display text-2xl text-brand-strong sm:text-4xl">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function JoinCard() {
  return (
    <SideCard title={words.joinCard.title}>
      <p className="mb-4 text-soft">{words.joinCard.text}</p>
      <a href="/register" className={`${buttonClass()} w-full`}>
        {words.pages.joinNow}
      </a>
      <p className="mt-4 text-center text-sm">
        {words.alreadyMember}{' '}
        <a href="/login" className={linkClass}>
          {words.logIn}
        </a>
      </p>
    </SideCard>
  )
}
