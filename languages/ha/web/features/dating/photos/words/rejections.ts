import type { rejections as en } from '@ndoa/web/features/dating/photos/words/rejections'

export const rejections: typeof en = {
  no_face: 'Ba a ganin fuskarku. Da fatan za ku zaɓi hoton da ya nuna ta sosai.',
  several_people: 'Ya nuna mutane da yawa. Da fatan za ku zaɓi naku ku kaɗai.',
  not_the_member: 'Da alama ya nuna wani mutum daban. Da fatan za ku zaɓi hotonku.',
  child: 'Ya nuna yaro ko yarinya, kuma ba ma nuna yara a nan. Da fatan za ku zaɓi hotonku.',
  sexual: 'Wannan hoto ya nuna jiki da yawa. Da fatan za ku zaɓi wani.',
  violence: 'Ya nuna tashin hankali ko makami. Da fatan za ku zaɓi wani.',
  contact_details: 'Ya nuna lambar waya, adireshi ko wata hanyar samunku. Da fatan za ku zaɓi wanda babu su.',
  unclear:
    'Ya yi duhu ko bai fito sosai ba. Da fatan za ku zaɓi wanda aka ɗauka da hasken rana, ba tare da filta ba.',
}
