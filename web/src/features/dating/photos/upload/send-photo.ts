import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { networkError, refusal } from '../../../../lib/api/api-error.ts'

/** Milliseconds; the largest photo takes 420 s at 300 kbit/s. */
const UPLOAD_TIMEOUT = 8 * 60 * 1000

/**
 * Uses XMLHttpRequest, because `fetch` does not report upload progress.
 * @param id the same for every attempt to send one photo
 * @param ownerId the server refuses the photo when the session is another member's
 * @param onProgress gets whole percents
 */
export function sendPhoto(
  { file, id, ownerId }: { file: File; id: string; ownerId: string },
  onProgress: (percent: number) => void,
): Promise<OwnPhoto> {
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append('user_id', ownerId)
  body.append('client_upload_id', id)
  body.append('file', file)
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
  )
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      if (request.status >= 300) return reject(refusal(request.status, request.responseText))
      const answer = parse(request.responseText)
      if (answer) resolve(answer.data)
      else reject(networkError('network.unreadable', request.status))
    })
    request.addEventListener('error', () => reject(networkError('network.offline')))
    request.addEventListener('timeout', () => reject(networkError('network.timeout')))
    request.open('POST', '/functions/v1/upload-photo')
    request.timeout = UPLOAD_TIMEOUT
    request.setRequestHeader('accept-language', document.documentElement.lang)
    request.send(body)
  })
}

function parse(text: string): { data: OwnPhoto } | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
