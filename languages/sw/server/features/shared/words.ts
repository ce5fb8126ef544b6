import { BRAND } from '@ndoa/contract/brand'
import type { RequestFault } from '@ndoa/contract/faults'
import { SAVED_SEARCHES_MAX } from '@ndoa/contract/limits'
import { pluralSw } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/features/shared/words'
import { type Unit, waitOf } from '@ndoa/server/platform/limits'
import { words as faults } from '../../../contract/words/faults.ts'

const units: Record<Unit, (count: number) => string> = {
  second: (count) => pluralSw(count, { one: 'sekunde moja', other: `sekunde ${count}` }),
  minute: (count) => pluralSw(count, { one: 'dakika moja', other: `dakika ${count}` }),
  hour: (count) => pluralSw(count, { one: 'saa moja', other: `saa ${count}` }),
  day: (count) => pluralSw(count, { one: 'siku moja', other: `siku ${count}` }),
}

/** A waiting time after "subiri"; after "baada ya", hours would read as a time of day. */
export function waiting(seconds: number): string {
  const { count, unit } = waitOf(seconds)
  return units[unit](count)
}

const requestFaults: Record<RequestFault, string> = {
  unusable: 'Hapa kuna herufi zisizoweza kutumika',
  either_contact: 'Tafadhali andika mojawapo kati ya hizo mbili',
  name_missing: 'Andika jina',
  subject_missing: 'Andika mada',
  message_missing: 'Andika ujumbe',
  about_missing: 'Tafadhali taja wasifu au ukurasa unaouzungumzia',
  details_missing: 'Tafadhali tuambie tatizo ni nini',
  appeal_missing: 'Tafadhali eleza kwa nini tuangalie upya',
}

export const words: typeof en = {
  tooManyRequests: 'Umejaribu mara nyingi mno.',
  tryAgainIn: (seconds) => `Tafadhali subiri ${waiting(seconds)}, kisha ujaribu tena.`,
  tooManyChanges: 'Umeshabadilisha hapa mara kadhaa.',
  wrongAppCode:
    'Msimbo huo si sahihi. Tafadhali jaribu tena. Ukikataliwa tena, huenda saa ya simu yako si sahihi: tafadhali iweke ijirekebishe yenyewe.',
  refusals: {
    'request.invalid': 'Tafadhali kagua sehemu zilizowekewa alama.',
    'request.malformed': 'Hatukuweza kusoma ombi hili.',
    'request.too_slow': 'Ombi hili limechelewa mno kufika. Tafadhali jaribu tena.',
    'request.too_large': 'Unachotuma ni kikubwa mno.',
    'request.unsupported_type': 'Aina hii ya maudhui haikubaliki hapa.',
    'request.method': 'Hili haliwezekani hapa.',
    'request.foreign_origin': 'Ombi hili limetoka kwenye tovuti nyingine.',
    'request.denied': 'Huna ruhusa ya kuona au kufanya hili.',
    'request.not_found': 'Hiki hakipatikani.',
    'request.too_many': 'Umejaribu mara nyingi mno. Tafadhali jaribu tena baadaye.',
    'request.too_many_uploads':
      'Hizo ni picha nyingi kwa mara moja. Tafadhali jaribu tena baada ya muda mfupi.',
    'server.defect': 'Kuna tatizo limetokea. Tafadhali jaribu tena.',
    'server.busy': 'Huduma ina shughuli nyingi. Tafadhali jaribu tena baada ya muda mfupi.',
    'accounts.sign_in_needed': 'Tafadhali ingia.',
    'accounts.email_unconfirmed': 'Tafadhali thibitisha barua pepe yako kwanza.',
    'accounts.email_taken': 'Tayari kuna akaunti yenye barua pepe hii. Tafadhali jaribu kuingia.',
    'accounts.password_too_short': 'Nenosiri lazima liwe na herufi 6 au zaidi.',
    'accounts.password_common': 'Nenosiri hili linatumiwa na watu wengi mno. Tafadhali chagua lingine.',
    'accounts.email_needed': 'Tafadhali weka barua pepe kwanza: utaingia kwa barua pepe hiyo na nenosiri.',
    'accounts.email_invalid': 'Tafadhali andika anwani sahihi ya barua pepe.',
    'accounts.email_unreachable':
      'Hatukuweza kuthibitisha anwani ya barua pepe. Tafadhali ikague kisha ujaribu tena.',
    'accounts.too_young': faults.too_young,
    'accounts.wrong_credentials': 'Barua pepe au nenosiri si sahihi.',
    'accounts.too_many_tries': 'Umejaribu mara nyingi mno.',
    'accounts.codes_used_up':
      'Kwa sasa hatuwezi kutuma SMS zaidi kwa nchi yako. Tafadhali tumia barua pepe yako badala yake.',
    'accounts.suspended': 'Akaunti hii imesimamishwa.',
    'accounts.second_factor_needed': 'Tafadhali andika msimbo kutoka kwenye programu yako ya uthibitishaji.',
    'accounts.link_invalid': 'Kiungo hiki hakitumiki tena. Tafadhali omba kingine.',
    'accounts.sign_in_confirmation_needed': 'Tafadhali thibitisha kwamba unataka kuingia hapa.',
    'accounts.sign_up_password_needed': 'Tafadhali andika nenosiri ulilochagua ulipojisajili.',
    'accounts.sign_up_password_wrong':
      'Hilo silo nenosiri ulilochagua ulipojisajili. Tafadhali jaribu tena, au anza upya hapa chini.',
    'accounts.signed_in_as_another': 'Mtu mwingine ameingia kwenye kivinjari hiki.',
    'accounts.proof_needed': 'Tafadhali andika nenosiri lako la sasa, au ingia tena.',
    'accounts.phone_unknown': 'Namba ya simu au nenosiri si sahihi. Tafadhali vikague kisha ujaribu tena.',
    'accounts.code_invalid': 'Msimbo wa uthibitisho si sahihi',
    'accounts.second_factor_wrong': 'Msimbo huo si sahihi. Tafadhali jaribu tena.',
    'accounts.second_step_over': 'Muda wa kuingia umekwisha. Tafadhali ingia tena.',
    'accounts.second_factor_is_on': 'Kuingia kwa hatua mbili tayari kumewashwa.',
    'accounts.second_factor_is_off': 'Kuingia kwa hatua mbili hakujawashwa.',
    'accounts.wrong_password': 'Hilo silo nenosiri lako la sasa.',
    'statements.appealed': 'Tayari umetuomba tuangalie upya.',
    'statements.too_late': 'Zaidi ya miezi sita imepita, kwa hiyo uamuzi huu hauwezi tena kuangaliwa upya.',
    'push.unknown_service': 'Hatuwezi kutuma arifa kwenye kivinjari hiki.',
    'settings.second_factor':
      'Tafadhali washa au zima kuingia kwa hatua mbili kwa kutumia programu yako ya uthibitishaji.',
    'membership.price_changed': 'Bei imebadilika. Tafadhali iangalie tena kabla ya kulipa.',
    'membership.method_unavailable': 'Njia hii ya kulipa haipatikani kwa sasa. Tafadhali chagua nyingine.',
    'membership.country_needed':
      'Tafadhali weka kwanza nchi unayoishi kwenye wasifu wako: bei hutegemea nchi.',
    'membership.provider_away':
      'Huduma ya malipo haijibu kwa sasa, na hujatozwa chochote. Tafadhali jaribu tena baada ya dakika chache.',
    'membership.nothing_to_withdraw': 'Hakuna kilichobaki cha kurudisha kutoka kwenye malipo haya.',
    'membership.no_card': 'Hakuna kadi ya kufanya uanachama wako ujirudie.',
    'membership.needed': `Kuhifadhi utafutaji na kuarifiwa kuhusu watu wapya ni sehemu ya Premium ${BRAND}. Vichujio vyote ni bure.`,
    'saved_searches.too_many': `Una utafutaji ${SAVED_SEARCHES_MAX} uliohifadhiwa. Tafadhali futa mmoja kwanza.`,
    'saved_searches.same_filters': 'Tayari umehifadhi utafutaji huu.',
    'saved_searches.same_name': 'Tayari una utafutaji uliohifadhiwa wenye jina hili.',
    'likes.paused': 'Wasifu wako umesitishwa kwa muda. Tafadhali urejeshe ili upendezwe na wasifu wa mtu.',
    'profiles.age_range': 'Umri wa chini lazima uwe mdogo kuliko umri wa juu',
    'photos.too_many': 'Unaweza kupakia picha zisizozidi 9.',
    'photos.deleted': 'Picha hii imefutwa. Ili kuiongeza tena, tafadhali ichague upya.',
    'photos.unreadable': 'Tafadhali chagua picha ya JPEG, PNG au WebP.',
    'photos.too_many_pixels': 'Picha hii ni kubwa mno. Tafadhali chagua ndogo zaidi.',
    'photos.too_small':
      'Picha hii ni ndogo mno. Tafadhali chagua yenye angalau pikseli 200 kwenye upande wake mfupi.',
    'photos.too_narrow':
      'Picha hii ni nyembamba mno. Tafadhali chagua ambayo upande wake mrefu hauzidi mara 4 ya upande mfupi.',
    'photos.not_the_own_set': 'Picha zako zimebadilika. Tafadhali jaribu tena.',
    'photos.rejected': 'Picha iliyokataliwa haiwezi kuwa picha kuu.',
    'verification.no_photo':
      'Tafadhali ongeza picha kuu kwanza, na usubiri ikubaliwe: tunakulinganisha nayo.',
    'verification.waiting': 'Tayari tunaliangalia ombi lako.',
    'verification.verified': 'Tayari umethibitishwa.',
    'verification.expired': 'Msimbo huu hautumiki tena: dakika kumi zimepita, au umeanza upya.',
    'likes.matched': 'Ninyi wawili tayari mmependezana.',
    'messaging.idempotency_conflict': 'Ujumbe huu tayari ulitumwa ukiwa na maneno mengine.',
    'reports.idempotency_conflict': 'Ripoti hii tayari ilitumwa ikiwa na maneno mengine.',
    'messaging.slowed':
      'Kwa sasa huwezi kuanzisha mazungumzo mapya. Bado unaweza kuwaandikia watu ambao tayari mnazungumza.',
    'messaging.unavailable': 'Mwanachama hapatikani',
  },
  faults: {
    ...faults,
    unknown: 'Hatuijui sehemu hii.',
    missing: 'Sehemu hii haijajazwa.',
    ...requestFaults,
    too_long: (most) => `Hii ni ndefu mno: isizidi herufi ${most}.`,
    too_many: (most) => `Idadi isizidi ${most}.`,
    too_big: (most) => `Weka ${most} au pungufu.`,
    too_short: (least) => `Hii ni fupi mno: iwe na herufi ${least} au zaidi.`,
    too_few: (least) => `Idadi iwe angalau ${least}.`,
    too_small: (least) => `Weka ${least} au zaidi.`,
  },
}
