import { useQueryClient } from '@tanstack/react-query'
import { PushSetting } from '../push/index.ts'
import { deliveryQuery } from './deliveries.queries.ts'

/** The first device adds its column to the grid, and the last one removes it. */
export function ThisDevice({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  return <PushSetting onChange={() => void queryClient.invalidateQueries(deliveryQuery(userId))} />
}
