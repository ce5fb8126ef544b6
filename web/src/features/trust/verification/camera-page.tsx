import type { Challenge } from '@ndoa/contract/trust/verification'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { usePageTitle } from '../../../lib/screen/use-page-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { LogoMark } from '../../../ui/media/logo.tsx'
import { words as ui } from '../../../ui/words.ts'
import { NoCamera } from './no-camera.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { getChallenge, type Pictures, type Pose } from './send-pictures.ts'
import { TakePictures } from './take-pictures.tsx'
import { words } from './words/own.ts'

const BACK = '/verification'

/** Only this page may use the camera, so all its links load another page. */
export function CameraPage() {
  usePageTitle(words.camera.pageTitle)
  // Fetched once, because another call would return another code.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['challenge'],
    queryFn: getChallenge,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <main className="mx-auto grid max-w-lg gap-5 px-4 py-6">
      <header className="flex items-center gap-3">
        <LogoMark className="h-8" />
        <h1 className="display text-2xl">{words.camera.title}</h1>
        <a href={BACK} className="ms-auto inline-flex min-h-11 items-center font-semibold text-brand-strong">
          {words.camera.back}
        </a>
      </header>
      {data && !isFetching ? (
        <Steps key={data.verification_id} challenge={data} onStartAgain={() => void refetch()} />
      ) : error && !isFetching ? (
        <Banner tone="error" action={<BackLink />}>
          {sentenceFor(error, ui.wentWrong)}
        </Banner>
      ) : (
        <Spinner label={ui.loading} />
      )}
    </main>
  )
}

const BackLink = () => (
  <a href={BACK} className={buttonClass('outline', 'sm')}>
    {words.camera.goBack}
  </a>
)

type Step = 'ready' | 'taking' | 'no-camera' | 'sent' | 'call-asked'

function Steps({ challenge, onStartAgain }: { challenge: Challenge; onStartAgain: () => void }) {
  const [step, setStep] = useState<Step>('ready')
  const [pictures, setPictures] = useState<Partial<Pictures>>({})
  if (step === 'sent') return <Done text={words.camera.sent} />
  if (step === 'call-asked') return <Done text={words.camera.callAsked} />
  if (step === 'no-camera')
    return <NoCamera onRetry={() => setStep('taking')} onAsked={() => setStep('call-asked')} />
  if (step === 'ready') return <Ready code={challenge.code} onStart={() => setStep('taking')} />
  if (isComplete(pictures))
    return (
      <ReviewPictures
        verificationId={challenge.verification_id}
        pictures={pictures}
        onRetake={(pose) => setPictures((before) => without(before, pose))}
        onSent={() => setStep('sent')}
        onStartAgain={onStartAgain}
      />
    )
  return (
    <TakePictures
      challenge={challenge}
      pictures={pictures}
      onTaken={(pose, picture) => setPictures((before) => ({ ...before, [pose]: picture }))}
      onNoCamera={() => setStep('no-camera')}
    />
  )
}

const without = (pictures: Partial<Pictures>, pose: Pose): Partial<Pictures> =>
  Object.fromEntries(Object.entries(pictures).filter(([name]) => name !== pose))

const isComplete = (pictures: Partial<Pictures>): pictures is Pictures =>
  pictures.straight !== undefined && pictures.turned !== undefined && pictures.code !== undefined

function Ready({ code, onStart }: { code: string; onStart: () => void }) {
  return (
    <div className="grid gap-4">
      <p>{words.camera.ready.text}</p>
      <p className="rounded-lg bg-sand py-4 text-center text-4xl font-bold tracking-widest">{code}</p>
      <p className="text-soft">{words.camera.ready.privacy}</p>
      <Button onClick={onStart}>{words.camera.ready.open}</Button>
    </div>
  )
}

function Done({ text }: { text: string }) {
  return (
    <Banner
      tone="success"
      action={
        <a href={BACK} className={buttonClass('outline', 'sm')}>
          {words.camera.done}
        </a>
      }
    >
      {text}
    </Banner>
  )
}
