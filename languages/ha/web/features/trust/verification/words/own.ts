import type { words as en } from '@ndoa/web/features/trust/verification/words/own'
import { camera } from './own/camera.ts'
import { ends, reasons } from './own/reasons.ts'

export const words: typeof en = {
  failed: 'Ba mu iya loda wannan shafi ba',
  notDone: 'Bai yi nasara ba. Ku sake gwadawa.',
  goodUntil: (date) =>
    `Alamar tabbatarwarku tana aiki har zuwa ${date}. Tana ƙarewa kafin nan idan kuka canza babban hotonku, ranar haihuwarku ko jinsinku.`,
  giveUp: {
    label: 'Cire alamata',
    title: 'A cire alamar tabbatarwa?',
    text: 'Bayanan kanku ba za su ƙara nuna alamar ba. Kuna iya sake neman tabbatarwa a kowane lokaci.',
  },
  takeBack: { label: 'Janye buƙatata', title: 'A janye buƙatarku?' },
  noCall: 'Ba za a yi kiran bidiyo ba.',
  picturesGo: 'Za a goge hotunanku na nan take.',
  badgeStays: 'Alamarku tana nan.',
  askAgain: 'Kuna iya sake nema a kowane lokaci.',
  rejected: 'Ba mu iya tabbatar da ku a wannan karo ba',
  picturesGone: 'An goge hotunanku na nan take.',
  notTold: 'Ba a gaya wa wani daban.',
  notRenewed: {
    title: 'Ba mu iya sabunta alamarku a wannan karo ba',
    text: 'Alamarku tana nan har sai lokacinta ya ƙare. Ba a gaya wa wani daban.',
  },
  ended: 'Ba ku da alamar tabbatarwa yanzu',
  comparing: {
    title: 'Muna kwatanta hotunanku',
    text: 'Mutum biyu daga ƙungiyarmu suna duba su, kowa shi kaɗai. Yawanci yana ɗaukar awa 24 zuwa 48. Da zarar sun yanke hukunci, ana goge hotunanku na nan take.',
  },
  calling: {
    title: 'Za mu shirya kiran bidiyo da ku',
    text: 'Za mu gaya muku a nan lokaci da inda za a yi. Mutum biyu daga ƙungiyarmu za su yanke hukunci bayan kiran.',
  },
  call: {
    title: 'An shirya kiran bidiyonku',
    text: '<at></at> a lokacin wannan na’ura. Mutum biyu daga ƙungiyarmu za su yanke hukunci bayan kiran, yawanci cikin kwana biyu. Idan lokacin bai dace da ku ba, ku janye buƙatarku ku sake nema.',
    at: (date, time) => `${date}, ${time}`,
    join: 'Shiga kiran',
  },
  how: {
    title: 'Yadda ake yi',
    steps: [
      'Za ku ɗauki hotuna uku da kyamarar wannan na’ura: kuna kallon gaba, kun juya kai, sannan kuna riƙe da lamba a takarda. Da fatan za ku tanadi biro da takarda.',
      'Mutum biyu daga ƙungiyarmu suna kwatanta su da hotunan bayanan kanku, kowa shi kaɗai.',
      'Ana goge hotunan da zarar sun yanke hukunci. Babu wani mamba da zai taɓa ganin su.',
    ],
    take: 'Ɗauki hotuna',
    noCamera: 'Ba kyamara? Shirya kira',
  },
  meaning: {
    title: 'Abin da alamar take nufi',
    text: 'Mutum biyu daga ƙungiyarmu sun kwatanta hotunanku da hotunanku na nan take. Wannan ba ya tabbatar da suna, shekaru, matsayin aure ko niyya, kuma duk wanda ya ga alamar zai iya karanta haka. Idan kashin dacewa ɗaya ne, mambobin da aka tabbatar suna zuwa da farko. Suna kuma ganin mambobin da suka zaɓi “Waɗanda aka tabbatar kawai”.',
  },
  reasons,
  ends,
  camera,
}
