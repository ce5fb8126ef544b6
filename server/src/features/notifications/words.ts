import { INACTIVE_AFTER_DAYS } from '@ndoa/contract/limits'
import type { NotificationRow } from './notifications.queries.ts'

interface Words {
  title: string
  message: string
  actionUrl: string
}

/**
 * What a notification says, and where a click on it leads. Never a word of a message.
 * @returns null for what a newer server has written during a release
 */
export function wordsOf({ about, user_name, former_name, match_id }: NotificationRow): Words | null {
  const name = user_name ?? 'Someone'
  const former = former_name ?? 'a member'
  const conversation = `/messages?matchId=${match_id}`
  switch (about) {
    case 'match':
      return {
        title: 'New Match!',
        message: `You and ${name} like each other. Say hello!`,
        actionUrl: conversation,
      }
    case 'message':
      return { title: 'New Message', message: `${name} wrote to you.`, actionUrl: conversation }
    case 'like':
      return {
        title: 'New Like!',
        message: `${name} liked your profile.`,
        actionUrl: match_id ? conversation : '/likes',
      }
    case 'unanswered':
      return {
        title: 'Waiting for Your Answer',
        message: `${name} wrote to you three days ago and would be glad to hear from you.`,
        actionUrl: conversation,
      }
    case 'profile':
      return {
        title: 'Complete Your Profile',
        message: 'Members look first at profiles that tell more. A few answers are still blank in yours.',
        actionUrl: '/profile',
      }
    case 'views':
      return {
        title: 'Profile Views',
        message: 'Members looked at your profile this week. See how many on your dashboard.',
        actionUrl: '/dashboard',
      }
    case 'report':
      return {
        title: 'About Your Report',
        message: 'We have looked at what you reported. See what came of it.',
        actionUrl: '/settings?tab=privacy',
      }
    case 'statement':
      return {
        title: 'About Your Account',
        message: 'Our team has decided something about your account. Please read it.',
        actionUrl: '/settings?tab=privacy',
      }
    case 'verification_asked':
      return {
        title: 'Would You Like to Get Verified?',
        message: `${name} would like to see a verified badge on your profile. It is up to you.`,
        actionUrl: '/verification',
      }
    case 'verification_call':
      return {
        title: 'Your Video Call',
        message: 'We have arranged it. See when and where we meet.',
        actionUrl: '/verification',
      }
    case 'verification_approved':
      return {
        title: 'You Are Verified',
        message: 'Your profile now has a blue badge.',
        actionUrl: '/verification',
      }
    case 'verification_rejected':
      return {
        title: 'We Could Not Verify You',
        message: 'See why, and what you can do about it.',
        actionUrl: '/verification',
      }
    case 'verification_expired':
      return {
        title: 'Your Badge Has Ended',
        message: 'A year has passed since we compared your photos. You can get verified again.',
        actionUrl: '/verification',
      }
    case 'contact_banned':
      return {
        title: `About ${former}`,
        message: `We have removed the account of ${former}, because it broke our rules about money or false identities. Fraud is possible. Never send money, and never share bank details or codes. If you have sent money, ask your bank or mobile money provider at once to reverse it, and keep the chat. Read what else you can do, and how to reach us.`,
        actionUrl: '/safety-tips#money-sent',
      }
    case 'contact_cleared':
      return {
        title: `A Correction About ${former}`,
        message: `We told you that we had removed the account of ${former}. That decision was wrong, and we have undone it. We have no reason to warn you, and we are sorry.`,
        actionUrl: '/contact',
      }
    case 'inactivity':
      return {
        title: 'You Haven’t Visited for a While',
        message: `After ${INACTIVE_AFTER_DAYS} days without a visit, we stop suggesting a profile. From the next visit on, we suggest it again.`,
        actionUrl: '/dashboard',
      }
    default:
      about satisfies never
      return null
  }
}
