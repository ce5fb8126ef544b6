import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/press'

export const words: typeof en = {
  title: 'Vyombo vya habari',
  description: `Taarifa, nyenzo na mawasiliano kwa waandishi wa habari wanaoandika kuhusu huduma ya ${BRAND}.`,
  subtitle: `Huduma ya ${BRAND} kwa maneno na takwimu ambazo mnakaribishwa kuzitumia.`,
  inquiries: {
    title: 'Maswali ya wanahabari',
    text: 'Kwa mahojiano, takwimu na picha. Tunajibu ndani ya saa 24.',
  },
  sections: {
    about: 'Kuhusu sisi',
    facts: 'Kampuni kwa ufupi',
    releases: 'Taarifa kwa vyombo vya habari',
    coverage: 'Walioandika kuhusu sisi',
    kit: 'Nyenzo za wanahabari',
    leadership: 'Uongozi',
    awards: 'Tuzo',
  },
  about: `${BRAND}, kama jina lake linavyosema, ni huduma ya kuwakutanisha Waafrika wa nyumbani na ughaibuni wanaotaka kufunga ndoa. Hulinganisha wanachotafuta watu wawili katika imani, kabila na utamaduni, lugha, mahali na maadili, na huwaonyesha wote wawili asilimia ileile na sababu zake. Wanachama huweza kuandikiana baada tu ya kila mmoja kupendezwa na wasifu wa mwenzake, na namba za simu na anwani kamwe hazionyeshwi.`,
  facts: {
    whoCanJoin: { label: 'Nani anaweza kujiunga', value: 'Watu wazima walio huru kufunga ndoa' },
    joining: { label: 'Kujiunga', value: 'Bure' },
    writing: { label: 'Nani anaweza kuandikiana', value: 'Wanachama waliopendezana tu' },
    trackers: { label: 'Vifuatiliaji kwenye kurasa zetu', value: 'Hakuna' },
  },
  noReleases: 'Bado hakuna taarifa kwa vyombo vya habari.',
  fullText: 'Soma yote',
  coverage: 'Bado hakuna. Mtu akiandika kuhusu sisi, utaona hapa.',
  kit: 'Nembo yetu na mchoro wetu, kwa machapisho na wavuti. Tafadhali usibadilishe rangi wala uwiano wake.',
  files: {
    icon: 'Aikoni',
    largeIcon: 'Aikoni, px 512',
    logo: 'Nembo',
    quilt: 'Kitambaa cha viraka',
    preview: 'Picha ya hakikisho la kiungo',
  },
  portraits: 'Majina na picha:',
  awards: 'Bado hakuna. Tungependelea kualikwa harusini.',
}
