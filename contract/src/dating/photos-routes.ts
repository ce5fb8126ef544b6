export const photosRoutes = {
  getPhotos: 'GET /functions/v1/get-photos',
  getUserPhotos: 'POST /functions/v1/get-user-photos',
  uploadPhoto: 'POST /functions/v1/upload-photo',
  deletePhoto: 'DELETE /functions/v1/delete-photo',
  reorderPhotos: 'POST /functions/v1/reorder-photos',
  setMainPhoto: 'POST /functions/v1/set-main-photo',
  grantPhotos: 'POST /functions/v1/grant-photos',
  revokePhotos: 'POST /functions/v1/revoke-photos',
  getPhotoGrants: 'GET /functions/v1/get-photo-grants',
} as const
