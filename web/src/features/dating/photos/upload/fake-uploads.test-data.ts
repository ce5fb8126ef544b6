import { onTestFinished, vi } from 'vitest'

class FakeUpload extends EventTarget {
  upload = new EventTarget()
  status = 0
  responseText = ''
  timeout = 0
  address = ''
  file: File | undefined
  id: unknown
  /** In the form's field order. */
  fields: string[] = []
  ownerId: unknown
  headers = new Headers()

  open(method: string, path: string) {
    this.address = `${method} ${path}`
  }

  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }

  send(body: FormData) {
    this.file = body.get('file') as File
    this.id = body.get('client_upload_id')
    this.ownerId = body.get('user_id')
    this.fields = [...body.keys()]
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }

  answer(status: number, text: string) {
    this.status = status
    this.responseText = text
    this.dispatchEvent(new Event('load'))
  }

  accept(data: unknown) {
    this.answer(200, JSON.stringify({ success: true, data }))
  }

  refuse(status: number, error: string, message: string) {
    this.answer(status, JSON.stringify({ success: false, error, message, data: null }))
  }

  fail(how: 'error' | 'timeout') {
    this.dispatchEvent(new Event(how))
  }
}

/** Replaces XMLHttpRequest for this test. @returns the uploads in starting order */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = []
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super()
        uploads.push(this)
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return uploads
}
