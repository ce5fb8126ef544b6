import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { pluralSw } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/app/leaving/words'

/** Mail subject and text message, in GSM-7 only. */
const GOODBYE = `Akaunti yako ya ${BRAND} imefutwa`

export const words: typeof en = {
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'Kama ulivyoomba.',
    heading: 'Tunakutakia kila la heri',
    name,
    paragraphs: [
      'Tumefuta akaunti yako, kama ulivyoomba. Wasifu wako, picha, wasifu uliopendezwa nao, waliopendezwa na wako, orodha ya mliopendezana nao, mazungumzo na mipangilio vimeondoka na haviwezi kurudishwa.',
    ],
    closing: [
      'Hii ndiyo barua pepe ya mwisho utakayopata kutoka kwetu. Ikiwa hukuomba hili, tafadhali tuandikie nasi tutachunguza.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `Taarifa zako za ${BRAND} ziko tayari`,
    preview: `Unaweza kuzipakua ndani ya saa ${EXPORT_HOURS} zijazo.`,
    heading: 'Taarifa zako ziko tayari',
    name,
    paragraphs: ['Nakala ya taarifa zako uliyoiomba iko tayari:'],
    action: { link, label: 'Pakua taarifa zangu' },
    closing: [
      `Kiungo hiki kinatumika mara moja, ndani ya saa ${EXPORT_HOURS}, ukiwa umeingia kwenye akaunti yako. Ikiwa hukuomba hili, tafadhali badilisha nenosiri lako.`,
    ],
  }),
  archiveTexts: (link) => [
    `Taarifa zako za ${BRAND} ziko tayari. Zipakue ndani ya saa ${EXPORT_HOURS}: ${link}`,
  ],
  onceADay: (hours) =>
    `Unaweza kuomba taarifa zako mara moja kwa siku. Tafadhali subiri ${pluralSw(hours, { one: 'saa moja', other: `saa ${hours}` })}, kisha uombe tena.`,
  deactivated: 'Akaunti yako imezimwa kwa muda. Ingia wakati wowote ukitaka kurudi.',
  asked: 'Tunaandaa taarifa zako. Zikiwa tayari, utapata kiungo.',
  deleted: 'Akaunti yako imefutwa.',
  readMe: `Haya ndiyo yote tunayoyatunza kukuhusu.

profile.json        akaunti yako na wasifu wako
settings.json       mipangilio yako
consents.json       uliyoyaridhia, na ulipoondoa ridhaa
saved-searches.json  utafutaji uliouhifadhi
likes.json          wasifu uliopendezwa nao, na lini wengine walipendezwa na wasifu wako
views.json          wasifu uliofungua, watu ulioonyeshwa, na ni mara ngapi ulionyeshwa kwa wengine
matches.json        watu mliopendezana nao
conversations.json  ujumbe wako, na ule ulioandikiwa na watu mliopendezana nao
sessions.json       mahali ulipoingia kwenye akaunti yako
security-log.json   kuingia na mabadiliko kwenye akaunti yako, kwa mwaka mmoja
safety.json         uliowazuia au ulioachana nao, lini ulificha mtu, lini hukuweza kuanzisha mazungumzo,
                    lini vivinjari vyako vilionekana, ni nani tulikuambia ameondolewa kabisa, waliokuonyesha picha
                    zao, na lini onyo lilionyeshwa kando ya ujumbe wako
reports.json        ulioripoti, na matokeo yake
statements.json     timu yetu ilichoamua kuhusu akaunti yako, na ulichoandika kuhusu hilo
verification.json   lini uliomba kuthibitishwa, tulichoamua, na nani alimwomba nani athibitishwe
contact.json        uliyoandikia timu yetu ya msaada
notifications.json  tulichokuarifu
delivery.json       unayotaka kuarifiwa na kwa njia ipi, na tuliyokutumia
membership.json     oda zako, uanachama wako na risiti zako, na kama uanachama wako hujirudia wenyewe
photos.json         picha zako, pamoja na faili zake kando
`,
}
