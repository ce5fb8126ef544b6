import { normalisePassword, PASSWORD_RULES } from '@ndoa/contract/identity/account-rules'
import { faults } from '../../../lib/faults.ts'
import { Checklist } from '../../../ui/forms/checklist.tsx'
import { words } from './words/guest.ts'

export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Checklist
      label={words.register.passwordRules}
      items={PASSWORD_RULES.map(({ fault, holds }) => ({
        text: faults[fault],
        done: holds(normalisePassword(password)),
      }))}
    />
  )
}
