import type { words as en } from '@ndoa/web/app/words'

export const words: typeof en = {
  loading: 'በመጫን ላይ',
  failed: { title: 'ችግር አጋጥሟል', text: 'እባክዎ ከጥቂት ጊዜ በኋላ እንደገና ይሞክሩ።' },
  notLoaded: { title: 'ገና አልተጫነም', text: 'ኢንተርኔት ሲመለስ ይህ ገጽ ይከፈታል።' },
  notFound: {
    title: 'ገጹ አልተገኘም',
    text: 'ይህ ገጽ የለም ወይም አድራሻው ተቀይሯል።',
    home: 'ወደ መጀመሪያው ገጽ ይሂዱ',
  },
  newVersion: { title: 'አዲስ ስሪት', reload: 'እንደገና ይጫኑ' },
  sessionEnded: {
    title: 'እባክዎ እንደገና ይግቡ',
    text: 'የመግቢያ ክፍለ ጊዜዎ አብቅቷል። ካቆሙበት ለመቀጠል ይግቡ።',
    signIn: 'ይግቡ',
  },
  followingLink: { activating: 'መለያዎን በመክፈት ላይ…', authenticating: 'በማረጋገጥ ላይ…' },
}
