import type { words as en } from '@ndoa/web/features/notifications/deliveries/words'

export const words: typeof en = {
  byKind: 'ለእያንዳንዱ የዜና ዓይነት ይምረጡ፣ የጸጥታ ሰዓትም ይወስኑ',
  loading: 'በመጫን ላይ…',
  failed: 'ይህን መጫን አልቻልንም',
  notSaved: 'አልተቀመጠም። እባክዎ እንደገና ይሞክሩ።',
  grid: 'ምን በየትኛው መንገድ እንደምንነግርዎት',
  news: 'ዜና',
  channels: { push: 'የስልክ ማሳወቂያ', mail: 'ኢሜይል', sms: 'SMS' },
  kinds: {
    match: 'አዲስ ተዛማጆች',
    message: 'መልእክቶች',
    like: 'መውደዶች',
    search: 'የተቀመጡ ፍለጋዎች',
    views: 'የመገለጫ እይታዎች',
    reminder: 'ማስታወሻዎች',
  },
  cell: (kind, channel) => `${kind}፦ ${channel}`,
  night: 'የጸጥታ ሰዓት',
  nightHint: 'በሌሊት ዜናዎችን ሁሉ እናቆያለን፤ ጠዋት እንነግርዎታለን። ኮዶችና ስለ መለያዎ የሚላኩ ማስጠንቀቂያዎች ግን ሁልጊዜ ይመጣሉ።',
  starts: 'ከ',
  ends: 'እስከ',
  zone: (zone) => `የሰዓት ክልልዎ፦ ${zone}`,
  missing: {
    phone: 'የጽሑፍ መልእክት እንዲደርስዎ ያረጋገጡት ስልክ ቁጥር ያስፈልጋል። <a>ቁጥርዎን ያክሉ</a>',
    address: 'መለያዎ እስካሁን የኢሜይል አድራሻ የለውም። <a>አድራሻዎን ያክሉ</a>',
    confirmation: 'የኢሜይል አድራሻዎን ገና አላረጋገጡም። <a>አድራሻዎን ያረጋግጡ</a>',
  },
  mail: {
    undeliverable:
      'ወደ አድራሻዎ የላክናቸው ኢሜይሎች ተመልሰዋል፤ ስለዚህ ከእንግዲህ አንልክም። <a>አድራሻዎን ይቀይሩ</a>፣ ወይም በኢሜይል በሚላክ አገናኝ አንድ ጊዜ ይግቡ፦ ያኔ እንደገና እንደሚሠራ እናውቃለን።',
    complained:
      'ከኢሜይሎቻችን አንዱን አይፈለጌ ብለው ምልክት አድርገዋል፤ ስለዚህ ዜና በኢሜይል አንልክም። እንደገና እንዲደርስዎት ከፈለጉ <a>አድራሻዎን ይቀይሩ</a>።',
  },
}
