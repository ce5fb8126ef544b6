import type { StaffSession } from '@ndoa/contract/staff'
import type { StaffPath } from '@ndoa/contract/staff-paths'
import type { ReactNode } from 'react'
import { AuditScreen } from './audit.tsx'
import { CaseScreen } from './case.tsx'
import { FiguresScreen } from './figures.tsx'
import { PasswordScreen } from './own-password.tsx'
import { PaymentsScreen } from './payments.tsx'
import { PeopleScreen } from './people.tsx'
import { PhotosScreen } from './photos.tsx'
import { QueueScreen } from './queue.tsx'
import { VerificationScreen } from './verification.tsx'

/** One screen of the console. Its path also stands in `staff-paths.ts` of the contract. */
export interface Screen {
  path: Exclude<StaffPath, '/staff' | '/staff/enrol'>
  /** Its name in the navigation and in the tab of the browser. */
  title: string
  /** Who sees it; the server decides about its calls anyway. */
  isFor: (session: StaffSession) => boolean
  show: (session: StaffSession, params: Record<string, string>) => ReactNode
  /** Not in the navigation: it belongs to this screen. */
  within?: StaffPath
}

/** In the order of the navigation. */
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
