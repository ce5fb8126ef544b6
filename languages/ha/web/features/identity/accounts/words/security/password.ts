import type { password as en } from '@ndoa/web/features/identity/accounts/words/security/password'

export const password: typeof en = {
  onlyPhone:
    'Kuna shiga da lambar da ake aikawa zuwa wayarku, don haka ba ku buƙatar kalmar sirri. Don saka kalmar sirri, ku fara ƙara imel a sama: da su biyun za ku riƙa shiga.',
  change: 'Canza kalmar sirri',
  current: 'Kalmar sirri ta yanzu',
  next: 'Sabuwar kalmar sirri',
  confirm: 'Sake rubuta sabuwar kalmar sirri',
  update: 'Canza kalmar sirri',
  updating: 'Ana canzawa...',
  error: 'Ba a canza kalmar sirri ba',
  differ: 'Kalmomin sirrin ba iri ɗaya ba ne.',
  failed: 'Ba mu iya canza kalmar sirri ba.',
  changed: 'An canza kalmar sirri',
  changedText: 'An canza kalmar sirrinku. Ku yi amfani da sabuwar kalmar sirri idan za ku sake shiga.',
  sendsCode: (phone) => `Don mu tabbata ku ne, za mu aika lamba zuwa ${phone}.`,
  verify: 'Tabbatar',
}
