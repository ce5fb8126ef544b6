/** Likes, matches and notifications. */
export const lists = {
  likes: {
    title: 'People Who Liked You',
    failed: 'Error Loading Likes',
    failedToast: 'Error loading likes',
    loading: 'Loading likes...',
    none: 'No Likes Yet',
    noneText: 'When someone likes you, you’ll see them here. A complete profile with photos helps.',
  },
  matches: {
    title: 'My Matches',
    failed: 'Error Loading Matches',
    failedText: 'Failed to fetch matches',
    failedToast: 'Error loading matches',
    loading: 'Loading matches...',
    none: 'No Matches Yet',
    noneText: 'When you like someone and they like you back, you can message each other here.',
  },
  notifications: {
    title: 'Notifications',
    failed: 'Error Loading Notifications',
    notChanged: 'Failed to update notifications. Please try again.',
    noneUnread: 'No Unread Notifications',
    noneUnreadText: 'You’re all caught up.',
    all: 'All Notifications',
    none: 'No Notifications',
    noneOfKind: 'There’s nothing like this here yet.',
    noneText: 'When someone likes you, matches with you or messages you, you’ll see it here.',
  },
}
