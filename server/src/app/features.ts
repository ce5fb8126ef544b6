import { referenceRoutes } from '../features/reference/index.ts'
import type { App } from '../platform/app.ts'
import type { FeatureRoutes } from '../platform/calls.ts'
import type { HearClient } from './realtime.ts'

/** Every feature's calls, in the order in which features build on each other. */
export const features: readonly FeatureRoutes[] = [referenceRoutes]

/** What features do when something has happened. */
export function listen(_app: App): void {}

/** What features do with what a member's browser said. */
export const hearClient: HearClient = async () => {}
