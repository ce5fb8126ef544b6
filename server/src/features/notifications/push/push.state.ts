import webPush from 'web-push'
import type { App } from '../../../platform/app.ts'
import type { ValuesOf } from '../../../platform/config.ts'
import { createEncryption, type Encryption } from '../../../platform/encryption.ts'
import type { AccountsConfig } from '../../identity/accounts/index.ts'
import type { pushConfig } from './push.config.ts'
import { storedKeys, storeKeysOnce } from './push.queries.ts'

export interface PushKeys {
  publicKey: string
  privateKey: string
}

interface PushState {
  hosts: readonly string[]
  encryption: Encryption
  keys: () => Promise<PushKeys>
}

declare module '../../../platform/app.ts' {
  interface App {
    push: PushState
  }
}

export function createPushState(
  { db }: Pick<App, 'db'>,
  { SECRET_CODES, PUSH_HOSTS }: Pick<AccountsConfig, 'SECRET_CODES'> & ValuesOf<typeof pushConfig>,
): PushState {
  const encryption = createEncryption(SECRET_CODES, 'push')
  let known: PushKeys | undefined
  return {
    hosts: PUSH_HOSTS,
    encryption,
    async keys() {
      known ??= await readKeys(db, encryption)
      return known
    },
  }
}

const OWNER = 'keys'

async function readKeys(db: App['db'], encryption: Encryption): Promise<PushKeys> {
  const stored = (await storedKeys(db)) ?? (await storeKeysOnce(db, newKeys(encryption)))
  return { publicKey: stored.public_key, privateKey: encryption.decrypt(stored.sealed_private_key, OWNER) }
}

function newKeys(encryption: Encryption) {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { public_key: publicKey, sealed_private_key: encryption.encrypt(privateKey, OWNER) }
}
