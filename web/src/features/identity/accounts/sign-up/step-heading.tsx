import type { Ref } from 'react'
import { cx } from '../../../../ui/cx.ts'
import type { SignInMethod } from '../sign-in/sign-in-method-toggle.tsx'
import { words } from '../words/guest.ts'
import { LAST_STEP } from './registration-steps.ts'

export interface StepHeadingProps {
  step: number
  way: SignInMethod
  headingRef: Ref<HTMLHeadingElement>
}

export function StepHeading({ step, way, headingRef }: StepHeadingProps) {
  const { steps } = words.register
  const titles = [steps.about, steps.reach, way === 'email' ? steps.password : steps.end]
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="flex gap-1.5">
        {titles.map((title, place) => (
          <span
            key={title}
            className={cx('h-1.5 grow rounded-full', place < step ? 'bg-brand' : 'bg-line')}
          />
        ))}
      </div>
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl font-bold outline-none">
        <span className="block text-sm font-medium text-soft">{words.register.step(step, LAST_STEP)}</span>{' '}
        {titles[step - 1]}
      </h2>
    </div>
  )
}
