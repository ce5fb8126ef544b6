/** The dish that people of a country will argue about. */
export const DISHES: Record<string, string[]> = {
  NG: ['jollof rice', 'egusi soup', 'moi moi', 'pounded yam', 'suya'],
  GH: ['waakye', 'fufu and light soup', 'jollof rice', 'kenkey', 'red red'],
  KE: ['ugali and sukuma wiki', 'pilau', 'githeri', 'nyama choma', 'chapati'],
  ZA: ['chakalaka', 'umngqusho', 'bunny chow', 'koeksisters', 'mogodu'],
  ET: ['doro wot', 'shiro', 'injera', 'genfo', 'kitfo'],
  UG: ['matooke', 'luwombo', 'rolex', 'groundnut stew'],
  TZ: ['pilau', 'wali wa nazi', 'mchicha', 'ndizi nyama'],
  EG: ['koshari', 'molokhia', 'mahshi', 'ful'],
  MA: ['couscous', 'harira', 'lamb tagine', 'rfissa'],
  SN: ['thieboudienne', 'yassa', 'mafé', 'domoda'],
  CM: ['ndolé', 'eru', 'achu soup', 'koki'],
  CI: ['attiéké', 'kedjenou', 'alloco', 'foutou'],
  RW: ['isombe', 'ibihaza', 'brochettes', 'agatogo'],
  ZW: ['sadza', 'dovi', 'muriwo unedovi', 'mazondo'],
  CD: ['pondu', 'moambe', 'liboke', 'makemba'],
  AO: ['muamba', 'calulu', 'funge', 'mufete'],
  MZ: ['matapa', 'piri-piri chicken', 'mucapata'],
  ZM: ['nshima', 'ifisashi', 'chikanda'],
  ML: ['tigadèguèna', 'fakoye', 'capitaine sauce'],
  SO: ['bariis', 'canjeero', 'suqaar', 'muufo'],
  DZ: ['couscous', 'chakhchoukha', 'chorba', 'bourek'],
  TN: ['ojja', 'brik', 'couscous', 'lablabi'],
  SD: ['mullah', 'kisra', 'ful', 'aseeda'],
  BJ: ['amiwo', 'wagashi', 'akassa'],
  TG: ['akoumé', 'fufu', 'gboma dessi'],
  SL: ['cassava leaf', 'groundnut soup', 'jollof rice'],
  GM: ['domoda', 'benachin', 'superkanja'],
  BW: ['seswaa', 'morogo', 'dikgobe'],
  MW: ['nsima and chambo', 'kondowole', 'mbatata'],
  ER: ['zigni', 'injera', 'hilbet'],
  NA: ['kapana', 'oshifima', 'mahangu pap'],
}

export const ORDERS = ['first', 'second', 'third', 'last']
export const MANY = ['three', 'four', 'five', 'six', 'seven', 'eight']
export const NUMBERS = ['eleven', 'fourteen', 'seventeen', 'twenty', 'twenty-three', 'thirty', 'forty']
