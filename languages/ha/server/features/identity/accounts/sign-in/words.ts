import { BRAND } from '@ndoa/contract/brand'
import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/features/identity/accounts/sign-in/words'
import { waiting } from '../../../shared/words.ts'

const FIFTEEN_MINUTES =
  'Mahaɗin yana aiki sau ɗaya, cikin minti 15. Kada ku tura shi zuwa ga kowa: duk wanda ya buɗe shi zai shiga asusunku.'

export const words: typeof en = {
  confirmation: (link) => ({
    subject: 'Ku tabbatar da adireshin imel ɗinku',
    preview: 'Dannawa ɗaya ce ta rage.',
    heading: 'Barka da zuwa!',
    paragraphs: [
      `Barka da zuwa ${BRAND}. Dannawa ɗaya ce ta rage ku haɗu da mutanen da suke neman aure, kamar ku.`,
      'Ku tabbatar cewa wannan adireshin imel naku ne:',
    ],
    action: { link, label: 'Tabbatar da imel ɗina' },
    closing: [
      'Mahaɗin yana aiki sau ɗaya, cikin awa 24. Idan kuka buɗe shi a wata burauza daban da wadda kuka yi rajista da ita, za a kuma tambaye ku kalmar sirrinku.',
      `Wani mutum ya yi rajista a ${BRAND} da wannan adireshin. Idan ba ku ba ne, ba sai kun yi komai ba: babu wanda zai iya amfani da adireshinku ba tare da wannan mahaɗin ba.`,
    ],
  }),
  signIn: (link, name) => ({
    subject: `Mahaɗinku na shiga ${BRAND}`,
    preview: 'Yana aiki na minti 15.',
    heading: 'Mahaɗinku na shiga',
    ...(name && { name }),
    paragraphs: ['Kun nemi mahaɗin shiga ba tare da kalmar sirri ba. Ga shi:'],
    action: { link, label: 'Shiga' },
    closing: [FIFTEEN_MINUTES, 'Idan ba ku ne kuka nema ba, ba sai kun yi komai ba.'],
  }),
  reset: (link, name) => ({
    subject: `Ku zaɓi sabuwar kalmar sirri ta ${BRAND}`,
    preview: 'Mahaɗinku yana aiki na minti 15.',
    heading: 'Ku zaɓi sabuwar kalmar sirri',
    ...(name && { name }),
    paragraphs: [
      'Kun nemi zaɓar sabuwar kalmar sirri. Wannan mahaɗin zai shigar da ku asusunku, ya kuma ba ku damar zaɓarta:',
    ],
    action: { link, label: 'Zaɓi sabuwar kalmar sirri' },
    closing: [
      FIFTEEN_MINUTES,
      'Idan ba ku ne kuka nema ba, ba sai kun yi komai ba: kalmar sirrinku tana nan yadda take.',
    ],
  }),
  code: (code) => ({
    subject: `Lambar tabbatarwarku ta ${BRAND}`,
    preview: 'Ku yi amfani da ita don tabbatar cewa wannan adireshin naku ne.',
    heading: 'Wannan adireshin naku ne?',
    paragraphs: [
      'Wani mutum yana so ya yi amfani da wannan adireshin imel don shiga asusunsa. Idan ku ne, ku rubuta wannan lambar don tabbatar da shi:',
    ],
    code,
    closing: [
      `Tana aiki na minti ${PHONE_CODE_MINUTES}. Idan ba ku ba ne, ba sai kun yi komai ba: babu abin da zai faru ba tare da lambar ba.`,
    ],
  }),
  /** GSM-7 only. */
  phoneCode: (code) =>
    `${code} ce lambar tabbatarwarku ta ${BRAND}. Tana aiki na minti ${PHONE_CODE_MINUTES}. Babu wani daga ${BRAND} da zai taba tambayar ku ita.`,
  networkUsedUp: (seconds) =>
    `An yi ƙoƙari da yawa daga hanyar sadarwarku. Ku sake gwadawa bayan ${waiting(seconds)}, ko ku zaɓi “Kun manta kalmar sirri?” don shiga ta imel.`,
  linkIfRight: (seconds) =>
    `An yi ƙoƙari da yawa daga hanyar sadarwarku. Idan imel da kalmar sirrinku daidai ne, mun aika muku mahaɗin shiga. In ba haka ba, ku sake gwadawa bayan ${waiting(seconds)}.`,
}
