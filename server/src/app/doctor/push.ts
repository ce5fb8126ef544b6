import { createECDH } from 'node:crypto'
import { createPushState } from '../../features/notifications/push/index.ts'
import type { Database } from '../../platform/db.ts'
import type { Config } from '../config.ts'
import { broken, type Finding, ok } from './finding.ts'

export async function checkPush(db: Database, config: Config): Promise<Finding> {
  try {
    const { publicKey, privateKey } = await createPushState({ db }, config).keys()
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    if (pair.getPublicKey('base64url') !== publicKey) throw new Error('The keys are no pair.')
    return ok(
      'push',
      'the keys by which push services know us are valid. Not checked: whether a message arrives',
    )
  } catch {
    return broken(
      'push',
      'the keys by which push services know us cannot be read',
      'Start with the SECRET_CODES that this database was used with before. If it is lost, delete the row of push_keys: all members then allow notifications again.',
    )
  }
}
