import type { factor as en } from '@ndoa/web/features/identity/accounts/words/security/factor'

export const factor: typeof en = {
  enable: 'Washa kuingia kwa hatua mbili',
  hint: 'Msimbo wa programu yako ya uthibitishaji, pamoja na njia yako ya kawaida ya kuingia.',
  left: (left, all) => `Misimbo ya akiba iliyobaki: ${left} kati ya ${all}.`,
  titles: {
    enrol: 'Washa kuingia kwa hatua mbili',
    remove: 'Zima kuingia kwa hatua mbili',
    renew: 'Misimbo mipya ya akiba',
    keep: 'Misimbo yako ya akiba',
  },
  enrol: {
    text: 'Ukiwasha kuingia kwa hatua mbili, kila unapoingia utaandika msimbo wa programu ya uthibitishaji iliyo kwenye simu yako, kama vile Google Authenticator au Aegis. Vifaa vyako vingine vitatolewa kwenye akaunti.',
    scan: 'Skani msimbo huu kwa programu yako ya uthibitishaji, kisha andika msimbo wa tarakimu sita unaoonekana kwenye programu.',
    qrCode: 'Msimbo wa QR wa programu yako ya uthibitishaji',
    here: 'Programu iko kwenye kifaa hiki? <a>Ifungue</a>, au andika ufunguo huu:',
    turnOn: 'Washa',
  },
  code: 'Msimbo wa programu au wa akiba',
  removeText: 'Hutaombwa tena msimbo unapoingia, na misimbo yako ya akiba haitafanya kazi tena.',
  turnOff: 'Zima',
  off: 'Kuingia kwa hatua mbili kumezimwa.',
  renewText: 'Misimbo uliyo nayo sasa haitafanya kazi tena.',
  unseenText:
    'Kuingia kwa hatua mbili kumewashwa, lakini mtandao ulikatika kabla hatujakuonyesha misimbo yako ya akiba. Tengeneza mipya sasa, kwa msimbo unaofuata wa programu yako.',
  renew: 'Tengeneza misimbo mipya',
  codes: {
    text: 'Hifadhi misimbo hii ya akiba mahali unapoweza kuipata bila simu yako. Kila mmoja unakuingiza mara moja tu, ikiwa huwezi kutumia programu yako ya uthibitishaji. <b>Hatutaionyesha tena.</b>',
    label: 'Misimbo ya akiba',
    copy: 'Nakili',
    copied: 'Misimbo ya akiba imenakiliwa.',
    notCopied: 'Haikuwezekana kunakili. Tafadhali andika misimbo hii mahali.',
    download: 'Pakua',
    saved: 'Nimeihifadhi',
    file: (brand, codes) => `Misimbo ya akiba ya ${brand}. Kila mmoja hutumika mara moja.\n\n${codes}\n`,
    fileName: (brand) => `${brand.toLowerCase()}-misimbo-ya-akiba.txt`,
  },
}
