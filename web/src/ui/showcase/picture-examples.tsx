import { Badge, Chip, MatchChip, VerifiedBadge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Avatar } from '../media/avatar.tsx'
import { Photo } from '../media/photo.tsx'
import { Examples, Row } from './examples.tsx'

export function PictureExamples() {
  return (
    <Examples title="Pictures, cards and chips">
      <div className="grid grid-cols-2 gap-4">
        <Card flush>
          <Photo src="/art/woman.svg" alt="Amara" name="Amara" thumbhash="3OcRJYB4d3h/iIeHeEh3eIhw+j2w" eager>
            <div className="absolute start-3 top-3">
              <MatchChip percent={94} />
            </div>
          </Photo>
          <div className="grid gap-3 p-4">
            <p className="flex items-center gap-1.5 text-lg font-bold">
              Amara, 29 <VerifiedBadge />
            </p>
            <p className="text-sm text-soft">Lagos, Nigeria</p>
            <Button size="sm">Like</Button>
          </div>
        </Card>
        <div className="grid content-start gap-4">
          <Photo alt="Ọlá has no photo yet" name="ọ́lá" rounded ratio="square" />
          <Photo src="/art/man.svg" alt="Kofi" name="Kofi" rounded ratio="square" blurred />
        </div>
      </div>
      <Row>
        <Avatar name="Amara" src="/art/woman.svg" size="lg" online />
        <Avatar name="Kofi" online />
        <Avatar name="Ẹ̀bùn" size="sm" />
        <Badge count={3} label={(_count, shown) => `${shown} unread messages`} />
        <Badge count={120} label={(_count, shown) => `${shown} likes`} />
      </Row>
      <Row>
        <Chip>Christianity</Chip>
        <Chip tone="teal">Online</Chip>
        <Chip tone="success">Approved</Chip>
        <Chip tone="error">Rejected</Chip>
        <Chip tone="gold">New Like!</Chip>
        <Chip tone="solid">3 photos</Chip>
        <MatchChip percent={87} onExplain={() => {}} />
        <VerifiedBadge withText />
      </Row>
    </Examples>
  )
}
