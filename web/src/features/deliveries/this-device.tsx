import { useQueryClient } from '@tanstack/react-query'
import { PushSetting } from '../push/index.ts'
import { deliveryQuery } from './deliveries.queries.ts'

/** Push in this browser. The first device adds its column to the grid, the last one takes it away. */
export function ThisDevice({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  return <PushSetting onChange={() => void queryClient.invalidateQueries(deliveryQuery(userId))} />
}
