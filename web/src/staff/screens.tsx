import type { StaffSession } from '@ndoa/contract/trust/staff'
import type { StaffPath } from '@ndoa/contract/trust/staff-paths'
import type { ReactNode } from 'react'
import { QueueScreen } from '../features/trust/cases/console/index.ts'
import { CaseScreen, FiguresScreen } from '../features/trust/console/index.ts'
import { PaymentsScreen } from '../features/trust/held-orders/console/index.ts'
import { PhotosScreen } from '../features/trust/photo-review/console/index.ts'
import { HoldsScreen } from '../features/trust/reports/console/index.ts'
import { AuditScreen, PeopleScreen } from '../features/trust/staff/console/index.ts'
import { VerificationScreen } from '../features/trust/verification/console/index.ts'
import { PasswordScreen } from './sign-in/password-screen.tsx'

/** Its path is also listed in `staff-paths.ts` of the contract. */
export interface Screen {
  path: Exclude<StaffPath, '/staff' | '/staff/enrol'>
  title: string
  /** Controls visibility only; the server checks its calls anyway. */
  isFor: (session: StaffSession) => boolean
  show: (session: StaffSession, params: Record<string, string>) => ReactNode
  /** The parent of a screen that is not in the navigation. */
  within?: StaffPath
}

export const SCREENS: readonly Screen[] = [
  {
    path: '/staff/people',
    title: 'People',
    isFor: ({ role }) => role === 'admin',
    show: (session) => <PeopleScreen session={session} />,
  },
  {
    path: '/staff/cases',
    title: 'Queue',
    isFor: () => true,
    show: (session) => <QueueScreen session={session} />,
  },
  {
    path: '/staff/cases/:id',
    title: 'Case',
    isFor: () => true,
    show: (session, { id = '' }) => <CaseScreen session={session} id={id} />,
    within: '/staff/cases',
  },
  {
    path: '/staff/payments',
    title: 'Payments',
    isFor: ({ role }) => role === 'admin',
    show: () => <PaymentsScreen />,
  },
  {
    path: '/staff/holds',
    title: 'Legal Holds',
    isFor: ({ role, is_senior }) => role === 'admin' || is_senior,
    show: (session) => <HoldsScreen session={session} />,
  },
  {
    path: '/staff/photos',
    title: 'Photos',
    isFor: () => true,
    show: () => <PhotosScreen />,
  },
  {
    path: '/staff/figures',
    title: 'Figures',
    isFor: () => true,
    show: () => <FiguresScreen />,
  },
  {
    path: '/staff/audit',
    title: 'Audit',
    isFor: () => true,
    show: (session) => <AuditScreen session={session} />,
  },
  {
    path: '/staff/verification',
    title: 'Verification',
    isFor: ({ role }) => role === 'moderator',
    show: () => <VerificationScreen />,
  },
  {
    path: '/staff/password',
    title: 'Password',
    isFor: () => true,
    show: () => <PasswordScreen />,
  },
]
