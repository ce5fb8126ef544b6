import { LANGUAGES } from '@ndoa/contract/languages'
import { expect, test } from 'vitest'
import { wordsIn as signInWordsIn } from '../features/accounts/sign-in/words/index.ts'
import type { NoticeWords } from '../features/accounts/words/en.ts'
import { wordsIn as noticeWordsIn } from '../features/accounts/words/index.ts'
import { wordsIn as deliveriesWordsIn } from '../features/deliveries/words/index.ts'
import { wordsIn as leavingWordsIn } from '../features/leaving/words/index.ts'

/** The alphabet of text messages. One letter outside of it, such as ê or ’, makes room for 70 letters instead of 160. */
const GSM_7 = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/
const DEVICE = 'Chrome on Android in Abidjan'

test.each(LANGUAGES)('a text message in %s is one part', (language) => {
  const notices = noticeWordsIn(language)
  const shorts = [notices.signedInOn(DEVICE), ...Object.values(notices)]
    .filter((notice): notice is NoticeWords => typeof notice === 'object')
    .map(({ short }) => short)
  const texts = [
    signInWordsIn(language).phoneCode('123456'),
    leavingWordsIn(language).goodbyeText,
    deliveriesWordsIn(language).sms('https://ndoa.example/my-matches'),
    ...shorts,
  ]
  expect(texts.length).toBeGreaterThan(7)
  for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(GSM_7.test(text) ? 160 : 70)
})
