import { PASSWORD_RULES } from '@ndoa/contract/account-rules'
import { faults } from '../../lib/words/index.ts'
import { Checklist } from '../../ui/checklist.tsx'
import { words } from './words/guest/index.ts'

/** Shows which rules the password meets while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Checklist
      label={words.register.passwordRules}
      items={PASSWORD_RULES.map(({ fault, holds }) => ({ text: faults[fault], done: holds(password) }))}
    />
  )
}
