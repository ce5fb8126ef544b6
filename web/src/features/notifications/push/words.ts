import { BRAND } from '@ndoa/contract/brand'

export const words = {
  /** The text of the button, and the label of its card. */
  turnOn: 'Get notified on this device',
  why: 'A short notice when there is news for you. It never shows names, photos or messages.',
  notNow: 'Not now',
  isOn: 'This device will tell you when there is news.',
  denied: `This browser blocks notifications from ${BRAND}. To allow them, open the settings for this site beside the address, choose Notifications, then Allow.`,
  needsInstall: `On an iPhone or iPad, add ${BRAND} to your Home Screen first: press Share, then Add to Home Screen. Then open ${BRAND} from there.`,
  unsupported: 'This browser can’t receive notifications.',
  failed: 'We couldn’t turn this on. Please try again.',
  setting: 'Notifications on this device',
}
