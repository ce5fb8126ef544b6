import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { pluralHa } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/shared/words'
import { type Unit, waitOf } from '@ndoa/server/platform/limits'
import { words as faults } from '../../../contract/words/faults.ts'

const units: Record<Unit, (count: number) => string> = {
  second: (count) => pluralHa(count, { one: 'daƙiƙa ɗaya', other: `daƙiƙa ${count}` }),
  minute: (count) => pluralHa(count, { one: 'minti ɗaya', other: `minti ${count}` }),
  hour: (count) => pluralHa(count, { one: 'awa ɗaya', other: `awa ${count}` }),
  day: (count) => pluralHa(count, { one: 'kwana ɗaya', other: `kwana ${count}` }),
}

/** A waiting time after "bayan". */
export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'Akwai haruffan da ba a iya amfani da su a nan',
  either_contact: 'Ku rubuta ɗaya daga cikin biyun',
  name_missing: 'Ku rubuta suna',
  subject_missing: 'Ku rubuta batu',
  message_missing: 'Ku rubuta saƙo',
  about_missing: 'Ku faɗi bayanan wane mutum ko wane shafi kuke nufi',
  details_missing: 'Ku gaya mana abin da ba daidai ba',
  appeal_missing: 'Ku faɗi dalilin da ya sa za mu sake dubawa',
}

export const words: typeof en = {
  tooManyRequests: 'Kun gwada sau da yawa.',
  tryAgainIn: (seconds) => `Ku sake gwadawa bayan ${waiting(seconds)}.`,
  tooManyChanges: 'Kun riga kun canza wannan sau da yawa.',
  wrongAppCode:
    'Wannan lambar ba daidai ba ce. Ku sake gwadawa. Idan an sake ƙin ta, ƙila agogon wayarku ba daidai yake ba: ku saita shi ya gyara kansa.',
  refusals: {
    'request.invalid': 'Ku duba wuraren da aka yi wa alama.',
    'request.malformed': 'Ba mu iya karanta wannan buƙatar ba.',
    'request.too_slow': 'Wannan ya daɗe kafin ya iso. Ku sake gwadawa.',
    'request.too_large': 'Wannan ya yi girma da yawa, ba a iya aikawa.',
    'request.unsupported_type': 'Ba a karɓar irin wannan abun a nan.',
    'request.method': 'Ba a iya yin wannan a nan.',
    'request.foreign_origin': 'Wannan buƙatar ta fito daga wani shafin daban.',
    'request.denied': 'Ba ku da izinin wannan.',
    'request.not_found': 'Ba a samun wannan.',
    'request.too_many': 'Kun gwada sau da yawa. Ku sake gwadawa daga baya.',
    'request.too_many_uploads': 'Hotuna sun yi yawa a lokaci ɗaya. Ku sake gwadawa nan da ɗan lokaci.',
    'server.defect': 'An sami matsala. Ku sake gwadawa.',
    'server.busy': 'Aiki ya yi yawa a yanzu. Ku sake gwadawa nan da ɗan lokaci.',
    'accounts.sign_in_needed': 'Ku shiga asusunku.',
    'accounts.email_unconfirmed': 'Ku fara tabbatar da adireshin imel ɗinku.',
    'accounts.email_taken': 'Akwai asusu mai wannan imel. Ku gwada shiga.',
    'accounts.password_too_short': 'Dole kalmar sirri ta kai aƙalla haruffa 6.',
    'accounts.password_common': 'Mutane da yawa suna amfani da wannan kalmar sirri. Ku zaɓi wata.',
    'accounts.email_needed': 'Ku fara saka adireshin imel: da shi da kalmar sirri za ku shiga.',
    'accounts.email_invalid': 'Ku rubuta adireshin imel daidai.',
    'accounts.email_unreachable':
      'Ba mu iya tabbatar da adireshin imel ba. Ku duba imel ɗinku, ku sake gwadawa.',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'Imel ko kalmar sirri ba daidai ba.',
    'accounts.too_many_tries': 'Kun gwada sau da yawa.',
    'accounts.codes_used_up':
      'A yanzu ba za mu iya ƙara aika SMS zuwa ƙasarku ba. Ku yi amfani da adireshin imel ɗinku.',
    'accounts.suspended': 'An dakatar da wannan asusun.',
    'accounts.second_factor_needed': 'Ku rubuta lambar da ke manhajar tabbatarwarku.',
    'accounts.link_invalid': 'Wannan mahaɗin ya daina aiki. Ku nemi sabo.',
    'accounts.sign_in_confirmation_needed': 'Ku tabbatar cewa kuna so ku shiga a nan.',
    'accounts.sign_up_password_needed': 'Ku rubuta kalmar sirrin da kuka zaɓa lokacin rajista.',
    'accounts.sign_up_password_wrong':
      'Ba ita ce kalmar sirrin da kuka zaɓa lokacin rajista ba. Ku sake gwadawa, ko ku fara sabo a ƙasa.',
    'accounts.signed_in_as_another': 'Wani mutum daban ya shiga da wannan burauzar.',
    'accounts.proof_needed': 'Ku rubuta kalmar sirrinku ta yanzu, ko ku sake shiga.',
    'accounts.phone_unknown': 'Lambar waya ko kalmar sirri ba daidai ba. Ku duba su, ku sake gwadawa.',
    'accounts.code_invalid': 'Lambar tabbatarwa ba daidai ba',
    'accounts.second_factor_wrong': 'Lambar ba daidai ba ce. Ku sake gwadawa.',
    'accounts.second_step_over': 'Lokacin wannan shigar ya ƙare. Ku sake shiga.',
    'accounts.second_factor_is_on': 'An riga an kunna shiga ta mataki biyu.',
    'accounts.second_factor_is_off': 'Ba a kunna shiga ta mataki biyu ba.',
    'accounts.wrong_password': 'Ba ita ce kalmar sirrinku ta yanzu ba.',
    'statements.appealed': 'Kun riga kun nemi mu sake duba wannan.',
    'statements.too_late': 'Wannan ya fi wata shida da suka wuce, don haka ba za a iya sake duba shi ba.',
    'push.unknown_service': 'Ba za mu iya aika sanarwa zuwa wannan burauzar ba.',
    'settings.second_factor': 'Ku kunna ko ku kashe shiga ta mataki biyu da manhajar tabbatarwarku.',
    'membership.price_changed': 'Farashin ya canza. Ku sake duba shi kafin ku biya.',
    'membership.method_unavailable': 'Ba a samun wannan hanyar biyan kuɗi a yanzu. Ku zaɓi wata.',
    'membership.country_needed':
      'Ku fara saka ƙasar da kuke zaune a bayanan kanku: farashi ya danganta da ita.',
    'membership.provider_away':
      'Kamfanin biyan kuɗi ba ya amsawa a yanzu, kuma ba a cire muku komai ba. Ku sake gwadawa nan da ’yan mintuna.',
    'membership.nothing_to_withdraw': 'Babu abin da ya rage na wannan biyan da za a mayar.',
    'membership.no_card': 'Babu katin da zai iya sabunta zamanku mamba.',
    'membership.needed': `Adana nema da samun labarin sababbin mutane suna cikin Premium ${BRAND}. Duk matatun nema kyauta ne.`,
    'saved_searches.too_many': `Kuna da nema ${SAVED_SEARCHES_MAX} da kuka adana. Ku fara goge ɗaya.`,
    'saved_searches.same_filters': 'Kun riga kun adana wannan neman.',
    'saved_searches.same_name': 'Kun riga kuna da nema mai wannan sunan.',
    'likes.paused':
      'An dakatar da bayanan kanku na ɗan lokaci. Ku dawo da su kafin ku nuna sha’awa ga wani mamba.',
    'profiles.age_range': 'Dole mafi ƙarancin shekaru ya zama ƙasa da mafi yawa',
    'photos.too_many': 'Kuna iya ɗora hotuna 9 kawai.',
    'photos.deleted': 'An goge wannan hoton. Don ƙara shi kuma, ku sake zaɓar sa.',
    'photos.unreadable': 'Ku zaɓi hoton JPEG, PNG ko WebP.',
    'photos.too_many_pixels': 'Wannan hoton ya yi girma da yawa. Ku zaɓi ƙarami.',
    'photos.too_small':
      'Wannan hoton ƙarami ne da yawa. Ku zaɓi wanda gajeren gefensa ya kai aƙalla pixel 200.',
    'photos.too_narrow':
      'Wannan hoton siriri ne da yawa. Ku zaɓi wanda dogon gefensa bai wuce ninki 4 na gajeren ba.',
    'photos.not_the_own_set': 'Hotunanku sun canza. Ku sake gwadawa.',
    'photos.rejected': 'Hoton da aka ƙi ba zai iya zama babban hoto ba.',
    'verification.no_photo': 'Ku fara ƙara babban hoto, ku jira a amince da shi: da shi za mu kwatanta ku.',
    'verification.waiting': 'Muna kan duba buƙatarku.',
    'verification.verified': 'An riga an tabbatar da ku.',
    'verification.expired': 'Wannan lambar ta ƙare: fiye da minti goma sun wuce, ko kun sake farawa.',
    'likes.matched': 'Ku biyu kun riga kun dace.',
    'messaging.idempotency_conflict': 'An riga an aika wannan saƙon da wasu kalmomi daban.',
    'reports.idempotency_conflict': 'An riga an aika wannan ƙarar da wasu kalmomi daban.',
    'messaging.slowed':
      'A yanzu ba za ku iya fara sababbin tattaunawa ba. Har yanzu kuna iya rubuta wa mutanen da kuke tattaunawa da su.',
    'messaging.unavailable': 'Ba a samun wannan mamba',
  },
  faults: {
    ...faults,
    unknown: 'Ba mu san wannan wurin ba.',
    missing: 'Ba a cika wannan wurin ba.',
    ...requestFaults,
    too_long: (most) => `Kada ku wuce haruffa ${most}.`,
    too_many: (most) => `Kada su wuce ${most}.`,
    too_big: (most) => `Ku rubuta ${most} ko ƙasa da haka.`,
    too_short: (least) => `Ku rubuta aƙalla haruffa ${least}.`,
    too_few: (least) => `Ana buƙatar aƙalla ${least}.`,
    too_small: (least) => `Ku rubuta ${least} ko fiye da haka.`,
  },
}
