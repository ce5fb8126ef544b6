import { BRAND } from '@ndoa/contract/brand'
import { countries, marriages, successStories } from '../claims.ts'
import { DemoNote } from '../notes.tsx'
import { PAGE_KB } from '../page-weight.ts'
import { useShown } from '../shown-claims.tsx'
import { FactRow, SideLinks, StaticPage } from '../static-page.tsx'

export function AboutPage() {
  return (
    <StaticPage
      title="About Us"
      subtitle={`${BRAND} means marriage in Swahili. That is what we are here for.`}
      picture="mother"
      sidebar={
        <SideLinks
          title="Read more"
          links={[
            ['Success Stories', '/success-stories'],
            ['Safety Tips', '/safety-tips'],
            ['Careers', '/careers'],
            ['Press', '/press'],
          ]}
        />
      }
    >
      <div className="prose">
        <WhyWeExist />
        <WhatWeBelieve />
        <HowMatchingWorks />
      </div>
      <InFigures />
      <div className="prose mt-10">
        <h2>Who may join</h2>
        <p>
          Anyone aged 18 or older who is free to marry and honest about it. Read our{' '}
          <a href="/terms-of-service">Terms of Service</a> and our <a href="/safety-tips">Safety Tips</a>.
        </p>
      </div>
    </StaticPage>
  )
}

function InFigures() {
  const figures = useShown([successStories, marriages, countries])
  if (figures.length === 0) return null
  return (
    <section className="mt-10 grid gap-4">
      <h2 className="display text-2xl">{BRAND} in figures</h2>
      <FactRow figures={figures} />
      <DemoNote shown={figures} what="figures" />
    </section>
  )
}

function WhyWeExist() {
  return (
    <>
      <h2>Why we exist</h2>
      <p>
        Many Africans live far from the place where their family would once have introduced them to someone. A
        cousin in Lagos, a sister in Toronto, an aunt in Accra: everyone is willing to help, and no one knows
        who to ask. Ordinary dating apps know nothing of bride price, of a shared mother tongue, or of what it
        means to say grace before a meal.
      </p>
      <p>
        We built {BRAND} for women and men who want to marry, and who want to be asked about what matters:
        faith, tribe and culture, language, family, place and values.
      </p>
    </>
  )
}

function WhatWeBelieve() {
  return (
    <>
      <h2>What we believe</h2>
      <ul>
        <li>
          <strong>Marriage is serious, and joyful.</strong> No one is here to pass the time. Members say
          openly what they’re looking for.
        </li>
        <li>
          <strong>Culture is a strength.</strong> Your tribe, your languages and your faith are part of you,
          so they are part of every match. They never make you worth more or less.
        </li>
        <li>
          <strong>Honest numbers.</strong> A match percentage is worked out from both sides, is the same for
          both of you, and can be explained, point by point.
        </li>
        <li>
          <strong>Safety before growth.</strong> Your phone number and email address are never shown. You
          decide who sees your profile, and whether your photos are blurred.
        </li>
        <li>
          <strong>For every phone.</strong> Data is expensive in many places, so our pages are small: this one
          is under {PAGE_KB} KB.
        </li>
      </ul>
    </>
  )
}

function HowMatchingWorks() {
  return (
    <>
      <h2>How matching works</h2>
      <p>
        You tell us about yourself and about the person you hope to meet. We compare both directions: how well
        they fit what you seek, and how well you fit what they seek. Faith and culture weigh most; then come
        age and place, way of life, interests and education. Your deal breakers are always respected. The
        result is a percentage, and tapping it shows where it comes from.
      </p>
      <p>
        No algorithm knows who you will love, and ours doesn’t claim to. It saves you the conversations that
        were never going to work, so that you have time for the one that does.
      </p>
      <h2>Your family is welcome</h2>
      <p>
        A marriage joins two families. Take your time, ask your mother, bring your brother to the first
        meeting. You can show our words and pictures to your parents without blushing.
      </p>
    </>
  )
}
