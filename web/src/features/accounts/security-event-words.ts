import type { SecurityEventKind } from '@ndoa/contract/security-log'
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
  text: string
  icon: LucideIcon
  /** A refused attempt. */
  alarming?: true
}

const signedIn = (how: string): Look => ({ text: `Signed in ${how}`, icon: LogIn })
const refused = (text: string): Look => ({ text, icon: ShieldAlert, alarming: true })

/** The sentence that a member reads for each event. */
export const EVENT_LOOKS: Record<SecurityEventKind, Look> = {
  signed_in_password: signedIn('with your password'),
  signed_in_link: signedIn('with an emailed link'),
  signed_in_phone: signedIn('with a texted code'),
  signed_in_second_factor: signedIn('with two-step sign-in'),
  signed_in_program: signedIn('from outside a browser'),
  refused_password: refused('Someone entered a wrong password'),
  refused_phone: refused('Someone entered a wrong texted code'),
  refused_second_factor: refused('Someone entered a wrong two-step code'),
  refused_often: refused('Several more failed sign-in attempts'),
  signed_out: { text: 'Signed out', icon: LogOut },
  session_ended: { text: 'One of your devices was signed out', icon: LogOut },
  other_sessions_ended: { text: 'All other devices were signed out', icon: LogOut },
  password_set: { text: 'Password added', icon: KeyRound },
  password_changed: { text: 'Password changed', icon: KeyRound },
  second_factor_on: { text: 'Two-step sign-in turned on', icon: ShieldCheck },
  second_factor_off: { text: 'Two-step sign-in turned off', icon: ShieldOff },
  recovery_codes_renewed: { text: 'New recovery codes created', icon: KeyRound },
  email_added: { text: 'Email address added', icon: Mail },
  email_changed: { text: 'Email address changed', icon: Mail },
  phone_added: { text: 'Phone number added', icon: Smartphone },
  phone_changed: { text: 'Phone number changed', icon: Smartphone },
  export_asked: { text: 'You asked for a copy of your data', icon: Download },
  export_fetched: { text: 'You downloaded a copy of your data', icon: Download },
  deactivated: { text: 'Account deactivated', icon: UserX },
  reactivated: { text: 'Account reactivated', icon: UserCheck },
}
