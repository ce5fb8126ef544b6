import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { plainLinkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { ForMembers, ForVisitors } from '../layout/signed-in.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { Sentence } from '../sentence.tsx'
import { words } from '../words/plain-pages.ts'

interface PlainPageProps {
  picture: string
  title: string
  text: string
  children: ReactNode
}

function PlainPage({ picture, title, text, children }: PlainPageProps) {
  return (
    <SiteLayout>
      <div className="gutter mx-auto grid max-w-2xl justify-items-center gap-5 py-14 text-center sm:py-20">
        <div className="quilt-square grid size-56 place-items-end overflow-clip rounded-xl sm:size-64">
          <img
            src={`/art/${picture}.svg`}
            alt=""
            width={176}
            height={176}
            className="mx-auto w-44 rounded-t-full border-6 border-b-0 border-on-gold bg-cream pt-4 sm:w-48"
          />
        </div>
        <h1 className="display text-3xl sm:text-4xl">{title}</h1>
        <p className="max-w-[48ch] text-lg text-soft">
          <Sentence text={text} />
        </p>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </SiteLayout>
  )
}

export function NotFoundPage() {
  return (
    <PlainPage picture="woman-glasses" title={words.notFound.title} text={words.notFound.text}>
      <ForVisitors>
        <a href="/" className={buttonClass()}>
          {words.start}
        </a>
      </ForVisitors>
      <ForMembers>
        <a href="/dashboard" className={buttonClass()}>
          {words.notFound.dashboard}
        </a>
      </ForMembers>
      <a href="/contact" className={buttonClass('outline')}>
        {words.notFound.tell}
      </a>
    </PlainPage>
  )
}

export function ErrorPage() {
  return (
    <PlainPage picture="man-dreads" title={words.error.title} text={words.error.text(addresses.support)}>
      <a href="/" className={buttonClass()}>
        {words.start}
      </a>
    </PlainPage>
  )
}

/** Every app address leads here in a browser that cannot run the app. */
export function OldBrowserPage() {
  const { title, text, tryAgain, contact } = words.oldBrowser
  return (
    <PlainPage picture="man-glasses" title={title} text={text(addresses.support)}>
      <a href="/dashboard" className={buttonClass()}>
        {tryAgain}
      </a>
      <a href="/contact" className={buttonClass('outline')}>
        {contact}
      </a>
    </PlainPage>
  )
}

export function OfflinePage() {
  return (
    <PlainPage picture="woman" title={words.offline.title} text={words.offline.text}>
      <a href="/dashboard" className={buttonClass()}>
        {words.offline.open}
      </a>
      <a href="/" className={plainLinkClass}>
        {words.offline.tryStart}
      </a>
    </PlainPage>
  )
}
