import { SideCard, SideLinks, StaticPage } from '../static-page.tsx'
import { NoticeForm } from './notice-form.tsx'

/** Where people without an account tell us about something illegal or harmful. */
export function ReportContentPage() {
  return (
    <StaticPage
      title="Report Content"
      subtitle="Tell us about a profile, a picture or a page here that is illegal or breaks our rules. You don’t need an account."
      picture="woman-glasses"
      sidebar={
        <>
          <SideCard title="In danger?">
            <p className="text-soft">Call the police first. Then tell us.</p>
          </SideCard>
          <SideCard title="Do you have an account?">
            <p className="text-soft">
              Sign in and report from the three dots beside a name, a photo or a message: then we see what you
              mean, and you see what comes of it.
            </p>
          </SideCard>
          <SideLinks
            title="Read more"
            links={[
              ['Community Rules', '/community-rules'],
              ['Contact Us', '/contact'],
            ]}
          />
        </>
      }
    >
      <NoticeForm />
    </StaticPage>
  )
}
