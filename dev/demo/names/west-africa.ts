import {
  ENGLISH_CHRISTIAN,
  FRENCH_CHRISTIAN,
  HAUSA_MUSLIM,
  SAHEL_MUSLIM,
  YORUBA_MUSLIM,
} from './faith-names.ts'
import { list, mergeNames, type People } from './people.ts'

const YORUBA_CHRISTIAN = {
  women: list(`Olúwaṣeun Tolúwalàṣẹ Olúwatóyìn Tèmítọ́pẹ́ Jésùtófúnmi Olúwabùkọ́lá Ìrètíolúwa Olúwadámilọ́lá`),
  men: list(`Olúwaṣeun Olúwatóbi Olúwafẹ́mi Tèmítáyọ̀ Olúwadáre Ìbùkúnolúwa Jésùṣeun Olúwagbémiga`),
}

export const WEST_AFRICA = {
  yoruba: {
    tribe: 'yoruba',
    tongues: ['yoruba'],
    leans: { islam: 0.45, traditional: 3 },
    own: {
      women: list(`Adébísí Ọmọ́tọ́lá Fúnmiláyọ̀ Títílayọ̀ Yétúndé Bọ́láńlé Ṣadé Fọláṣadé Mojísọ́lá Rónkẹ́ Kẹ́hìndé
        Táíwò Àbẹ̀kẹ́ Ayọ̀délé Ọlábísí Morẹ́nikẹ́ Ìyábọ̀ Dámilọ́lá Adéọlá`),
      men: list(`Adébáyọ̀ Babátúndé Adéwálé Akínwándé Fẹ́mi Ọládipọ̀ Kúnlé Rótìmí Ṣẹ́gun Ayọ̀délé Táíwò Kẹ́hìndé Gbénga
        Ọlámide Adékúnlé Bọ́dúndé Dọ́tun Kọ́láwọlé Túnjí Akíntúndé`),
    },
    ofFaith: { christianity: mergeNames(ENGLISH_CHRISTIAN, YORUBA_CHRISTIAN), islam: YORUBA_MUSLIM },
    ownShare: 0.6,
    surnames:
      list(`Adéyẹmí Ògúnlẹ́yẹ Akíntọ́lá Adébáyọ̀ Balógun Ọláníyan Adéníji Àjàyí Afọlábí Ọdúnsì Fálàná Ògúnbánjọ
      Adégbóyèga Akínyẹmí Oyèlàmí Bámidélé Ọlátúnjí Ìdòwú Adéléke Ṣóyínká Ọ̀ṣúndáre Àlàbí`),
    muslimSurnames: list(
      `Balógun Àlàbí Lawal Bello Adéníji Raji Àjàyí Ọlátúnjí Sanni Gbàdàmósí Yusuf Shittu Adéléke Ayinde`,
    ),
  },
  igbo: {
    tribe: 'igbo',
    tongues: ['igbo'],
    leans: { islam: 0.005 },
    own: {
      women:
        list(`Adaeze Chiamaka Ngọzi Ifeọma Nkechi Chinyere Amarachi Obioma Uche Chidinma Ogechi Nneka Ụzọamaka Chioma
        Kosisọchukwu Olanna Ezinne Ifeyịnwa Akụdo Somtochukwu`),
      men: list(`Chukwuemeka Obinna Ikechukwu Chinedu Emeka Kelechi Uchenna Nnamdi Ifeanyị Chibuike Obiọra Ugochukwu
        Chidi Kenechukwu Ebuka Okechukwu Tobenna Azubuike Somadina Nwachukwu`),
    },
    ofFaith: { christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.75,
    surnames:
      list(`Okafor Nwosu Eze Okonkwo Onyekachi Nnadi Obi Uzoma Okeke Nwankwo Anyanwu Ibe Umeh Chukwu Ezeigbo
      Onwudiwe Nwachukwu Ogbonna Mbah Okoro Azikiwe Ọnwụka`),
  },
  hausa: {
    tribe: 'hausa',
    tongues: ['hausa'],
    leans: { christianity: 0.05, traditional: 0.1, none: 0.1 },
    ofFaith: { islam: HAUSA_MUSLIM, christianity: ENGLISH_CHRISTIAN },
    ownShare: 0,
    surnames:
      list(`Bello Abubakar Danjuma Garba Lawal Suleiman Ɗantata Sule Yakubu Wada Bala Gambo Mohammed Dikko Ringim
      Gwarzo Ƙaura Inuwa Magaji Tanko`),
  },
  fulani: {
    tribe: 'fulani',
    tongues: ['fulani'],
    leans: { christianity: 0.02, traditional: 0.1, none: 0.1 },
    ofFaith: { islam: mergeNames(SAHEL_MUSLIM, HAUSA_MUSLIM), christianity: FRENCH_CHRISTIAN },
    ownShare: 0,
    surnames: list(
      `Diallo Bah Barry Sow Ba Baldé Jallow Dicko Bello Jalloh Kane Ly Thiam Cissé Tall Modibbo Sall Sidibé`,
    ),
  },
  edo: {
    tribe: 'edo',
    tongues: ['other'],
    leans: { islam: 0.05 },
    own: {
      women: list(`Osariemen Itohan Isoken Adesuwa Efosa Omosede Esohe Ivie Uyi Eseosa`),
      men: list(`Osaze Osagie Efosa Nosakhare Osahon Eghosa Ehigie Imade Iyobosa Aisosa`),
    },
    ofFaith: { christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.6,
    surnames: list(
      `Osagie Igbinedion Aigbe Ogbeide Obaseki Omoruyi Edosa Uwaifo Idahosa Eweka Ehigiator Osunde`,
    ),
  },
  ibibio: {
    tribe: 'ibibio',
    tongues: ['other'],
    leans: { islam: 0.01 },
    own: {
      women: list(`Idara Ekaette Mfon Uduak Inemesit Eno Arit Nsikak Abasiama Unwana`),
      men: list(`Ekong Udeme Edidiong Ubong Aniekan Itoro Imoh Nsikan Ndifreke Okon`),
    },
    ofFaith: { christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.6,
    surnames: list(`Udoh Akpan Etim Essien Inyang Bassey Effiong Umoh Ekpo Okon Udofia Nkanga`),
  },
  tiv: {
    tribe: 'tiv',
    tongues: ['other'],
    leans: { islam: 0.02 },
    own: {
      women: list(`Doosuur Mbakeren Ngunan Iveren Nguveren Mwuese Doose Torkwase Member Seember`),
      men: list(`Terver Aondona Terhemba Tersoo Sesugh Aondoakaa Orkuma Iorfa Ternenge Msughter`),
    },
    ofFaith: { christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.55,
    surnames: list(`Ayua Gbileve Iorkyaa Tyoor Akume Suswam Ugba Tarka Agber Ikyaagba`),
  },
  asante: akan('ashanti'),
  fante: akan('fante'),
  ewe: {
    tribe: 'ewe',
    tongues: ['other'],
    leans: { islam: 0.1, traditional: 2 },
    own: {
      women: list(`Dzifa Mawusi Sena Edem Enyonam Elikplim Akpene Yayra Esinam Dela Afi Abla`),
      men: list(`Selorm Mawuli Edem Elom Kodzo Senyo Delali Kwami Etornam Yao Komla Kofi`),
    },
    ofFaith: { christianity: mergeNames(ENGLISH_CHRISTIAN, FRENCH_CHRISTIAN), islam: SAHEL_MUSLIM },
    ownShare: 0.6,
    surnames: list(
      `Agbeko Amegashie Dzokoto Ametepe Kpodo Gbedemah Tsikata Adzaho Fiagbe Agbenyega Kudjoe Lawson Amouzou Mensah`,
    ),
  },
  ga: {
    tribe: 'ga',
    tongues: ['other'],
    leans: { islam: 0.1 },
    own: {
      women: list(`Naa Dede Korkor Kai Tsotsoo Amerley Naadu Oyoe Shormeh Lamiley`),
      men: list(`Nii Tetteh Tettey Ayi Lantei Okai Laryea Nortey Kpakpo Ashitey`),
    },
    ofFaith: { christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.5,
    surnames: list(
      `Lamptey Quaye Ankrah Nartey Laryea Okine Addo Odoi Ashong Tagoe Quartey Sackey Lartey Neequaye`,
    ),
  },
  dagomba: {
    tribe: 'dagomba',
    tongues: ['other'],
    leans: { islam: 8, christianity: 0.3 },
    own: {
      women: list(`Wumpini Azara Napari Sanatu Memunatu Katari`),
      men: list(`Neindoo Alhassan Wumbei Napari Sugri Tiyumba`),
    },
    ofFaith: { islam: HAUSA_MUSLIM, christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.3,
    surnames: list(`Alhassan Abdulai Mahama Issahaku Fuseini Yakubu Iddrisu Salifu Dawuni Ziblim`),
  },
  wolof: {
    tribe: 'wolof',
    tongues: ['wolof'],
    leans: { christianity: 0.3 },
    ofFaith: { islam: SAHEL_MUSLIM, christianity: FRENCH_CHRISTIAN },
    ownShare: 0,
    surnames: list(
      `Ndiaye Diop Fall Guèye Mbaye Seck Samb Diagne Niang Cissé Mbengue Thiam Lô Njie Ceesay Dieng`,
    ),
  },
  serer: {
    tribe: 'serer',
    tongues: ['other', 'wolof'],
    leans: { christianity: 4 },
    ofFaith: { islam: SAHEL_MUSLIM, christianity: FRENCH_CHRISTIAN },
    ownShare: 0,
    surnames: list(`Sarr Faye Diouf Sène Ngom Ndour Senghor Dione Tine Ndong Thiaw Diatta`),
  },
  mandinka: {
    tribe: 'mandinka',
    tongues: ['mandinka'],
    leans: { christianity: 0.1, none: 0.3 },
    ofFaith: { islam: SAHEL_MUSLIM, christianity: ENGLISH_CHRISTIAN },
    ownShare: 0,
    surnames: list(
      `Touray Jammeh Camara Fofana Darboe Keita Sanneh Sonko Fatty Conteh Kanté Kourouma Sillah Saho`,
    ),
  },
  bambara: {
    tribe: 'bambara',
    tongues: ['bambara'],
    ofFaith: { islam: SAHEL_MUSLIM, christianity: FRENCH_CHRISTIAN },
    ownShare: 0,
    surnames: list(`Traoré Coulibaly Diarra Keïta Konaté Sissoko Dembélé Doumbia Sangaré Koné Samaké Togola`),
  },
  mossi: {
    tribe: 'mossi',
    tongues: ['other'],
    leans: { islam: 1, christianity: 1.2 },
    ofFaith: { islam: SAHEL_MUSLIM, christianity: FRENCH_CHRISTIAN },
    ownShare: 0,
    surnames: list(
      `Ouédraogo Sawadogo Kaboré Zongo Compaoré Nikiéma Ilboudo Tapsoba Kinda Zoungrana Sankara Tiendrebéogo`,
    ),
  },
  ivorian: {
    tribe: 'akan',
    tongues: ['other'],
    leans: { islam: 0.1 },
    own: {
      women: list(`Affoué Amenan Aya Ahou Akissi Adjoua Amoin Akoua Tanoh Aho`),
      men: list(`Kouamé Kouadio Koffi Yao Konan Kouakou Kouassi Amani Brou N'Guessan`),
    },
    ofFaith: { christianity: FRENCH_CHRISTIAN, islam: SAHEL_MUSLIM },
    ownShare: 0.3,
    surnames: list(`Kouassi Konan N'Guessan Yao Kouadio Brou Koffi Aka Assi Ehui Tanoh Gnamien Kouamé Boni`),
  },
  fon: {
    tribe: 'fon',
    tongues: ['other'],
    leans: { islam: 0.3, traditional: 1.5 },
    own: {
      women: list(`Sènami Fifamè Mahougnon Ayaba Houéfa Nonvignon Sètondji Dona`),
      men: list(`Sènou Dossou Mahouton Codjo Comlan Sèdjro Fifatin Houénou`),
    },
    ofFaith: { christianity: FRENCH_CHRISTIAN, islam: SAHEL_MUSLIM },
    ownShare: 0.45,
    surnames: list(
      `Hounkpatin Agossou Dossou Adjovi Ahouansou Zinsou Hountondji Gbaguidi Kpadé Houngbédji Tossou Akplogan`,
    ),
  },
  temne: {
    tribe: 'temne',
    tongues: ['other'],
    ofFaith: { islam: SAHEL_MUSLIM, christianity: ENGLISH_CHRISTIAN },
    ownShare: 0,
    surnames: list(`Kamara Sesay Bangura Kargbo Conteh Turay Koroma Kanu Fornah Sankoh Mansaray Dumbuya`),
  },
  mende: {
    tribe: 'mende',
    tongues: ['other'],
    leans: { christianity: 1.6 },
    own: {
      women: list(`Jeneba Hawa Kona Satta Baindu Nyanda`),
      men: list(`Vandi Foday Sahr Momoh Joseph Kpana`),
    },
    ofFaith: { islam: SAHEL_MUSLIM, christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.3,
    surnames: list(`Koroma Kallon Sandi Margai Lahai Vandi Kpaka Momoh Jusu Swaray Bockarie Fofanah`),
  },
} satisfies Record<string, People>

/** Akan peoples are named after their day of birth and share surnames. */
function akan(tribe: string): People {
  return {
    tribe,
    tongues: ['akan'],
    leans: { islam: 0.1 },
    own: {
      women: list(
        `Ama Akosua Adwoa Abena Akua Yaa Afia Efua Esi Araba Maame Serwaa Nhyira Adoma Afriyie Pokuaa`,
      ),
      men: list(
        `Kwame Kwasi Kwadwo Kwabena Kwaku Yaw Fiifi Ebo Kojo Nana Osei Papa Kwesi Opoku Agyei Kobina`,
      ),
    },
    ofFaith: { christianity: ENGLISH_CHRISTIAN, islam: HAUSA_MUSLIM },
    ownShare: 0.6,
    surnames:
      list(`Mensah Owusu Boateng Asante Agyeman Appiah Osei Amoah Ofori Acheampong Sarpong Adjei Frimpong Antwi
      Arthur Quansah Baidoo Essel Danso Kyei`),
  }
}
