import { SideCard, SideLinks, StaticPage } from '../layout/static-page.tsx'
import { words } from '../words/report-content.ts'
import { words as site } from '../words/site.ts'
import { NoticeForm } from './notice-form.tsx'

export function ReportContentPage() {
  return (
    <StaticPage
      title={words.title}
      subtitle={words.subtitle}
      picture="woman-glasses"
      sidebar={
        <>
          <SideCard title={site.inDanger}>
            <p className="text-soft">{words.inDanger}</p>
          </SideCard>
          <SideCard title={words.account.title}>
            <p className="text-soft">{words.account.text}</p>
          </SideCard>
          <SideLinks
            title={site.readMore}
            links={[
              [site.pages.communityRules, '/community-rules'],
              [site.pages.contact, '/contact'],
            ]}
          />
        </>
      }
    >
      <NoticeForm />
    </StaticPage>
  )
}
