import { Button } from '../button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { useToast } from '../feedback/toast-provider.tsx'
import { Examples, Row } from './examples.tsx'

export function NoticeExamples() {
  const toast = useToast()
  return (
    <Examples title="Notices">
      <Banner
        tone="error"
        title="Error Loading Matches"
        action={<Button size="sm">Try Again</Button>}
        onDismiss={() => toast.info('Dismissed')}
      >
        Failed to fetch matches
      </Banner>
      <Banner tone="success">New verification code sent successfully!</Banner>
      <Banner tone="info">We sent a code to your phone.</Banner>
      <Row>
        <Button variant="outline" size="sm" onClick={() => toast.success('Photo uploaded successfully!')}>
          Success toast
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => toast.error('Failed to like user. Please try again.')}
        >
          Error toast
        </Button>
        <Button variant="outline" size="sm" onClick={() => toast.info('Connection is back.', 3500)}>
          Info toast
        </Button>
      </Row>
      <ProgressBar label="Profile completion" value={65} />
      <Row>
        <Spinner label="Loading..." />
      </Row>
    </Examples>
  )
}
