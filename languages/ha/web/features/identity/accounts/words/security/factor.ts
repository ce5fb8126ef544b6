import type { factor as en } from '@ndoa/web/features/identity/accounts/words/security/factor'

export const factor: typeof en = {
  enable: 'Kunna shiga ta mataki biyu',
  hint: 'Lamba daga manhajar tabbatarwarku, bayan yadda kuka saba shiga.',
  left: (left, all) => `Lambobin ajiya da suka rage: ${left} cikin ${all}.`,
  titles: {
    enrol: 'Kunna shiga ta mataki biyu',
    remove: 'Kashe shiga ta mataki biyu',
    renew: 'Sababbin lambobin ajiya',
    keep: 'Lambobin ajiyarku',
  },
  enrol: {
    text: 'Da shiga ta mataki biyu, duk lokacin da kuka shiga za ku rubuta lamba daga manhajar tabbatarwa da ke wayarku, kamar Google Authenticator ko Aegis. Za a fitar da sauran na’urorinku daga asusu.',
    scan: 'Ku ɗauki wannan hoto da manhajar tabbatarwarku, sannan ku rubuta lamba mai lambobi shida da ta nuna.',
    qrCode: 'Hoton QR don manhajar tabbatarwarku',
    here: 'Manhajar tana kan wannan na’ura? <a>Buɗe manhajar</a>, ko ku rubuta wannan mabuɗi:',
    turnOn: 'Kunna',
  },
  code: 'Lambar manhaja ko lambar ajiya',
  removeText:
    'Ba za a sake neman lamba daga gare ku ba idan kuna shiga, kuma lambobin ajiyarku za su daina aiki.',
  turnOff: 'Kashe',
  off: 'An kashe shiga ta mataki biyu.',
  renewText: 'Lambobin da kuke da su yanzu za su daina aiki.',
  unseenText:
    'An kunna shiga ta mataki biyu, amma intanet ta katse kafin mu nuna muku lambobin ajiyarku. Ku yi sababbi yanzu, da lamba ta gaba da manhajarku za ta nuna.',
  renew: 'Yi sababbin lambobi',
  codes: {
    text: 'Ku ajiye waɗannan lambobin ajiya a inda za ku iya samun su ba tare da wayarku ba. Kowacce tana shigar da ku sau ɗaya idan ba ku iya amfani da manhajar tabbatarwarku ba. <b>Ba za mu sake nuna su ba.</b>',
    label: 'Lambobin ajiya',
    copy: 'Kwafa',
    copied: 'An kwafi lambobin ajiya.',
    notCopied: 'Ba a iya kwafa ba. Da fatan za ku rubuta lambobin a wani wuri.',
    download: 'Sauke',
    saved: 'Na ajiye su',
    file: (brand, codes) => `Lambobin ajiya na ${brand}. Kowacce tana aiki sau ɗaya.\n\n${codes}\n`,
    fileName: (brand) => `${brand.toLowerCase()}-lambobin-ajiya.txt`,
  },
}
