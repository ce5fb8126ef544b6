/** A method and a path, such as `POST /functions/v1/likes`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`

/** Where each call is answered, by feature. No schema library here: the web app calls by these alone. */
export const routes = {
  accounts: {
    completeSignUp: 'POST /functions/v1/complete-sign-up',
    signUp: 'POST /auth/v1/sign-up/email',
    resendConfirmation: 'POST /auth/v1/resend-confirmation',
    exchangeCode: 'POST /auth/v1/exchange-code',
    signIn: 'POST /auth/v1/sign-in/email',
    requestSignInLink: 'POST /auth/v1/sign-in/link',
    requestPasswordReset: 'POST /auth/v1/reset-password',
    signUpByPhone: 'POST /auth/v1/sign-up/phone',
    signInByPhone: 'POST /auth/v1/sign-in/phone',
    verifyPhone: 'POST /auth/v1/verify-phone',
    submitSecondFactor: 'POST /auth/v1/sign-in/second-factor',
    signOut: 'POST /auth/v1/sign-out',
    getSession: 'GET /auth/v1/get-session',
    getSecurity: 'GET /auth/v1/get-security',
    getSessions: 'GET /auth/v1/get-sessions',
    getSecurityLog: 'GET /auth/v1/get-security-log',
    endSession: 'POST /auth/v1/end-session',
    endOtherSessions: 'POST /auth/v1/end-other-sessions',
    changePassword: 'POST /auth/v1/change-password',
    changeContact: 'POST /auth/v1/change-contact',
    confirmContact: 'POST /auth/v1/confirm-contact',
    updateUser: 'POST /auth/v1/update-user',
    enrolSecondFactor: 'POST /auth/v1/enrol-second-factor',
    confirmSecondFactor: 'POST /auth/v1/confirm-second-factor',
    renewRecoveryCodes: 'POST /auth/v1/renew-recovery-codes',
    removeSecondFactor: 'POST /auth/v1/remove-second-factor',
  },
  discovery: {
    getMatches: 'POST /functions/v1/get-matches',
    loadFindMatchesParams: 'POST /functions/v1/load-find-matches-params',
  },
  leaving: {
    deactivateAccount: 'POST /functions/v1/deactivate-account',
    deleteAccount: 'POST /functions/v1/delete-account',
    exportMyData: 'POST /functions/v1/export-my-data',
    fetchMyData: 'POST /functions/v1/fetch-my-data',
  },
  likes: {
    likeMember: 'POST /functions/v1/likes',
    getReceivedLikes: 'POST /functions/v1/get-received-likes',
  },
  matches: {
    getMyMatches: 'POST /functions/v1/get-my-matches',
    getDashboardStats: 'POST /functions/v1/get-dashboard-stats',
  },
  messaging: {
    getConversations: 'POST /functions/v1/get-conversations',
    getMessages: 'POST /functions/v1/get-messages',
    sendMessage: 'POST /functions/v1/send-message',
    markMessagesRead: 'POST /functions/v1/mark-messages-read',
  },
  notifications: {
    getBadges: 'GET /functions/v1/get-badges',
    getNotifications: 'GET /functions/v1/get-notifications',
    markNotificationsRead: 'POST /functions/v1/mark-notifications-read',
    dismissNotification: 'POST /functions/v1/dismiss-notification',
  },
  photos: {
    getPhotos: 'GET /functions/v1/get-photos',
    getUserPhotos: 'POST /functions/v1/get-user-photos',
    uploadPhoto: 'POST /functions/v1/upload-photo',
    deletePhoto: 'DELETE /functions/v1/delete-photo',
    reorderPhotos: 'POST /functions/v1/reorder-photos',
    setMainPhoto: 'POST /functions/v1/set-main-photo',
  },
  profiles: {
    getProfile: 'GET /functions/v1/get-profile',
    updateProfile: 'PUT /functions/v1/update-profile',
    getProfileWithPhotos: 'GET /functions/v1/get-profile-with-photos',
    recordProfileView: 'POST /functions/v1/record-profile-view',
  },
  reference: {
    getReferenceData: 'GET /functions/v1/get-reference-data',
    getCountry: 'GET /functions/v1/get-country',
  },
  safety: {
    blockMember: 'POST /functions/v1/block-member',
    unblockMember: 'POST /functions/v1/unblock-member',
    getBlockedMembers: 'GET /functions/v1/get-blocked-members',
    hideMember: 'POST /functions/v1/hide-member',
    unmatch: 'POST /functions/v1/unmatch',
    getPartings: 'GET /functions/v1/get-partings',
  },
  reports: {
    reportMember: 'POST /functions/v1/report-member',
    getReports: 'GET /functions/v1/get-reports',
  },
  statements: {
    getStatements: 'GET /functions/v1/get-statements',
    appealStatement: 'POST /functions/v1/appeal-statement',
    appealReport: 'POST /functions/v1/appeal-report',
  },
  settings: {
    getSettings: 'GET /functions/v1/get-settings',
    updateSettings: 'PUT /functions/v1/update-settings',
    getConsents: 'GET /functions/v1/get-consents',
    updateConsents: 'PUT /functions/v1/update-consents',
  },
  support: {
    sendContactMessage: 'POST /functions/v1/send-contact-message',
    submitNotice: 'POST /functions/v1/submit-notice',
  },
} as const satisfies Record<string, Record<string, Route>>
