import type { LIVE_POSES } from '@ndoa/contract/dating/choices'
import type { Challenge, verificationCalls } from '@ndoa/contract/trust/verification'
import { verificationRoutes } from '@ndoa/contract/trust/verification-routes'
import { clientOf } from '../../../lib/api/api.ts'
import { refusal } from '../../../lib/api/api-error.ts'
import { request } from '../../../lib/api/http.ts'

export type Pose = (typeof LIVE_POSES)[number]
export type Pictures = Record<Pose, Blob>

const api = clientOf<typeof verificationCalls>(verificationRoutes)
/** Milliseconds; a slow line needs a while for 150 KiB. */
const UPLOAD_TIMEOUT = 2 * 60_000

export const getChallenge = async (): Promise<Challenge> => (await api.startVerification({})).data

export async function sendPictures(verificationId: string, pictures: Pictures): Promise<void> {
  const body = new FormData()
  body.append('verification_id', verificationId)
  for (const [pose, picture] of Object.entries(pictures)) body.append(pose, picture, pose)
  const [method = '', path = ''] = verificationRoutes.sendVerification.split(' ')
  const answer = await request(path, { method, body }, UPLOAD_TIMEOUT)
  if (!answer.ok) throw refusal(answer.status, answer.body)
}

export const askForCall = async (): Promise<void> => void (await api.requestCall({}))
