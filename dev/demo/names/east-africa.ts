import {
  ENGLISH_CHRISTIAN,
  ETHIOPIAN_CHRISTIAN,
  FRENCH_CHRISTIAN,
  HORN_MUSLIM,
  SOMALI_MUSLIM,
  SWAHILI_MUSLIM,
} from './faith-names.ts'
import { list, mergeNames, type People } from './people.ts'

const EAST_CHRISTIAN = { christianity: ENGLISH_CHRISTIAN, islam: SWAHILI_MUSLIM }
const INLAND = { islam: 0.3 }

export const EAST_AFRICA = {
  kikuyu: {
    tribe: 'kikuyu',
    tongues: ['kikuyu'],
    leans: INLAND,
    own: {
      women: list(
        `Wanjirũ Wambũi Njeri Wangarĩ Nyambura Wairimũ Mũthoni Wanjikũ Nyokabi Waithĩra Gathoni Wangũi`,
      ),
      men: list(`Kamau Njoroge Mwangi Kariuki Ndũng'ũ Kĩmani Maina Njũgũna Gĩthĩnji Waweru Karanja Mũgo`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(
      `Mwangi Kamau Njoroge Kariuki Wanjohi Mũriithi Gĩtau Ngũgĩ Macharia Kĩarie Mũngai Ndegwa Wachira Kinyua`,
    ),
  },
  luo: {
    tribe: 'luo',
    tongues: ['luo'],
    leans: INLAND,
    own: {
      women: list(`Akinyi Atieno Achieng Anyango Awuor Adhiambo Akoth Auma Apiyo Awino`),
      men: list(`Ochieng Otieno Odhiambo Omondi Onyango Ouma Okoth Owino Opiyo Oduor`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(
      `Odhiambo Ochieng Otieno Owuor Okello Oloo Onyango Obura Ogutu Oketch Awiti Ojwang Juma Ogola`,
    ),
  },
  luhya: {
    tribe: 'luhya',
    tongues: ['other'],
    leans: INLAND,
    own: {
      women: list(`Nekesa Nafula Nanjala Nasimiyu Khavere Naliaka Ayuma Makungu Nelima Mmbone`),
      men: list(`Wafula Barasa Wekesa Simiyu Juma Wanyama Mukhwana Shikuku Lusweti Masinde`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(
      `Wekesa Wafula Barasa Wanjala Simiyu Makokha Khaemba Nyongesa Mukhwana Ambani Shitanda Muliro`,
    ),
  },
  kalenjin: {
    tribe: 'kalenjin',
    tongues: ['other'],
    leans: INLAND,
    own: {
      women: list(`Chebet Jepkosgei Cherono Chepkoech Jerotich Jelagat Chelangat Jemutai Chepng'etich Jebet`),
      men: list(`Kiprono Kipchumba Kiplagat Cheruiyot Kipkemboi Kibet Kiprop Kiptoo Kipruto Kimutai`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(
      `Koech Rotich Korir Kiptanui Chepkwony Sang Langat Ruto Mutai Keter Bett Too Kosgei Tanui`,
    ),
  },
  kamba: {
    tribe: 'kamba',
    tongues: ['other'],
    leans: INLAND,
    own: {
      women: list(`Mwende Ndanu Mũmbua Nthenya Kavindu Syombua Mwikali Ndinda`),
      men: list(`Mutua Musyoka Kioko Mutinda Muthama Nzioka Kyalo Musembi`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.45,
    surnames: list(`Mutua Musyoka Kioko Mwanzia Muema Kilonzo Nzomo Mutuku Munyao Ndeti Mulwa Makau`),
  },
  maasai: {
    tribe: 'maasai',
    tongues: ['other'],
    leans: { islam: 0.1, traditional: 4 },
    own: {
      women: list(`Naserian Nashipae Namunyak Resiato Silantoi Nasieku`),
      men: list(`Lemayian Saitoti Parsimei Tipape Olekina Sironka`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.7,
    surnames: list(`Saitoti Nkurunah Tipis Lempaa Sankale Nkaissery Kipury Sankan Kaelo Ntutu`),
  },
  swahili: {
    tribe: 'swahili',
    tongues: ['swahili'],
    leans: { islam: 6, christianity: 0.2 },
    ofFaith: { islam: SWAHILI_MUSLIM, christianity: ENGLISH_CHRISTIAN },
    ownShare: 0,
    surnames: list(
      `Abdalla Salim Mwinyi Bakari Omar Said Mohamed Athman Shee Famau Mbarak Nassir Hamad Khamis Ali Suleiman`,
    ),
  },
  sukuma: {
    tribe: 'sukuma',
    tongues: ['swahili', 'other'],
    leans: { islam: 0.5 },
    own: {
      women: list(`Neema Upendo Furaha Tumaini Rehema Zawadi Happiness Imani Pendo Subira`),
      men: list(`Baraka Amani Masanja Juma Heri Bahati Emmanuel Masunga Elia Shija`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.55,
    surnames: list(`Masanja Magufuli Kidasa Masele Ngassa Bulugu Malugu Shija Lugola Kulwa Maige Mabula`),
  },
  chagga: {
    tribe: 'other',
    tongues: ['swahili', 'other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Neema Aika Anna Upendo Ndeshi Eliaika`),
      men: list(`Baraka Elinami Godlove Amani Ndesamburo Elia`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(`Mushi Lyimo Massawe Kimaro Shayo Mrema Temba Urassa Swai Moshi Mmari Tarimo`),
  },
  baganda: {
    tribe: 'baganda',
    tongues: ['other'],
    own: {
      women: list(`Nakato Babirye Namukasa Nalubega Nakimuli Namutebi Nassuna Nabukenya Nakku Namazzi`),
      men: list(`Wasswa Kato Mukasa Ssebunya Lubega Kizito Mugerwa Kasozi Ssempa Kiggundu`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.35,
    surnames: list(
      `Ssekandi Mukasa Kasozi Lubega Kiwanuka Nsubuga Ssemwogerere Mayanja Kaggwa Musoke Ssali Wamala Katende Lule`,
    ),
  },
  banyankole: {
    tribe: 'other',
    tongues: ['other'],
    leans: { islam: 0.3 },
    own: {
      women: list(`Kemigisha Kyomuhendo Ainembabazi Asiimwe Natukunda Ninsiima Katushabe Ahumuza`),
      men: list(`Mugisha Tumwine Ahimbisibwe Byaruhanga Muhwezi Tumusiime Ankunda Mwesigwa`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(
      `Tumwebaze Mugisha Kakuru Muhumuza Byarugaba Rwomushana Tusiime Kamugisha Bwengye Turyasingura`,
    ),
  },
  acholi: {
    tribe: 'luo',
    tongues: ['luo'],
    leans: { islam: 0.1 },
    own: {
      women: list(`Lakot Aber Akello Apio Lamunu Adoch`),
      men: list(`Okello Ojok Opio Komakech Oryem Ocen`),
    },
    ofFaith: EAST_CHRISTIAN,
    ownShare: 0.4,
    surnames: list(`Okot Ojok Odongo Obol Otim Oloya Lubwa Okumu Olara Opiyo`),
  },
  banyarwanda: {
    tribe: null, // the country does not ask about tribe
    tongues: ['other'],
    own: {
      women: list(`Uwase Mutoni Ingabire Umutoni Uwimana Iradukunda Keza Ishimwe Mukamana Teta`),
      men: list(`Mugisha Ishimwe Hakizimana Nshimiyimana Habimana Mugabo Iradukunda Manzi Ngabo Shema`),
    },
    ofFaith: { christianity: mergeNames(FRENCH_CHRISTIAN, ENGLISH_CHRISTIAN), islam: SWAHILI_MUSLIM },
    ownShare: 0.4,
    surnames: list(
      `Uwimana Habimana Niyonzima Mukeshimana Nsengiyumva Mugabo Rutayisire Kayitesi Ndayisaba Bizimana Gasana Munyaneza`,
    ),
  },
  amhara: {
    tribe: 'amhara',
    tongues: ['amharic'],
    leans: { islam: 0.25, christianity: 1.3 },
    own: {
      women: list(`Tsehay Almaz Zewditu Yeshi Alem Netsanet Fikirte Wubit`),
      men: list(`Kassahun Tadesse Abebe Mulugeta Addisu Alemayehu Worku Dereje`),
    },
    ofFaith: { christianity: ETHIOPIAN_CHRISTIAN, islam: HORN_MUSLIM },
    ownShare: 0.25,
    surnames: list(
      `Tesfaye Bekele Haile Getachew Alemu Mengistu Tadesse Wolde Assefa Kebede Desta Mekonnen Gebre Worku`,
    ),
    muslimSurnames: list(`Mohammed Ahmed Seid Ali Hussein Yimam Endris Ibrahim Hassen Nuru`),
  },
  oromo: {
    tribe: 'oromo',
    tongues: ['oromo'],
    leans: { islam: 1.6 },
    own: {
      women: list(`Chaltu Lensa Bontu Hawi Kulani Ayantu Sifan Obse Gelane Meti`),
      men: list(`Gemechu Tolosa Abdisa Lemi Boru Kuma Gadaa Dechasa Fayisa Jirata`),
    },
    ofFaith: { christianity: ETHIOPIAN_CHRISTIAN, islam: HORN_MUSLIM },
    ownShare: 0.55,
    surnames: list(`Gemechu Tolera Negassa Dinka Feyisa Bulcha Gutema Hirpa Benti Deressa Regassa Tulu`),
    muslimSurnames: list(`Ahmed Aman Kedir Abdulahi Jemal Hussen Umer Mohammed Abdela Sali`),
  },
  sidama: {
    tribe: 'sidama',
    tongues: ['amharic', 'other'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Danse Worke Bulle Amarech Kifle Dukale`),
      men: list(`Dangiso Hankamo Ledamo Matewos Gabiso Bekele`),
    },
    ofFaith: { christianity: ETHIOPIAN_CHRISTIAN, islam: HORN_MUSLIM },
    ownShare: 0.3,
    surnames: list(`Dangiso Hameso Lemma Wariso Bogale Matewos Yonas Debero`),
  },
  tigrayan: {
    tribe: 'tigray',
    tongues: ['tigrinya', 'amharic'],
    leans: { islam: 0.1 },
    own: {
      women: list(`Letebrhan Abrehet Mebrat Zaid Freweyni Tirhas`),
      men: list(`Gebremedhin Hagos Kiros Berhe Haftom Goitom`),
    },
    ofFaith: { christianity: ETHIOPIAN_CHRISTIAN, islam: HORN_MUSLIM },
    ownShare: 0.4,
    surnames: list(`Gebreselassie Hagos Berhe Abraha Kidane Tsegay Woldu Araya Gebremeskel Teklay`),
  },
  eritrean: {
    tribe: 'tigrinya',
    tongues: ['tigrinya'],
    leans: { islam: 0.2 },
    own: {
      women: list(`Luwam Semhar Winta Rigat Milena Adiam`),
      men: list(`Filmon Mehari Awet Isaias Tekle Aman`),
    },
    ofFaith: { christianity: ETHIOPIAN_CHRISTIAN, islam: HORN_MUSLIM },
    ownShare: 0.45,
    surnames: list(`Tesfamariam Ghebremichael Habte Kidane Tekle Woldemichael Haile Okbay Yemane Asmerom`),
    muslimSurnames: list(`Idris Osman Saleh Mohammednur Ibrahim Humed Ali Adem`),
  },
  somali: {
    tribe: 'somali',
    tongues: ['somali'],
    leans: { christianity: 0.001, islam: 1.5, traditional: 0, none: 0, other: 0.01 },
    ofFaith: { islam: SOMALI_MUSLIM },
    ownShare: 0,
    surnames: list(
      `Warsame Abdi Jama Hersi Farah Nur Hassan Osman Guled Aden Dahir Elmi Ismail Ali Samatar Adan`,
    ),
  },
} satisfies Record<string, People>
