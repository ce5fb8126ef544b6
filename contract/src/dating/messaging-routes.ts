export const messagingRoutes = {
  getConversations: 'POST /functions/v1/get-conversations',
  getMessages: 'POST /functions/v1/get-messages',
  sendMessage: 'POST /functions/v1/send-message',
  markMessagesRead: 'POST /functions/v1/mark-messages-read',
} as const
