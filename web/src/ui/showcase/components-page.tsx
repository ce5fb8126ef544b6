import { useState } from 'react'
import { Segmented } from '../forms/segmented.tsx'
import { ActionExamples } from './action-examples.tsx'
import { ChoiceExamples } from './choice-examples.tsx'
import { FieldExamples } from './field-examples.tsx'
import { NoticeExamples } from './notice-examples.tsx'
import { OverlayExamples } from './overlay-examples.tsx'
import { PictureExamples } from './picture-examples.tsx'
import { StateExamples } from './state-examples.tsx'

type Theme = 'light' | 'dark'
const shown = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } satisfies Record<string, Theme[]>

export function ComponentsPage() {
  const [choice, setChoice] = useState<keyof typeof shown>('both')
  const themes = shown[choice]
  return (
    <main>
      <header className="gutter flex flex-wrap items-center justify-between gap-4 py-6">
        <h1 className="display text-3xl">Components</h1>
        <Segmented
          label="Theme"
          value={choice}
          onChange={setChoice}
          options={[
            { value: 'both', label: 'Both' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </header>
      <div className={themes.length > 1 ? 'grid xl:grid-cols-2' : 'grid'}>
        {themes.map((theme) => (
          <div key={theme} data-theme={theme} className="gutter grid min-w-0 content-start gap-12 py-10">
            <ActionExamples />
            <FieldExamples />
            <ChoiceExamples />
            <NoticeExamples />
            <OverlayExamples />
            <PictureExamples />
            <StateExamples />
          </div>
        ))}
      </div>
    </main>
  )
}
