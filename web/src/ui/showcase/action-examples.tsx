import { Bell, Heart, Plus, Trash2 } from 'lucide-react'
import { Button, type ButtonVariant } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { linkClass, plainLinkClass } from '../link.ts'
import { Logo } from '../media/logo.tsx'
import { Quilt } from '../media/quilt.tsx'
import { Examples, Row } from './examples.tsx'

const variants: ButtonVariant[] = ['primary', 'outline', 'quiet', 'danger']

export function ActionExamples() {
  return (
    <>
      <Examples title="Brand">
        <Row>
          <Logo name="Ndoa" />
        </Row>
        <Quilt kind="strip" />
        <Quilt kind="divider" />
      </Examples>
      <Examples title="Type">
        <p className="display text-hero">Marry where your heart is home</p>
        <p className="display text-3xl">Find Your Perfect Match</p>
        <p className="max-w-[60ch]">
          Adébáyọ̀, Ẹ̀gbá, Nǹkọ, Ɛ̃fɔ̀, Ƙwarai, Ŋutsu, Ńnèká, Chịọma: every name in one face, with its marks.
        </p>
        <p className="text-sm text-soft">Soft text for what comes second. 3 days ago · ₦ 5 000 · ₵ 120</p>
      </Examples>
      <Examples title="Buttons and links">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>Save Changes</Button>
            <Button variant={variant} size="sm" icon={<Plus size={18} aria-hidden="true" />}>
              Add Photos
            </Button>
            <Button variant={variant} busy busyText="Saving...">
              Save Changes
            </Button>
            <Button variant={variant} disabled>
              Disabled
            </Button>
          </Row>
        ))}
        <Row>
          <IconButton label="Notifications">
            <Bell size={22} aria-hidden="true" />
          </IconButton>
          <IconButton label="Add" look="filled">
            <Plus size={22} aria-hidden="true" />
          </IconButton>
          <IconButton label="Like" look="brand">
            <Heart size={22} aria-hidden="true" />
          </IconButton>
          <IconButton label="Delete" disabled>
            <Trash2 size={22} aria-hidden="true" />
          </IconButton>
          <a href="#top" className={linkClass}>
            Forgot your password?
          </a>
          <a href="#top" className={plainLinkClass}>
            Safety Tips
          </a>
        </Row>
      </Examples>
    </>
  )
}
