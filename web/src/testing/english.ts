import * as account from 'virtual:english/account'
import * as confirm from 'virtual:english/confirm'
import * as guest from 'virtual:english/guest'
import * as member from 'virtual:english/member'
import * as membership from 'virtual:english/membership'
import * as pages from 'virtual:english/public'
import * as push from 'virtual:english/push'
import * as searches from 'virtual:english/searches'
import * as start from 'virtual:english/start'
import { applyWords } from '../words/spoken.ts'

for (const words of [start, guest, member, account, confirm, push, membership, searches, pages])
  applyWords(words)
