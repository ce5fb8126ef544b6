import * as account from '../languages/en/account.ts'
import * as confirm from '../languages/en/confirm.ts'
import * as guest from '../languages/en/guest.ts'
import * as member from '../languages/en/member.ts'
import * as membership from '../languages/en/membership.ts'
import * as pages from '../languages/en/public.ts'
import * as push from '../languages/en/push.ts'
import * as searches from '../languages/en/searches.ts'
import * as start from '../languages/en/start.ts'
import { speak } from '../words/spoken.ts'

speak(start)
speak(guest)
speak(member)
speak(account)
speak(confirm)
speak(push)
speak(membership)
speak(searches)
speak(pages)
