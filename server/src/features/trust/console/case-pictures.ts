import { PICTURE_PATHS } from '@ndoa/contract/trust/case-routes'
import type { App, Staff } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { transaction } from '../../../platform/outbox.ts'
import { isMissingFile, photoFile } from '../../../platform/storage.ts'
import { caseAct, requireLease } from '../cases/index.ts'
import type { StaffPicture } from '../photo-review/index.ts'
import { readEvidencePhoto } from '../reports/index.ts'
import { type Act, recordAct } from '../staff/index.ts'
import { evidencePhotoCase, subjectPhotoKey } from './case-view.queries.ts'

interface Address extends Record<string, string> {
  caseId: string
  id: string
}

export const evidencePictures = (app: App): StaffPicture<Address> => ({
  url: PICTURE_PATHS.evidence(':caseId', ':id'),
  look: async (staff, { caseId, id }) => {
    const photoCaseId = await findAndRecord(app, staff, caseId, {
      find: (tx) => evidencePhotoCase(tx, caseId, id),
      act: 'evidence_looked_at',
      details: { evidence: id },
    })
    return photoCaseId ? readEvidencePhoto(app, photoCaseId, id) : null
  },
})

export const memberPictures = (app: App): StaffPicture<Address> => ({
  url: PICTURE_PATHS.casePhoto(':caseId', ':id'),
  look: async (staff, { caseId, id }) => {
    const key = await findAndRecord(app, staff, caseId, {
      find: (tx) => subjectPhotoKey(tx, caseId, id),
      act: 'member_photo_looked_at',
      details: { photo: id },
    })
    if (!key) return null
    return app.storage.get(photoFile(key, 'w1280')).catch((error: unknown) => {
      if (isMissingFile(error)) return null
      throw error
    })
  },
})

interface Lookup<T> {
  find: (tx: Tx) => Promise<T>
  act: Act['act']
  details: Record<string, string>
}

async function findAndRecord<T>(
  app: App,
  staff: Staff,
  caseId: string,
  { find, act, details }: Lookup<T>,
): Promise<T> {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    await requireLease(tx, staff, caseId, now)
    const found = await find(tx)
    if (found) await recordAct(tx, caseAct(act, staff, caseId, now, details))
    return found
  })
}
