import {
  ENGLISH_CHRISTIAN,
  FRENCH_CHRISTIAN,
  PORTUGUESE_CHRISTIAN,
  SAHEL_MUSLIM,
  SWAHILI_MUSLIM,
} from './faith-names.ts'
import { list, mergeNames, type People } from './people.ts'

const CONGOLESE = { christianity: FRENCH_CHRISTIAN, islam: SWAHILI_MUSLIM }
const CAMEROONIAN = { christianity: mergeNames(FRENCH_CHRISTIAN, ENGLISH_CHRISTIAN), islam: SAHEL_MUSLIM }
const FROM_THE_NORTH = { islam: 0.02 }

export const CENTRAL_AFRICA = {
  bamileke: {
    tribe: 'bamileke',
    tongues: ['other'],
    leans: FROM_THE_NORTH,
    ofFaith: CAMEROONIAN,
    ownShare: 0,
    surnames: list(
      `Kamga Tchoumi Fotso Ngono Talla Kengne Djoumessi Tagne Nguemo Fokou Simo Tchinda Wandji Feudjio`,
    ),
  },
  beti: {
    tribe: 'beti',
    tongues: ['other'],
    leans: FROM_THE_NORTH,
    ofFaith: CAMEROONIAN,
    ownShare: 0,
    surnames: list(
      `Mbarga Atangana Essomba Owona Nkolo Abena Ondoa Mvondo Biyong Eyenga Ateba Manga Onana Etoundi`,
    ),
  },
  grassfields: {
    tribe: 'other',
    tongues: ['other'],
    leans: FROM_THE_NORTH,
    own: { women: list(`Bih Manka Ngwe Lum Neh Siri`), men: list(`Tah Ngwa Che Fru Nji Suh`) },
    ofFaith: { christianity: ENGLISH_CHRISTIAN },
    ownShare: 0.3,
    surnames: list(`Ngwa Fru Tabi Ndifor Achiri Nfor Fombad Neba Tangie Awah Chi Mbah`),
  },
  luba: {
    tribe: 'luba',
    tongues: ['other', 'swahili'],
    own: {
      women: list(`Mbuyi Kapinga Ntumba Kalenga Mujinga Tshiala`),
      men: list(`Kalala Ilunga Mukendi Kabongo Tshibangu Kazadi`),
    },
    ofFaith: CONGOLESE,
    ownShare: 0.3,
    surnames: list(
      `Kabongo Ilunga Mukendi Mulumba Tshibangu Kasongo Kalonji Ngandu Mwamba Kabeya Mutombo Banza`,
    ),
  },
  bakongo: {
    tribe: 'bakongo',
    tongues: ['lingala', 'other'],
    own: {
      women: list(`Nsimba Nzuzi Luzolo Mbuta Lukombo Makiese`),
      men: list(`Nsimba Makiadi Lukoki Mbuta Nlandu Matondo`),
    },
    ofFaith: CONGOLESE,
    ownShare: 0.3,
    surnames: list(
      `Makiese Lukoki Nlandu Mavungu Matondo Nsimba Mbemba Kiala Ndombele Lusala Massamba Diabanza`,
    ),
  },
  mongo: {
    tribe: 'mongo',
    tongues: ['lingala'],
    ofFaith: CONGOLESE,
    ownShare: 0,
    surnames: list(
      `Bokele Mputu Bolamba Lokuli Ekofo Boketsu Ilonga Mboyo Bompongo Isekolongo Lomboto Engulu`,
    ),
  },
  ovimbundu: {
    tribe: 'ovimbundu',
    tongues: ['portuguese', 'other'],
    own: {
      women: list(`Ngueve Nandi Chilombo Vihemba Ndjamba Utima`),
      men: list(`Tchissola Chitunda Sapalo Kaculo Epalanga Hossi`),
    },
    ofFaith: { christianity: PORTUGUESE_CHRISTIAN },
    ownShare: 0.12,
    surnames: list(
      `Chivukuvuku Kalunga Sapalalo Chitumba Epalanga Hossi Satchivela Cassoma Chipenda Sachipengo Canganjo Vitorino`,
    ),
  },
  kimbundu: {
    tribe: 'other',
    tongues: ['portuguese', 'other'],
    ofFaith: { christianity: PORTUGUESE_CHRISTIAN },
    ownShare: 0,
    surnames: list(
      `Neto Mendes Cabral Quissanga Domingos Kiluanji Miguel Ngola Ferreira Gaspar Bento Van-Dúnem Cardoso`,
    ),
  },
} satisfies Record<string, People>
