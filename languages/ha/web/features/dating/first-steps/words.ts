import type { words as en } from '@ndoa/web/features/dating/first-steps/words'

export const words: typeof en = {
  title: 'Matakan farko',
  steps: {
    photo: {
      title: 'Ƙara hotonku',
      text: 'Fuskarku, a haske mai kyau, ba tare da wani a hoton ba.',
    },
    faith: {
      title: 'Imaninku',
      text: 'Ga iyalai da yawa imani ne na farko, don haka ya fi komai nauyi.',
    },
    roots: { title: 'Asalinku', text: 'Harsunan da kuke ji, da mutanen da kuka fito daga cikinsu.' },
    family: {
      title: 'Shirin iyali',
      text: 'Sani da wuri ya fi kirki. Kuna iya barin kowace amsa a sirrance.',
    },
    bio: {
      title: 'Kaɗan game da ku',
      text: 'Jimla biyu ko uku sun isa. Ku zaɓi farkon magana idan kuna so.',
    },
    wishes: {
      title: 'Wa kuke nema?',
      text: 'Ku kaɗai kuke ganin waɗannan amsoshi. Muna amfani da su don zaɓar wanda za mu ba ku shawara a kai.',
    },
  },
  place: (place, total, title) => `Mataki na ${place} cikin ${total}<more>: ${title}</more>`,
  later: 'Daga baya',
  skip: 'Tsallake',
  saving: 'Ana adanawa...',
  finish: 'Duba masu dacewa',
  notSaved: 'Ba a adana ba. Ku sake gwadawa.',
  languages: 'Harsunan da kuke ji',
  keepPrivate: 'Bar ta sirri: ba a nuna ta, kuma ba a lissafa ta a dacewarku',
  waysToBegin: 'Farkon magana',
  beginnings: [
    'A ranar Lahadi mai daɗi, nakan',
    'Mahaifiyata za ta ce ni',
    'Gidan da nake fatan ginawa shi ne',
    'Za mu shirya sosai idan kuna',
    'Imanina a wurina shi ne',
  ],
  genders: { Female: 'Mace', Male: 'Namiji' },
}
