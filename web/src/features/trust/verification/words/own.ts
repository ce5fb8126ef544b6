import { camera } from './own/camera.ts'
import { ends, reasons } from './own/reasons.ts'

export const words = {
  failed: 'We couldn’t load this page',
  notDone: 'That didn’t work. Please try again.',
  goodUntil: (date: string) =>
    `Your badge is valid until ${date}. It ends earlier if you change your main photo, your date of birth or your gender.`,
  giveUp: {
    label: 'Give Up Badge',
    title: 'Give Up Badge?',
    text: 'Your profile will no longer show the badge. You can get verified again at any time.',
  },
  takeBack: { label: 'Take Back My Request', title: 'Take Back My Request?' },
  noCall: 'There will be no call.',
  picturesGo: 'Your pictures will be deleted.',
  badgeStays: 'You keep your badge.',
  askAgain: 'You can ask again at any time.',
  rejected: 'We could not verify you this time',
  picturesGone: 'The pictures have been deleted.',
  notTold: 'No one else is told.',
  notRenewed: {
    title: 'We could not renew your badge this time',
    text: 'You keep your badge until it runs out. No one else is told.',
  },
  ended: 'You’re no longer verified',
  comparing: {
    title: 'We’re comparing your pictures',
    text: 'Two of our team look at them, each on their own. This usually takes 24 to 48 hours. As soon as they have decided, your pictures are deleted.',
  },
  calling: {
    title: 'We’ll arrange a call with you',
    text: 'We’ll tell you here when and where. Two of our team decide after the call.',
  },
  call: {
    title: 'Your video call is arranged',
    text: '<at></at> in the time of this device. Two of our team decide after the call, usually within two days. If the time doesn’t suit you, take back your request and ask again.',
    at: (date: string, time: string) => `${date}, ${time}`,
    join: 'Join the Call',
  },
  how: {
    title: 'How it works',
    steps: [
      'You take three pictures with the camera of this device: looking straight ahead, with your head turned, and with a code on paper. Please have a pen and paper ready.',
      'Two of our team compare them with your profile photos, each on their own.',
      'The pictures are deleted as soon as they have decided. No other member ever sees them.',
    ],
    take: 'Take Pictures',
    noCamera: 'No Camera? Arrange a Call',
  },
  meaning: {
    title: 'What the badge says',
    text: 'Two of our team compared your photos with live pictures of you. This does not check name, age, marriage or intentions, and everyone who sees the badge can read that. At the same percentage, verified members come first. They also see members who chose “Verified Users Only”.',
  },
  reasons,
  ends,
  camera,
}
