import type { StaffRole } from '@ndoa/contract/trust/staff-rules'

export interface RoleChoice {
  role: StaffRole
  is_senior: boolean
}

export const ROLES = [
  { value: 'moderator', label: 'Moderator', hint: 'Works on reports and photos' },
  {
    value: 'senior',
    label: 'Senior moderator',
    hint: 'Also confirms bans and decides appeals, never on their own decisions',
  },
  { value: 'admin', label: 'Administrator', hint: 'Manages staff and reads the whole audit log' },
] as const

export const roleValue = ({ role, is_senior }: RoleChoice): string => (is_senior ? 'senior' : role)

export const roleChoice = (value: string): RoleChoice =>
  value === 'admin'
    ? { role: 'admin', is_senior: false }
    : { role: 'moderator', is_senior: value === 'senior' }

export const roleLabel = (choice: RoleChoice): string =>
  ROLES.find(({ value }) => value === roleValue(choice))?.label ?? ''
