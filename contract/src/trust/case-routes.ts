import type { Route } from '../routes.ts'

// Separate from the other routes, so that members don't download them.

export const caseRoutes = {
  getCases: 'GET /functions/v1/get-cases',
  takeCase: 'POST /functions/v1/take-case',
  releaseCase: 'POST /functions/v1/release-case',
  getCase: 'POST /functions/v1/get-case',
  endMemberSessions: 'POST /functions/v1/end-member-sessions',
  getFigures: 'GET /functions/v1/get-figures',
} as const satisfies Record<string, Route>

export const photoReviewRoutes = {
  getWaitingPhotos: 'GET /functions/v1/get-waiting-photos',
  reviewPhoto: 'POST /functions/v1/review-photo',
  undoPhotoReview: 'POST /functions/v1/undo-photo-review',
} as const satisfies Record<string, Route>

export const PICTURE_PATHS = {
  evidence: (caseId: string, id: string) => `/storage/v1/evidence/${caseId}/${id}`,
  casePhoto: (caseId: string, photoId: string) => `/storage/v1/case-photos/${caseId}/${photoId}`,
  waitingPhoto: (photoId: string) => `/storage/v1/waiting-photos/${photoId}`,
}
