import type { Feature } from '../../../platform/feature.ts'
import { inactivityJobs } from './inactivity.jobs.ts'
import { inactivityListeners } from './inactivity.listeners.ts'

export const inactivity = { jobs: inactivityJobs, listeners: inactivityListeners } satisfies Feature
