import type { OwnProfile } from '@ndoa/contract/dating/profiles'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { UnsavedQuestion } from '../../../../ui/dialogs/unsaved-question.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words/own.ts'
import { BasicFields } from './basic-fields.tsx'
import { FaithFields } from './faith-fields.tsx'
import { AdditionalFields, LanguageFields } from './language-and-additional-fields.tsx'
import { LifestyleFields } from './lifestyle-fields.tsx'
import { PreferenceFields } from './preference-fields.tsx'
import { neighbour, SECTION_NAMES, type SectionName } from './profile-sections.ts'
import { SavedDialog } from './saved-dialog.tsx'
import { type SectionProps, useProfileEditor } from './use-profile-editor.ts'

export interface ProfileFormProps {
  profile: OwnProfile
  section: SectionName
  onSection: (section: SectionName) => void
}

const fieldsOf: Record<SectionName, (props: SectionProps) => ReactNode> = {
  basic: BasicFields,
  faith: FaithFields,
  lifestyle: LifestyleFields,
  languages: LanguageFields,
  preferences: PreferenceFields,
  additional: AdditionalFields,
}

export function ProfileForm({ profile, section, onSection }: ProfileFormProps) {
  const { ref, ...editor } = useProfileEditor(profile, section)

  function save(event: FormEvent) {
    event.preventDefault()
    editor.save()
  }

  const content = (
    <form ref={ref} onSubmit={save} noValidate>
      <Section {...{ editor, profile, section }} />
    </form>
  )
  return (
    <div className="max-w-4xl">
      <SectionNavigation section={section} onSection={onSection} />
      <Tabs
        label={words.form.sections}
        tabs={SECTION_NAMES.map((name) => ({ value: name, label: labelOf(name, editor.unsaved), content }))}
        value={section}
        onChange={onSection}
      />
      <SavedDialog open={editor.isCelebrating} onClose={editor.endCelebration} />
      <UnsavedQuestion
        isUnsaved={editor.unsaved.length > 0}
        text={words.form.unsaved(editor.unsaved.map((name) => words.sections[name]))}
        onLeave={editor.giveUp}
      />
    </div>
  )
}

function Section({ editor, profile, section }: SectionProps & { section: SectionName }) {
  const Fields = fieldsOf[section]
  return (
    <Card className="grid gap-5">
      <Fields editor={editor} profile={profile} />
      {editor.saveError && <Banner tone="error">{editor.saveError}</Banner>}
      <Button
        type="submit"
        busy={editor.isSaving}
        busyText={words.form.saving}
        className="mt-2 sm:justify-self-start"
      >
        {words.form.save}
      </Button>
    </Card>
  )
}

const labelOf = (name: SectionName, unsaved: readonly SectionName[]) =>
  unsaved.includes(name) ? `${words.sections[name]} •` : words.sections[name]

function SectionNavigation({ section, onSection }: Omit<ProfileFormProps, 'profile'>) {
  const place = SECTION_NAMES.indexOf(section) + 1
  return (
    <div className="flex items-center justify-between lg:hidden">
      <IconButton label={words.form.previous} onClick={() => onSection(neighbour(section, -1))}>
        <ChevronLeft size={22} aria-hidden="true" className="pointing" />
      </IconButton>
      <p aria-live="polite" className="text-sm text-soft">
        {rich(words.form.place(words.sections[section], place, SECTION_NAMES.length), {
          more: srOnly,
        })}
      </p>
      <IconButton label={words.form.next} onClick={() => onSection(neighbour(section, 1))}>
        <ChevronRight size={22} aria-hidden="true" className="pointing" />
      </IconButton>
    </div>
  )
}
