import { BRAND } from '@ndoa/contract/brand'
import type { COMMUNITY_RULES } from '@ndoa/contract/trust/community-rules'

export const communityRules: typeof COMMUNITY_RULES = {
  money: {
    title: 'Hakuna anayeomba pesa',
    rule: 'Usiombe pesa wala zawadi, na usijitolee kuwa na mtu kwa malipo.',
    meaning:
      'Si kwa bili ya hospitali, tiketi, viza, salio la simu au karo ya shule, wala kwa uwekezaji usioweza kushindwa. Kuzungumza kuhusu mahari, lobola, mahari ya Kiislamu au jinsi mtakavyogawana gharama za nyumba ni sawa: kumwomba mtu uliyekutana naye hapa atume pesa si sawa.',
  },
  not_in_photos: {
    title: 'Kuwa wewe mwenyewe',
    rule: 'Usitumie wasifu bandia, na usiwe na zaidi ya wasifu mmoja.',
    meaning:
      'Picha zinakuonyesha wewe, jinsi ulivyo leo, na jina, umri na maisha unayoyaeleza ni yako mwenyewe. Hakuna anayeandika kwa niaba yako.',
  },
  underage: {
    title: 'Watu wazima pekee',
    rule: 'Una umri wa miaka 18 au zaidi.',
    meaning: `Huduma ya ${BRAND} ni ya watu wazima wanaotaka kufunga ndoa. Ikiwa una umri mdogo zaidi, tafadhali subiri. Mtu yeyote anayetafuta mawasiliano na watoto hapa huondolewa kabisa.`,
  },
  threats: {
    title: 'Hakuna vitisho wala shinikizo',
    rule: 'Usimsumbue mtu, usimtishe, wala usimshinikize kwa siri zake.',
    meaning:
      'Hakuna anayemtisha, kumshinikiza au kumfuatafuata mwanachama mwingine: si kwa maneno, si kwa picha zilizotumwa kwa kuaminiana, wala kwa kuandika tena na tena baada ya kukataliwa.',
  },
  hate: {
    title: 'Heshima kwa kila mtu',
    rule: 'Usieneze chuki, na usimdharau mtu kwa sababu ya kabila, imani, rangi ya ngozi au jinsia yake.',
    meaning:
      'Una haki ya kujua unamtafuta nani, na kulisema hilo kwa upole. Matusi, maneno ya dharau na kumdharau mtu kwa jinsi alivyo havina nafasi hapa.',
  },
  sexual: {
    title: 'Hakuna mambo ya faraghani',
    rule: 'Usiweke picha za faraghani au za ukatili, na usitume ujumbe wa kingono ambao haukuombwa.',
    meaning:
      'Hakuna utupu wala jambo la kikatili kwenye picha, wasifu au ujumbe, hata kati ya watu waliopendezana.',
  },
  married: {
    title: 'Huru kuoa au kuolewa',
    rule: 'Huna ndoa kwa sasa, isipokuwa kama mmetengana kisheria.',
    meaning:
      'Ikiwa una ndoa au uchumba na mtu, tafadhali funga akaunti yako: wengine hapa wanamtafuta mtu watakayefunga naye ndoa.',
  },
  advertising: {
    title: 'Hakuna biashara',
    rule: 'Usiweke matangazo, usikusanye taarifa za wanachama wengine, na usitumie roboti.',
    meaning:
      'Hakuna bidhaa, hakuna huduma, hakuna kutafuta wafuasi, hakuna viungo vya tovuti nyingine. Wasifu na ujumbe huandikwa na watu, kwa watu.',
  },
  trafficking: {
    title: 'Hakuna anayelazimishwa wala kuuzwa',
    rule: 'Hakuna anayelazimishwa kuingia kwenye ndoa, na hakuna anayenunuliwa wala kuuzwa.',
    meaning:
      'Wote wawili huchagua kwa hiari. Hakuna anayetolewa kwa wengine, na hakuna anayeshawishiwa kwenda nje ya nchi kwa ahadi ya kazi au ndoa.',
  },
  meeting: {
    title: 'Salama mnapokutana',
    rule: 'Usifanye ukatili wala kumshinikiza mtu, hata mnapokutana ana kwa ana.',
    meaning:
      'Kanuni hizi zinatumika hata nje ya tovuti hii. Mtu akikuumiza au akikushinikiza mnapokutana, tunachukua hatua hapa.',
  },
  other: {
    title: 'Hakuna madhara mengine',
    rule: 'Usiwadhuru wanachama kwa njia nyingine yoyote, na usifanye lolote ambalo sheria inakataza.',
    meaning:
      'Hatuwezi kuorodhesha kila kitu. Jambo likikuumiza au kukutia hofu, tuambie, na mtu ataliangalia.',
  },
}

export { reasons as reportLabels } from '../../../features/trust/reports/words/reasons.ts'
