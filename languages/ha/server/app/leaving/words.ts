import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import { pluralHa } from '@ndoa/contract/plural'
import type { words as en } from '@ndoa/server/app/leaving/words'

/** Mail subject and text message, in GSM-7 only. */
const GOODBYE = `An goge asusunku na ${BRAND}`

export const words: typeof en = {
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'Kamar yadda kuka nema.',
    heading: 'Muna yi muku fatan alheri',
    name,
    paragraphs: [
      'Mun goge asusunku, kamar yadda kuka nema. Bayanan kanku, hotuna, sha’awar da kuka nuna da wadda aka nuna muku, waɗanda kuka dace da su, tattaunawa da saituna duk sun tafi, kuma ba za a iya dawo da su ba.',
    ],
    closing: [
      'Wannan shi ne imel na ƙarshe da za ku samu daga gare mu. Idan ba ku ne kuka nemi haka ba, ku rubuto mana, za mu bincika.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `Kwafin bayananku na ${BRAND} ya kammala`,
    preview: `Kuna iya saukewa cikin awa ${EXPORT_HOURS} masu zuwa.`,
    heading: 'Kwafin bayananku ya kammala',
    name,
    paragraphs: ['Kwafin bayananku da kuka nema ya kammala:'],
    action: { link, label: 'Sauke bayanaina' },
    closing: [
      `Mahaɗin yana aiki sau ɗaya, cikin awa ${EXPORT_HOURS}, yayin da kuke cikin asusunku. Idan ba ku ne kuka nemi haka ba, ku canza kalmar sirrinku.`,
    ],
  }),
  archiveTexts: (link) => [
    `Kwafin bayananku na ${BRAND} ya kammala. Ku sauke shi cikin awa ${EXPORT_HOURS}: ${link}`,
  ],
  onceADay: (hours) =>
    `Kuna iya neman kwafin bayananku sau ɗaya a rana. Ku sake gwadawa bayan ${pluralHa(hours, { one: 'awa ɗaya', other: `awa ${hours}` })}.`,
  deactivated: 'An kashe asusunku na ɗan lokaci. Ku shiga duk lokacin da kuke so ku dawo.',
  asked: 'Muna shirya kwafin bayananku. Idan ya kammala, za ku sami mahaɗi.',
  deleted: 'An goge asusunku.',
  readMe: `Wannan shi ne duk abin da muke ajiye game da ku.

profile.json        asusunku da bayanan kanku
settings.json       saitunanku
consents.json       abubuwan da kuka yarda da su, da lokacin da kuka janye yarda
saved-searches.json  nema da kuka adana
likes.json          waɗanda kuka nuna wa sha’awa, da lokacin da aka nuna muku sha’awa
views.json          waɗanda kuka buɗe bayanan kansu, waɗanda aka nuna muku, da sau nawa aka nuna ku
matches.json        waɗanda kuka dace da su
conversations.json  saƙonninku, da waɗanda mutanen da kuka dace da su suka rubuto muku
sessions.json       wuraren da kuka shiga asusunku
security-log.json   shiga da canje-canjen asusunku, na shekara ɗaya
safety.json         waɗanda kuka toshe ko kuka rabu da su, lokacin da kuka ɓoye wani mutum, lokacin da ba ku iya
                    fara sababbin tattaunawa ba, lokacin da aka ga burauzarku, waɗanda muka gaya muku an kore su,
                    waɗanda suka nuna muku hotunansu, da lokacin da aka nuna gargaɗi kusa da saƙonninku
reports.json        waɗanda kuka kai ƙararsu, da abin da ya biyo baya
statements.json     hukuncin ƙungiyarmu kan asusunku, da abin da kuka rubuta game da shi
verification.json   lokacin da kuka nemi a tabbatar da ku, hukuncinmu, da wanda ya nemi a tabbatar da wani
contact.json        abin da kuka rubuta wa masu taimako
notifications.json  abin da muka sanar da ku
delivery.json       zaɓinku na sanarwa, da abin da muka aika muku
membership.json     odarku, zamanku mamba da rasitanku, da ko zamanku mamba yana sabunta kansa
photos.json         hotunanku, da fayilolinsu a gefe
`,
}
