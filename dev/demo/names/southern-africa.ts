import { ENGLISH_CHRISTIAN, PORTUGUESE_CHRISTIAN, SWAHILI_MUSLIM } from './faith-names.ts'
import { list, type People } from './people.ts'

const SOUTHERN = { christianity: ENGLISH_CHRISTIAN, islam: SWAHILI_MUSLIM }

export const SOUTHERN_AFRICA = {
  zulu: {
    tribe: 'zulu',
    tongues: ['zulu'],
    leans: { traditional: 2, islam: 0.3 },
    own: {
      women: list(
        `Nomvula Thandeka Zanele Nokuthula Lindiwe Nompumelelo Ntombi Busisiwe Sibongile Khanyisile Ayanda Zinhle`,
      ),
      men: list(
        `Sipho Thabani Mandla Sibusiso Bhekizizwe Nkosinathi Sandile Musa Mthokozisi Lungelo Siyabonga Jabulani`,
      ),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(
      `Dlamini Mkhize Ngcobo Zulu Buthelezi Mthembu Ndlovu Khumalo Cele Zungu Shabalala Ntuli Hlongwane Sithole`,
    ),
  },
  xhosa: {
    tribe: 'xhosa',
    tongues: ['xhosa'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Nomsa Thandiwe Noluthando Unathi Zukiswa Nosipho Babalwa Siphokazi Akhona Nontsikelelo`),
      men: list(`Themba Lwazi Mzwandile Luyolo Siyanda Ayabonga Luthando Mncedisi Vuyo Phumlani`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(`Mabandla Ngxola Mbeki Sobukwe Mfeketo Nkosi Jafta Qwabe Mqhayi Ntshinga Dyantyi Mgijima`),
  },
  sotho: {
    tribe: 'sotho',
    tongues: ['other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Palesa Lerato Nthabiseng Mpho Refiloe Dineo Puleng Kamohelo Tšepiso Limpho`),
      men: list(`Thabo Tšepo Lebohang Teboho Katleho Mohapi Thato Pule Neo Tumelo`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(
      `Mokoena Mofokeng Moloi Tau Motaung Letsie Mohale Nkoane Lekhanya Sekonyela Makhetha Tsotetsi`,
    ),
  },
  tswana: {
    tribe: 'tswana',
    tongues: ['other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Boitumelo Naledi Keabetswe Onalenna Gorata Lesego Masego Kagiso Amantle Tebogo`),
      men: list(`Kagiso Tshepo Mothusi Oratile Tumisang Kabelo Thabiso Lesedi Phenyo Mpho`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(`Molefe Seretse Kgosi Moatlhodi Modise Ramotswa Masire Tau Sebego Gaolathe Motsumi Khama`),
  },
  pedi: {
    tribe: 'pedi',
    tongues: ['other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Mmapula Lebogang Mokgadi Tshegofatso Pheladi Kgaogelo`),
      men: list(`Lesiba Thapelo Kgothatso Mashudu Phuti Tebogo`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(`Maimela Ledwaba Mphahlele Sekhukhune Makgoba Ramaphala Mashaba Phasha Mogale Rapetswa`),
  },
  venda: {
    tribe: 'venda',
    tongues: ['other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Rendani Mulalo Livhuwani Thendo Takalani Vhutshilo`),
      men: list(`Mulalo Tshifhiwa Rofhiwa Ndivhuwo Thilivhali Fhulufhelo`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(`Mudau Netshitenzhe Ramavhoya Nemukula Mulaudzi Tshivhase Ravele Makhado`),
  },
  capetonian: {
    tribe: null,
    tongues: ['afrikaans', 'english'],
    leans: { islam: 12, traditional: 0 },
    ofFaith: {
      christianity: {
        women: list(`Chantelle Bianca Tamsyn Candice Jolene Lauren Megan Robyn`),
        men: list(`Ashwin Dale Keenan Ricardo Jody Byron Marlon Wesley`),
      },
      islam: {
        women: list(`Nuraan Faieza Shireen Aaliyah Zubeida Gadija Rushdah Tasneem`),
        men: list(`Imraan Faizel Riedwaan Yusuf Ebrahim Moegamat Zaid Ashraf`),
      },
    },
    ownShare: 0,
    surnames: list(
      `Jacobs Petersen Adams Williams Arendse Fortuin Hendricks Davids Isaacs Abrahams Samuels Solomons`,
    ),
  },
  shona: {
    tribe: 'shona',
    tongues: ['shona'],
    leans: { islam: 0.3 },
    own: {
      women: list(
        `Tendai Rudo Chipo Ruvimbo Nyasha Tariro Rutendo Kudzai Tsitsi Vimbai Fadzai Chiedza Tanaka Rumbidzai`,
      ),
      men: list(
        `Tendai Tatenda Tinashe Farai Kudakwashe Tapiwa Simbarashe Takudzwa Munashe Tawanda Blessing Garikai Panashe Anesu`,
      ),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(
      `Moyo Chikwanha Mutasa Gumbo Chirwa Mapfumo Zvobgo Makoni Chigumba Nyamande Muchena Mhlanga Chideme Marufu`,
    ),
  },
  ndebele: {
    tribe: 'ndebele',
    tongues: ['zulu', 'other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Sithembile Nokukhanya Nobuhle Thandazile Siphiwe Lungile Gugulethu Sithabile`),
      men: list(`Nkosana Mthulisi Bongani Mduduzi Zibusiso Njabulo Thamsanqa Mbuso`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.85,
    surnames: list(`Ncube Sibanda Nyathi Mpofu Dube Tshuma Khumalo Mkhwananzi Ndlovu Mhlophe Hadebe Masuku`),
  },
  bemba: {
    tribe: 'bemba',
    tongues: ['other'],
    leans: { islam: 0.3 },
    own: {
      women: list(`Mutale Chanda Bwalya Mwansa Chilufya Natasha Musonda Kasonde`),
      men: list(`Mulenga Chanda Bwalya Kabwe Musonda Chileshe Mwamba Kunda`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.5,
    surnames: list(
      `Mulenga Bwalya Mwansa Chanda Kapwepwe Chiluba Mutale Sampa Kasonde Musonda Chishimba Mwila`,
    ),
  },
  tonga: {
    tribe: 'tonga',
    tongues: ['other'],
    leans: { islam: 0.3 },
    own: {
      women: list(`Mutinta Choolwe Luyando Chipego Lweendo Mazuba`),
      men: list(`Mainza Choolwe Hakainde Moono Mweemba Luyando`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.6,
    surnames: list(
      `Hamoonga Mweemba Hachipuka Moonga Chikuni Hamaundu Siachitema Mudenda Muchindu Haabazoka`,
    ),
  },
  chewa: {
    tribe: 'chewa',
    tongues: ['other'],
    leans: { islam: 0.7 },
    own: {
      women: list(`Chikondi Thokozani Mphatso Tiyamike Madalitso Tadala Chimwemwe Takondwa`),
      men: list(`Chisomo Kondwani Limbani Mayamiko Yankho Chifundo Dalitso Wongani`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.65,
    surnames: list(`Banda Phiri Chirwa Kamanga Mbewe Nkhoma Gondwe Chimombo Kalulu Mwale Tembo Kaunda`),
    muslimSurnames: list(`Saidi Kassim Jali Bwanali Makawa Amini Issa Mussa`),
  },
  ovambo: {
    tribe: 'ovambo',
    tongues: ['other'],
    own: {
      women: list(`Ndapewa Selma Ndinelago Taimi Hilma Ndahafa Martha Tuyenikelao`),
      men: list(`Tangeni Ndeulita Petrus Nangolo Simeon Hafeni Shikongo Erastus`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.7,
    surnames: list(
      `Shikongo Nangolo Amupolo Haufiku Nghipondoka Shilongo Iipinge Hamutenya Ndeitunga Kapofi`,
    ),
  },
  herero: {
    tribe: 'herero',
    tongues: ['other', 'afrikaans'],
    own: {
      women: list(`Uajona Kaunapaua Vetjaera Jejamaije Rinaune Katjiuasuvera`),
      men: list(`Uazuva Kapuuo Tjizembua Mbaeva Uerikua Kaveriua`),
    },
    ofFaith: SOUTHERN,
    ownShare: 0.5,
    surnames: list(`Kandjii Tjipura Katjivena Hengari Ngavirue Kavari Muinjangue Tjiriange`),
  },
  makua: {
    tribe: 'makua',
    tongues: ['portuguese', 'other'],
    leans: { islam: 2.5 },
    ofFaith: {
      christianity: PORTUGUESE_CHRISTIAN,
      islam: {
        women: list(`Amina Fátima Zainabo Muanacha Atija Rabia Zainate Awaje`),
        men: list(`Momade Abdul Assane Amade Ussene Ibraimo Juma Saíde`),
      },
    },
    ownShare: 0,
    surnames: list(`Muanza Nampulo Cossa Murripa Alberto Napica Amurane Mulima Namarrogolo Lopes`),
    muslimSurnames: list(`Abdala Amade Momade Selemane Assane Ali Omar Chale Ussene`),
  },
  tsonga: {
    tribe: 'tsonga',
    tongues: ['portuguese', 'other'],
    leans: { islam: 0.1 },
    own: {
      women: list(`Nyeleti Tsakane Ntsako Vonani Xiluva Tinyiko`),
      men: list(`Hlulani Nhlamulo Rivoningo Xitsakelo Tiyani Vutomi`),
    },
    ofFaith: { christianity: PORTUGUESE_CHRISTIAN },
    ownShare: 0.2,
    surnames: list(
      `Machel Chissano Mondlane Nhantumbo Macamo Sitoe Chongo Mabunda Cossa Langa Tembe Muianga`,
    ),
  },
} satisfies Record<string, People>
