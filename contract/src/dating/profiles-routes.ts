export const profilesRoutes = {
  getProfile: 'GET /functions/v1/get-profile',
  updateProfile: 'PUT /functions/v1/update-profile',
  getProfileWithPhotos: 'GET /functions/v1/get-profile-with-photos',
  recordProfileView: 'POST /functions/v1/record-profile-view',
  getProfileAsOthers: 'GET /functions/v1/get-profile-as-others',
  pauseProfile: 'POST /functions/v1/pause-profile',
  resumeProfile: 'POST /functions/v1/resume-profile',
} as const
