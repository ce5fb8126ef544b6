import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/claims'

export const words: typeof en = {
  figures: {
    successStories: 'Waliokutana hapa',
    marriages: 'Ndoa',
    countries: 'Nchi',
    founded: 'Kuanzishwa',
    members: 'Wanachama',
    funding: 'Ufadhili',
    languages: 'Lugha',
  },
  languages: 'Kiingereza, Kifaransa, Kireno, Kiarabu',
  couple: (one, other) => `${one} na ${other}`,
  stories: {
    ngozi: {
      where: 'Enugu na Manchester',
      text: 'Wote ni Waigbo, wote ni Wakatoliki, na kati yao kulikuwa na kilomita elfu tano. Waliandikiana kwa miezi mitatu kabla ya simu ya kwanza ya video, mama yake Emeka akiwa chumbani. “Maswali ya mama yalikuwa mazuri kuliko yangu,” anasema Emeka. Mvinyo wa posa ulibebwa Desemba iliyofuata.',
    },
    zainab: {
      where: 'Kano na London',
      text: 'Zainab alitaka mtu anayeswali na anayesoma. Idris alikuwa ameandika yote mawili kwenye mstari wa kwanza wa wasifu wake. Wajomba zao walizungumza kabla ya wao kukutana, kama inavyostahili, na nikahi ilifungwa ndani ya mwaka huo.',
    },
    akosua: {
      where: 'Kumasi na Toronto',
      text: 'Aliweka “umbali” kuwa sharti la lazima, kisha akaliondoa. “Nilifikiria ni jambo gani ambalo kwa kweli singeweza kuishi nalo,” anasema Akosua. “Halikuwa umbali. Lilikuwa uongo.”',
    },
    wanjiru: {
      where: 'Nairobi',
      text: 'Mkikuyu na Mjaluo, na kila mtu aliwaambia haitawezekana. Asilimia ilisema 91, na ikawaonyesha kwa nini: kanisa moja, mapenzi yaleyale ya muziki wa kwaya, na tumaini lilelile la watoto watatu. Wazazi wao walikubali walipotembeleana mara ya pili.',
    },
    selam: {
      where: 'Addis Ababa na Stockholm',
      text: 'Dawit alirudi nyumbani kwa sikukuu ya Timkat, naye alikuwa na siku nne tu. Yote ya maana walikuwa wameshaandikiana, kwa hiyo siku hizo nne walizitumia kucheka. Selam anasema hapo ndipo alipojua.',
    },
  },
  releases: {
    explained: {
      date: 'Oktoba 2025',
      title: `Huduma ya ${BRAND} yaeleza kila ulinganifu, kipengele kwa kipengele`,
      text: 'Sasa wanachama wanaona asilimia inatoka wapi: imani, lugha na utamaduni, umri, mahali, mtindo wa maisha, mambo wanayopenda na elimu. Wote wawili huona namba ileile, nayo haifichui jibu lolote ambalo mmoja wao hakulionyesha.',
    },
    funded: {
      date: 'Machi 2025',
      title: `Huduma ya ${BRAND} yapata dola milioni 5 katika Series A`,
      text: `Fedha hizi zitalipia watu wanaothibitisha wanachama na kujibu ripoti, programu za Android na iPhone, na ${BRAND} kwa Kifaransa, Kireno na Kiarabu.`,
    },
    opened: {
      date: '2024',
      title: `Huduma ya ${BRAND} yafunguliwa kwa wanawake na wanaume wanaotaka kufunga ndoa`,
      text: 'Huduma ya kuwakutanisha Waafrika wa nyumbani na ughaibuni, inayouliza kuhusu imani, kabila na utamaduni, lugha, mahali na maadili, na inayofanya kazi kwenye simu na mitandao ambayo watu wanayo kweli.',
    },
  },
  leadership: {
    chief: {
      role: 'Mkurugenzi Mkuu',
      text: 'Huweka mwelekeo wetu na huwajibika kwa kila ahadi iliyo kwenye tovuti hii.',
    },
    technology: {
      role: 'Mkurugenzi wa Teknolojia',
      text: 'Huhakikisha kwamba namba ni sahihi na kurasa ni nyepesi.',
    },
    safety: {
      role: 'Mkuu wa Uaminifu na Usalama',
      text: 'Hupambana na ulaghai na huwasaidia watu walioumizwa nao.',
    },
  },
  offers: {
    anywhere: 'Fanya kazi popote, kwa saa zinazoifaa familia yako.',
    pay: 'Mshahara wa haki kulingana na kazi, uleule katika kila nchi.',
    health: 'Bima ya afya, na likizo yenye malipo kwa harusi, uzazi na msiba.',
    equipment: 'Kompyuta nzuri, intaneti iliyolipiwa, na muda na pesa za kujifunza.',
  },
  areas: {
    engineering: 'Uhandisi wa programu',
    product: 'Bidhaa na usanifu',
    marketing: 'Masoko',
    customers: 'Huduma kwa wanachama',
    operations: 'Uendeshaji',
  },
  positions: {
    fullStack: {
      title: 'Mhandisi wa programu (Full-Stack)',
      text: 'TypeScript kutoka hifadhidata hadi skrini, tukianza na mitandao ya polepole.',
    },
    mobile: {
      title: 'Mhandisi wa programu za simu',
      text: 'Programu za Android na iPhone, nyepesi kwa kila simu.',
    },
    matching: {
      title: 'Mhandisi wa ulinganifu',
      text: 'Inayoelezeka, ya haki na ya haraka: jinsi watu wawili wanavyolinganishwa.',
    },
    designer: {
      title: 'Msanifu wa bidhaa',
      text: 'Skrini anazozielewa anayezitumia mara ya kwanza, na mama yake pia.',
    },
    trust: {
      title: 'Meneja wa bidhaa, uaminifu',
      text: 'Uthibitisho, ripoti na kila kinachowafanya watu wajisikie salama.',
    },
    community: {
      title: 'Meneja wa jamii, Afrika Magharibi',
      text: 'Kutana na wanachama wetu walipo: makanisani, misikitini, vyuoni, redioni.',
    },
    writer: {
      title: 'Mwandishi wa maudhui, Kifaransa',
      text: 'Maneno yetu kwa Abidjan, Dakar, Kinshasa na Paris.',
    },
    support: {
      title: 'Msaidizi wa wanachama',
      text: 'Majibu ya upole na ya wazi, saa ambazo wengine wamelala.',
    },
    safety: {
      title: 'Kiongozi wa uaminifu na usalama',
      text: 'Gundua ulaghai kabla haujawafikia wanachama wetu, na utufundishe jinsi ya kuugundua.',
    },
    finance: {
      title: 'Meneja wa fedha na malipo',
      text: 'Kadi na pesa za simu, katika sarafu zaidi ya moja.',
    },
  },
}
