import { Heart, MessageCircle, Sparkles, Users } from 'lucide-react'
import { Button } from '../button.tsx'
import { Card, SectionHeader } from '../card.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { FailedState } from '../feedback/failed-state.tsx'
import { Loading, SkeletonCard, SkeletonRow } from '../feedback/skeleton.tsx'
import { LoadMore } from '../lists/load-more.tsx'
import { type Tile, Tiles } from '../tiles.tsx'
import { Examples } from './examples.tsx'

const TILES: Tile[] = [
  { label: 'Total Matches', value: 12, Icon: Users },
  { label: 'New Messages', value: 3, Icon: MessageCircle },
  { label: 'Avg Match', value: '86%', Icon: Sparkles },
  { label: 'Likes Received', value: 0, Icon: Heart },
]

export function StateExamples() {
  return (
    <Examples title="States">
      <Tiles tiles={TILES} />
      <Tiles tiles={TILES} loading />
      <Card>
        <SectionHeader title="Recent Messages">
          <Button variant="quiet" size="sm">
            View All
          </Button>
        </SectionHeader>
        <Loading>
          <SkeletonRow />
          <SkeletonRow />
        </Loading>
      </Card>
      <Loading>
        <div className="grid grid-cols-2 gap-4">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      </Loading>
      <EmptyState
        title="No Likes Yet"
        text="When someone likes you, you will find them here."
        action={<Button>Find Matches</Button>}
      />
      <EmptyState title="Select a Conversation" picture="woman" />
      <FailedState title="Unable to Load Photos" text="Failed to fetch photos" onRetry={() => {}} />
      <LoadMore hasMore onMore={() => {}} text="Load More Matches" />
      <LoadMore hasMore={false} onMore={() => {}} endText="You have seen everyone for now." />
    </Examples>
  )
}
