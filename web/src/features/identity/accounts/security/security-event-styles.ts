import type { SecurityEventKind } from '@ndoa/contract/identity/security-log'
import {
  Download,
  KeyRound,
  LogIn,
  LogOut,
  type LucideIcon,
  Mail,
  ShieldAlert,
  ShieldCheck,
  ShieldOff,
  Smartphone,
  UserCheck,
  UserX,
} from 'lucide-react'

interface Look {
  icon: LucideIcon
  alarming?: true
}

const signedIn: Look = { icon: LogIn }
const refused: Look = { icon: ShieldAlert, alarming: true }

export const EVENT_STYLES: Record<SecurityEventKind, Look> = {
  signed_in_password: signedIn,
  signed_in_link: signedIn,
  signed_in_phone: signedIn,
  signed_in_second_factor: signedIn,
  signed_in_program: signedIn,
  refused_password: refused,
  refused_phone: refused,
  refused_second_factor: refused,
  refused_often: refused,
  signed_out: { icon: LogOut },
  session_ended: { icon: LogOut },
  other_sessions_ended: { icon: LogOut },
  password_set: { icon: KeyRound },
  password_changed: { icon: KeyRound },
  second_factor_on: { icon: ShieldCheck },
  second_factor_off: { icon: ShieldOff },
  recovery_codes_renewed: { icon: KeyRound },
  email_added: { icon: Mail },
  email_changed: { icon: Mail },
  phone_added: { icon: Smartphone },
  phone_changed: { icon: Smartphone },
  export_asked: { icon: Download },
  export_fetched: { icon: Download },
  deactivated: { icon: UserX },
  reactivated: { icon: UserCheck },
}
