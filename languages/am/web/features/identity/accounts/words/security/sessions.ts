import type { sessions as en } from '@ndoa/web/features/identity/accounts/words/security/sessions'

export const sessions: typeof en = {
  failed: 'መሣሪያዎችዎን መጫን አልተቻለም',
  list: 'ወደ መለያዎ የገቡ መሣሪያዎች',
  ended: 'መሣሪያው ከመለያዎ እንዲወጣ ተደርጓል።',
  othersEnded: 'ሌሎች መሣሪያዎች ሁሉ ከመለያዎ እንዲወጡ ተደርጓል።',
  endOthers: 'ሌሎቹን ያስወጡ',
  thisDevice: 'ይህ መሣሪያ',
  unknownPlace: 'ያልታወቀ ቦታ',
  unknownBrowser: 'ያልታወቀ አሳሽ',
  /** "Chrome on Android" */
  browserOn: (browser, system) => `${browser} በ${system}`,
  /** `lastUsed` is "Today", "Yesterday", "3 days ago" or a date. */
  used: (place, lastUsed, signedIn) => `${place} · መጨረሻ የተጠቀሙት፦ ${lastUsed} · የገቡት፦ ${signedIn}`,
  end: 'ያስወጡ',
  endOf: (device) => `ያስወጡ፦ ${device}`,
}
