import type { PeopleKey } from './names.ts'

type Weights<K extends string> = Partial<Record<K, number>>

export interface Home {
  weight: number
  cities: Record<string, number>
  peoples: Weights<PeopleKey>
}

export const HOMES = {
  NG: {
    weight: 15,
    cities: {
      Lagos: 9,
      Abuja: 4,
      Kano: 3,
      Ibadan: 3,
      'Port Harcourt': 2,
      Kaduna: 2,
      Enugu: 2,
      'Benin City': 1,
      Jos: 1,
      Abeokuta: 1,
    },
    peoples: { yoruba: 24, igbo: 20, hausa: 18, fulani: 4, edo: 4, ibibio: 4, tiv: 3 },
  },
  GH: {
    weight: 7,
    cities: { Accra: 7, Kumasi: 4, Tamale: 2, 'Cape Coast': 1, Takoradi: 1, Ho: 1 },
    peoples: { asante: 28, fante: 16, ewe: 14, ga: 9, dagomba: 14 },
  },
  KE: {
    weight: 8,
    cities: { Nairobi: 8, Mombasa: 3, Kisumu: 2, Nakuru: 2, Eldoret: 2, Thika: 1 },
    peoples: { kikuyu: 20, luo: 12, luhya: 15, kalenjin: 12, kamba: 10, swahili: 4, somali: 3, maasai: 3 },
  },
  ZA: {
    weight: 7,
    cities: {
      Johannesburg: 7,
      'Cape Town': 4,
      Durban: 4,
      Pretoria: 3,
      Gqeberha: 1,
      Bloemfontein: 1,
      Polokwane: 1,
    },
    peoples: { zulu: 24, xhosa: 17, sotho: 9, tswana: 9, pedi: 9, venda: 3, capetonian: 8 },
  },
  ET: {
    weight: 6,
    cities: { 'Addis Ababa': 8, Adama: 2, Hawassa: 1, 'Bahir Dar': 2, 'Dire Dawa': 1, Mekelle: 1 },
    peoples: { oromo: 34, amhara: 30, sidama: 4, tigrayan: 7, somali: 3 },
  },
  UG: {
    weight: 4,
    cities: { Kampala: 7, Entebbe: 2, Gulu: 1, Mbarara: 2, Jinja: 1 },
    peoples: { baganda: 30, banyankole: 16, acholi: 9 },
  },
  TZ: {
    weight: 4,
    cities: { 'Dar es Salaam': 7, Arusha: 2, Mwanza: 2, Dodoma: 1, Zanzibar: 1, Moshi: 1 },
    peoples: { sukuma: 18, chagga: 9, swahili: 8, maasai: 2 },
  },
  EG: {
    weight: 4,
    cities: { Cairo: 8, Alexandria: 4, Giza: 2, Aswan: 1, Mansoura: 1 },
    peoples: { egyptian: 20, nubian: 1 },
  },
  MA: {
    weight: 3,
    cities: { Casablanca: 5, Rabat: 3, Marrakesh: 2, Fez: 2, Tangier: 2, Agadir: 2 },
    peoples: { moroccan: 12, amazigh: 7 },
  },
  SN: {
    weight: 3,
    cities: { Dakar: 7, Thiès: 2, 'Saint-Louis': 2, Ziguinchor: 1 },
    peoples: { wolof: 40, fulani: 25, serer: 16, mandinka: 5 },
  },
  CM: {
    weight: 3,
    cities: { Douala: 5, Yaoundé: 5, Bafoussam: 1, Bamenda: 1, Garoua: 2, Maroua: 1 },
    peoples: { bamileke: 22, beti: 14, grassfields: 10, fulani: 14 },
  },
  CI: {
    weight: 3,
    cities: { Abidjan: 8, Bouaké: 2, Yamoussoukro: 1, 'San-Pédro': 1 },
    peoples: { ivorian: 30, mandinka: 20, bambara: 8, mossi: 6 },
  },
  RW: {
    weight: 3,
    cities: { Kigali: 8, Huye: 1, Musanze: 1, Rubavu: 1 },
    peoples: { banyarwanda: 1 },
  },
  ZW: {
    weight: 3,
    cities: { Harare: 7, Bulawayo: 3, Mutare: 1, Gweru: 1 },
    peoples: { shona: 80, ndebele: 17 },
  },
  CD: {
    weight: 3,
    cities: { Kinshasa: 8, Lubumbashi: 4, Goma: 2, Kisangani: 1, Bukavu: 1 },
    peoples: { luba: 18, bakongo: 16, mongo: 17 },
  },
  AO: {
    weight: 2,
    cities: { Luanda: 8, Huambo: 2, Benguela: 2, Lubango: 1 },
    peoples: { ovimbundu: 37, kimbundu: 25, bakongo: 13 },
  },
  MZ: {
    weight: 2,
    cities: { Maputo: 6, Beira: 2, Nampula: 3, Matola: 1 },
    peoples: { makua: 26, tsonga: 20 },
  },
  ZM: {
    weight: 2,
    cities: { Lusaka: 7, Ndola: 2, Kitwe: 2, Livingstone: 1 },
    peoples: { bemba: 21, tonga: 14, chewa: 9 },
  },
  ML: {
    weight: 1.5,
    cities: { Bamako: 8, Sikasso: 1, Ségou: 1, Mopti: 1 },
    peoples: { bambara: 42, fulani: 13, mandinka: 9 },
  },
  SO: {
    weight: 1.5,
    cities: { Mogadishu: 5, Hargeisa: 4, Bosaso: 1, Kismayo: 1 },
    peoples: { somali: 1 },
  },
  DZ: {
    weight: 1.5,
    cities: { Algiers: 5, Oran: 3, Constantine: 2, 'Tizi Ouzou': 2 },
    peoples: { algerian: 3, amazigh: 1 },
  },
  TN: {
    weight: 1.5,
    cities: { Tunis: 5, Sfax: 2, Sousse: 2, Kairouan: 1 },
    peoples: { tunisian: 1 },
  },
  SD: {
    weight: 1.5,
    cities: { 'Port Sudan': 3, Khartoum: 3, Omdurman: 3, 'Wad Madani': 1 },
    peoples: { sudanese: 9, nubian: 1 },
  },
  BJ: {
    weight: 1.2,
    cities: { Cotonou: 5, 'Porto-Novo': 2, Parakou: 2, 'Abomey-Calavi': 2 },
    peoples: { fon: 40, yoruba: 12, fulani: 9 },
  },
  TG: {
    weight: 1.2,
    cities: { Lomé: 7, Kpalimé: 1, Sokodé: 1, Kara: 1 },
    peoples: { ewe: 42, fulani: 4 },
  },
  SL: {
    weight: 1.2,
    cities: { Freetown: 7, Bo: 2, Kenema: 1, Makeni: 1 },
    peoples: { temne: 35, mende: 31, fulani: 4 },
  },
  GM: {
    weight: 1,
    cities: { Banjul: 2, Serekunda: 5, Brikama: 2 },
    peoples: { mandinka: 33, fulani: 18, wolof: 13 },
  },
  BW: {
    weight: 1.2,
    cities: { Gaborone: 6, Francistown: 2, Maun: 1 },
    peoples: { tswana: 1 },
  },
  MW: {
    weight: 1.2,
    cities: { Lilongwe: 4, Blantyre: 4, Mzuzu: 1, Zomba: 1 },
    peoples: { chewa: 1 },
  },
  ER: {
    weight: 1,
    cities: { Asmara: 6, Keren: 1, Massawa: 1 },
    peoples: { eritrean: 1 },
  },
  NA: {
    weight: 1,
    cities: { Windhoek: 6, 'Walvis Bay': 1, Oshakati: 2, Swakopmund: 1 },
    peoples: { ovambo: 50, herero: 9 },
  },
} satisfies Record<string, Home>
export type HomeCode = keyof typeof HOMES

export interface Abroad {
  weight: number
  cities: Record<string, number>
  origins: Weights<HomeCode>
}

export const ABROAD = {
  GB: {
    weight: 9,
    cities: { London: 8, Manchester: 2, Birmingham: 3, Leeds: 1, Bristol: 1, Glasgow: 1 },
    origins: { NG: 10, GH: 7, KE: 3, ZW: 5, SO: 4, UG: 3, ZA: 3, SL: 2, CD: 1, GM: 1, ER: 2, SD: 1 },
  },
  US: {
    weight: 9,
    cities: {
      Houston: 4,
      'Washington, D.C.': 4,
      'New York': 4,
      Atlanta: 3,
      Minneapolis: 3,
      Dallas: 2,
      Columbus: 2,
      Seattle: 1,
    },
    origins: { NG: 9, ET: 6, GH: 5, KE: 4, SO: 3, CM: 2, SL: 1, EG: 3, SN: 1, ER: 2, ZW: 1, CD: 1, MA: 1 },
  },
  CA: {
    weight: 5,
    cities: { Toronto: 5, Montreal: 3, Calgary: 2, Ottawa: 2, Edmonton: 2, Winnipeg: 1 },
    origins: { NG: 6, ET: 3, GH: 3, KE: 2, SO: 3, CM: 2, CD: 2, ZW: 2, MA: 2, DZ: 2, RW: 1, CI: 1 },
  },
  FR: {
    weight: 5,
    cities: { Paris: 7, Lyon: 2, Marseille: 3, Lille: 1, Toulouse: 1, Bordeaux: 1 },
    origins: { SN: 4, ML: 4, CI: 4, CM: 4, CD: 3, DZ: 4, MA: 4, TN: 2, BJ: 1, TG: 1 },
  },
  DE: {
    weight: 3,
    cities: { Berlin: 3, Hamburg: 3, Frankfurt: 2, Cologne: 2, Munich: 1 },
    origins: { GH: 4, NG: 4, ER: 3, CM: 3, TG: 2, ET: 2, MA: 2, EG: 1 },
  },
  AE: {
    weight: 3,
    cities: { Dubai: 6, 'Abu Dhabi': 3, Sharjah: 2 },
    origins: { EG: 5, SD: 3, KE: 3, UG: 3, NG: 3, ET: 2, MA: 2, GH: 1 },
  },
  NL: {
    weight: 2,
    cities: { Amsterdam: 3, Rotterdam: 3, 'The Hague': 2 },
    origins: { MA: 4, GH: 3, SO: 2, ER: 2, AO: 1 },
  },
  IT: {
    weight: 2,
    cities: { Rome: 3, Milan: 3, Turin: 1, Bologna: 1 },
    origins: { NG: 3, SN: 3, MA: 3, GH: 2, EG: 2, ER: 1 },
  },
  PT: {
    weight: 2,
    cities: { Lisbon: 6, Porto: 2, Setúbal: 1 },
    origins: { AO: 5, MZ: 2, SN: 1 },
  },
  BE: {
    weight: 1.5,
    cities: { Brussels: 5, Antwerp: 2, Liège: 1 },
    origins: { CD: 5, MA: 4, CM: 2, RW: 3 },
  },
  SE: {
    weight: 1.5,
    cities: { Stockholm: 4, Gothenburg: 2, Malmö: 2 },
    origins: { SO: 4, ER: 4, ET: 2, GM: 1 },
  },
  IE: {
    weight: 1.5,
    cities: { Dublin: 5, Cork: 1, Galway: 1 },
    origins: { NG: 6, ZW: 2, ZA: 1 },
  },
  AU: {
    weight: 1.5,
    cities: { Melbourne: 3, Sydney: 3, Perth: 2, Brisbane: 1 },
    origins: { ZW: 2, KE: 2, ZA: 3, SD: 2, ET: 2, GH: 1 },
  },
} satisfies Record<string, Abroad>
