import { BRAND } from '@ndoa/contract/brand'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { plainLinkClass } from '../../ui/link.ts'
import { addresses } from '../addresses.ts'
import { ForMembers, ForVisitors } from '../signed-in.tsx'
import { SiteLayout } from '../site-layout.tsx'

interface PlainPageProps {
  picture: string
  title: string
  text: ReactNode
  children: ReactNode
}

/** A page with one message and one action. */
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
        <p className="max-w-[48ch] text-lg text-soft">{text}</p>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </SiteLayout>
  )
}

export function NotFoundPage() {
  return (
    <PlainPage
      picture="woman-glasses"
      title="Page not found"
      text="This page does not exist or has moved. The person you are looking for may still be here, though."
    >
      <ForVisitors>
        <a href="/" className={buttonClass()}>
          Go to the start page
        </a>
      </ForVisitors>
      <ForMembers>
        <a href="/dashboard" className={buttonClass()}>
          Go to your dashboard
        </a>
      </ForMembers>
      <a href="/contact" className={buttonClass('outline')}>
        Tell us about it
      </a>
    </PlainPage>
  )
}

export function ErrorPage() {
  return (
    <PlainPage
      picture="man-dreads"
      title="Something went wrong"
      text={
        <>
          It’s our fault, not yours. Please try again in a moment. If it keeps happening, write to{' '}
          <a href={`mailto:${addresses.support}`}>{addresses.support}</a>.
        </>
      }
    >
      <a href="/" className={buttonClass()}>
        Go to the start page
      </a>
    </PlainPage>
  )
}

export function OfflinePage() {
  return (
    <PlainPage
      picture="woman"
      title="You are offline"
      text={`This page needs an internet connection. ${BRAND} itself opens without one, and loads your matches and messages when you are back online.`}
    >
      <a href="/dashboard" className={buttonClass()}>
        Open {BRAND}
      </a>
      <a href="/" className={plainLinkClass}>
        Try the start page again
      </a>
    </PlainPage>
  )
}
