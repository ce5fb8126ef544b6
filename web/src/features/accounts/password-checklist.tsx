import { PASSWORD_RULES } from '@ndoa/contract/account-rules'
import { Checklist } from '../../ui/checklist.tsx'

/** Shows which rules the password meets while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <Checklist
      label="Password requirements"
      items={PASSWORD_RULES.map(({ text, holds }) => ({ text, done: holds(password) }))}
    />
  )
}
