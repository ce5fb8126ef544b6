import { REPORT_REASONS } from '@ndoa/contract/choices'
import { COMMUNITY_RULES } from '@ndoa/contract/community-rules'
import { APPEAL_DUE_HOURS, APPEAL_MONTHS, STRIKES_FOR } from '@ndoa/contract/decision-rules'
import { REPORT_DUE_HOURS, SHIELD_DUE_HOURS, SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { REPORT_LABELS } from '@ndoa/contract/report-labels'
import { OnThisPage, SideLinks, StaticPage } from '../static-page.tsx'
import { LADDER } from './ladder.ts'
import { inHours } from './words.ts'

const sections = [
  ['The rules', '#rules'],
  ['How to report', '#reporting'],
  ['What happens then', '#steps'],
  ['Strikes', '#strikes'],
  ['If you think we are wrong', '#second-look'],
  ['People decide, not programs', '#programs'],
  ['The blue badge', '#badge'],
] as const

/** The reasons for which somebody can be reported are the rules, and what we decide about them is one list of steps. */
export function CommunityRulesPage() {
  return (
    <StaticPage
      title="Community Rules"
      subtitle="What we ask of everyone here, what happens when a rule is broken, and how you can object."
      picture="woman-turban"
      sidebar={
        <>
          <OnThisPage links={sections} />
          <SideLinks
            title="Read more"
            links={[
              ['Safety Tips', '/safety-tips'],
              ['Our Figures', '/transparency'],
              ['Terms of Service', '/terms-of-service'],
            ]}
          />
        </>
      }
    >
      <Rules />
      <div className="prose mt-12">
        <Reporting />
      </div>
      <Steps />
      <div className="prose mt-12">
        <Strikes />
        <SecondLook />
        <Programs />
        <Badge />
      </div>
    </StaticPage>
  )
}

function Rules() {
  return (
    <section id="rules">
      <h2 className="display mb-2 text-2xl">The rules</h2>
      <p className="mb-6 max-w-[44rem] text-soft">
        Each rule is also a reason for which you can report someone, in the same words, and the one that we
        name when we decide.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {REPORT_REASONS.map((reason) => (
          <Rule key={reason} reason={reason} />
        ))}
      </ul>
    </section>
  )
}

function Rule({ reason }: { reason: (typeof REPORT_REASONS)[number] }) {
  const { title, rule, meaning } = COMMUNITY_RULES[reason]
  return (
    <li
      id={reason}
      className="flex flex-col gap-2 rounded-lg border border-line bg-card p-5 target:border-edge sm:last:col-span-2"
    >
      <h3 className="text-lg font-bold">{title}</h3>
      <p className="font-semibold">{rule}</p>
      <p>{meaning}</p>
      <p className="mt-auto border-t border-line pt-3 text-sm text-soft">
        Report it as “{REPORT_LABELS[reason]}”. We look at it within {inHours(REPORT_DUE_HOURS[reason])}.
      </p>
    </li>
  )
}

function Reporting() {
  return (
    <>
      <h2 id="reporting">How to report</h2>
      <p>
        Press the three dots beside a name, a photo or a message, choose Report, and then the reason. You can
        report people you have parted from for another 90 days, in Settings, under Privacy. They don’t learn
        that you reported them, and you can block them at the same time. Without an account,{' '}
        <a href="/report-content">tell us about something here that breaks these rules</a>.
      </p>
      <p>
        We keep a copy of what you report, so that it can’t be deleted before someone has seen it. In
        Settings, under Privacy, My Reports says when someone is looking at it, and what came of it: whether a
        rule was broken and we acted, or not. We don’t say what we did to the other person.
      </p>
    </>
  )
}

function Steps() {
  return (
    <section id="steps" className="mt-12">
      <h2 className="display mb-2 text-2xl">What happens then</h2>
      <p className="mb-6 max-w-[44rem]">
        Someone on our team looks at what was reported and decides on one of these steps. What was done before
        counts, and so does how much harm was done. Where someone threatens or blackmails, is under 18, forces
        or sells people, or has been proven to ask for money, we suspend the account at once and decide about
        a ban.
      </p>
      <ol className="divide-y divide-line overflow-clip rounded-lg border border-line bg-card">
        {LADDER.map(({ step, name, meaning, strikes }) => (
          <li key={step} className="grid gap-x-6 gap-y-1 p-5 sm:grid-cols-[10rem_1fr]">
            <div>
              <h3 className="text-lg font-bold">{name}</h3>
              {strikes && <p className="text-sm text-soft">{strikes}</p>}
            </div>
            <p>{meaning}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 max-w-[44rem]">
        Whoever a decision is about gets our reasons in writing: what we decided, what we found, how we
        learned of it, whether a program took part, which rule it is about, why it was broken, and how to
        object. They quote only that person’s own words and pictures, never a word of whoever reported.
      </p>
    </section>
  )
}

function Strikes() {
  return (
    <>
      <h2 id="strikes">Strikes</h2>
      <p>
        Some steps count as strikes for a while. They are for us, to treat everyone alike: with{' '}
        {STRIKES_FOR.suspended7} strikes at the same time our program suggests a suspension of 7 days, with{' '}
        {STRIKES_FOR.suspended30} one of 30 days, and with {STRIKES_FOR.banned} a ban. Whoever decides may
        choose another step, and has to write down why. When its time is over, a strike no longer counts.
      </p>
    </>
  )
}

function SecondLook() {
  return (
    <>
      <h2 id="second-look">If you think we are wrong</h2>
      <p>
        Ask for a second look: once for each decision, within {APPEAL_MONTHS} months, free of charge. Both
        sides can. If it is about you, you find the button below our reasons, also while you are suspended or
        banned. If you reported someone, you find it in My Reports.
      </p>
      <p>
        A senior on our team who took no part in the decision looks at it within {inHours(APPEAL_DUE_HOURS)}.
        If it was wrong, everything it did is undone at once, and its strikes no longer count. You can also go
        to a court, or to a body that settles disputes out of court.
      </p>
    </>
  )
}

function Programs() {
  return (
    <>
      <h2 id="programs">People decide, not programs</h2>
      <p>What programs do here:</p>
      <ul>
        <li>
          One looks in messages for requests for money and for early contact details. It warns whoever
          receives them, and asks whoever wrote them whether they mean it.
        </li>
        <li>
          When one member keeps asking for money, it stops them from starting new conversations for up to{' '}
          {SHIELD_PAUSE_DAYS} days. Someone on our team looks at it within {inHours(SHIELD_DUE_HOURS)}, and
          ends it if it was a mistake.
        </li>
        <li>
          One notices when a new account may belong to someone we have banned. Then its first photo and its
          first messages wait, or the whole account does, until one of us has looked.
        </li>
        <li>One sorts what is reported, so that whoever is in danger comes first.</li>
      </ul>
      <p>
        What no program does: decide that a rule was broken, remove something, suspend or ban anyone, judge a
        face or guess an age, or look at where someone comes from. Many reports at once do nothing by
        themselves either: a person looks at them.
      </p>
    </>
  )
}

function Badge() {
  return (
    <>
      <h2 id="badge">The blue badge</h2>
      <p>
        Whoever wants it takes three live pictures with the camera: one straight on, one with the head turned,
        one with a code on paper. Two of our team compare them with the profile photos, each on their own. As
        soon as they have decided, the pictures are deleted. Without a camera, we arrange a video call.
      </p>
      <p>
        The badge lasts {VERIFIED_MONTHS} months, and ends earlier with a new main photo, date of birth or
        gender. It says that someone looked like their photos on that day. It does not check name, age,
        marriage or intentions, and it protects no one from a report.
      </p>
    </>
  )
}
