import type { Route } from './routes.ts'

// Apart from the other routes, like those of `staff-routes.ts`: members do not download them.

export const caseRoutes = {
  getCases: 'GET /functions/v1/get-cases',
  takeCase: 'POST /functions/v1/take-case',
  releaseCase: 'POST /functions/v1/release-case',
  getCase: 'POST /functions/v1/get-case',
  getFigures: 'GET /functions/v1/get-figures',
} as const satisfies Record<string, Route>

export const photoReviewRoutes = {
  getWaitingPhotos: 'GET /functions/v1/get-waiting-photos',
  reviewPhoto: 'POST /functions/v1/review-photo',
  undoPhotoReview: 'POST /functions/v1/undo-photo-review',
} as const satisfies Record<string, Route>

/** Pictures that staff look at, and nobody else. */
export const PICTURE_PATHS = {
  /** A photo as it was when it was reported. */
  evidence: (caseId: string, id: string) => `/storage/v1/evidence/${caseId}/${id}`,
  /** A photo of the member as it is today. */
  casePhoto: (caseId: string, photoId: string) => `/storage/v1/case-photos/${caseId}/${photoId}`,
  waitingPhoto: (photoId: string) => `/storage/v1/waiting-photos/${photoId}`,
}
