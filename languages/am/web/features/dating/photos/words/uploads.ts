import type * as en from '@ndoa/web/features/dating/photos/words/uploads'

export const uploads: typeof en.uploads = {
  choose: 'ፎቶ ይምረጡ',
  yourPhoto: 'ፎቶዎ',
  shown: 'ከአሁን ጀምሮ ሌሎች ያዩታል።',
  shownLater: 'ካየነው በኋላ ሌሎች ያዩታል።',
  waiting: 'በመጠበቅ ላይ…',
  offline: 'ኢንተርኔት በመጠበቅ ላይ',
  uploading: (file) => `${file} እየገባ ነው`,
  percent: (percent) => `${percent}%`,
  checking: 'እየታየ ነው…',
  done: 'ፎቶው ገብቷል!',
  failed: 'ፎቶውን ማስገባት አልተቻለም',
  someFailed: 'አንዳንድ ፎቶዎች አልገቡም።',
  tooMany: (most) => `ማስገባት የሚችሉት እስከ ${most} ፎቶዎች ብቻ ነው።`,
  wrongType: 'የJPEG፣ PNG ወይም WebP ፎቶ ይምረጡ።',
  tooSmall: (pixels) => `ይህ ፎቶ በጣም ትንሽ ነው። አጭሩ ጎኑ ቢያንስ ${pixels} ፒክሰል የሆነ ፎቶ ይምረጡ።`,
  tooNarrow: (times) => `ይህ ፎቶ በጣም ጠባብ ነው። ረጅሙ ጎኑ ከአጭሩ ${times} እጥፍ የማይበልጥ ፎቶ ይምረጡ።`,
  tooLarge: (megabytes) => `ይህ ፎቶ ከ${megabytes} MB ይበልጣል። አነስ ያለ ይምረጡ።`,
  notCropped: 'በዚህ መሣሪያ ላይ ይህን ፎቶ መቁረጥ አልተቻለም። እባክዎ ሌላ ይምረጡ።',
}

export const crop: typeof en.crop = {
  title: 'ፎቶዎን ይቁረጡ',
  text: 'ለማንቀሳቀስ ይጎትቱ፤ ከፈለጉም ያቅርቡ።',
  use: 'ይህን ፎቶ ይጠቀሙ',
  frame: 'ፎቶዎ። የቀስት ቁልፎች ያንቀሳቅሱታል።',
  zoom: 'ማቅረቢያ',
  zoomOut: 'ያርቁ',
  zoomIn: 'ያቅርቡ',
  move: 'ፎቶዎን ያንቀሳቅሱ',
  moves: {
    left: 'ፎቶውን ወደ ግራ ያንቀሳቅሱ',
    up: 'ፎቶውን ወደ ላይ ያንቀሳቅሱ',
    down: 'ፎቶውን ወደ ታች ያንቀሳቅሱ',
    right: 'ፎቶውን ወደ ቀኝ ያንቀሳቅሱ',
  },
}
