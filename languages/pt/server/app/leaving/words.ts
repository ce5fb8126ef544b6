import { BRAND } from '@ndoa/contract/brand'
import { EXPORT_HOURS } from '@ndoa/contract/limits'
import type { words as en } from '@ndoa/server/app/leaving/words'

/** Mail subject and text message, in GSM-7 only. */
const GOODBYE = `A sua conta ${BRAND} foi eliminada`

export const words: typeof en = {
  goodbye: (name) => ({
    subject: GOODBYE,
    preview: 'Como pediu.',
    heading: 'Desejamos-lhe tudo de bom',
    name,
    paragraphs: [
      'Eliminámos a sua conta, como pediu. O seu perfil, as suas fotos, os seus «Gostos», as suas afinidades, conversas e definições desapareceram e não podem ser recuperados.',
    ],
    closing: [
      'Este é o último e-mail que recebe da nossa parte. Se não pediu isto, escreva-nos e veremos o que aconteceu.',
    ],
  }),
  goodbyeText: GOODBYE,
  archive: (name, link) => ({
    subject: `Os seus dados da ${BRAND} estão prontos`,
    preview: `Pode descarregá-los durante as próximas ${EXPORT_HOURS} horas.`,
    heading: 'Os seus dados estão prontos',
    name,
    paragraphs: ['A cópia dos seus dados que pediu está pronta:'],
    action: { link, label: 'Descarregar os meus dados' },
    closing: [
      `O link serve uma só vez, no prazo de ${EXPORT_HOURS} horas, enquanto tiver a sessão iniciada. Se não pediu isto, mude a palavra-passe.`,
    ],
  }),
  archiveTexts: (link) => [
    `Os seus dados da ${BRAND} podem ser descarregados durante ${EXPORT_HOURS} horas: ${link}`,
  ],
  onceADay: (hours) =>
    `Pode pedir os seus dados uma vez por dia. Tente de novo dentro de ${hours === 1 ? 'uma hora' : `${hours} horas`}.`,
  deactivated: 'A sua conta está desativada. Inicie sessão quando quiser voltar.',
  asked: 'Estamos a preparar os seus dados. Receberá um link quando estiverem prontos.',
  deleted: 'A sua conta foi eliminada.',
  readMe: `Isto é tudo o que conservamos sobre si.

profile.json        a sua conta e o seu perfil
settings.json       as suas definições
consents.json       o que aceitou, e quando retirou o consentimento
saved-searches.json  as pesquisas que guardou
likes.json          de que perfis gostou, e quando gostaram do seu
views.json          que perfis abriu, quem lhe foi mostrado, e quantas vezes foi mostrado a outros
matches.json        as suas afinidades
conversations.json  as suas mensagens, e as que lhe escreveram
sessions.json       onde tem a sessão iniciada
security-log.json   os inícios de sessão e as alterações à sua conta, durante um ano
safety.json         quem bloqueou ou de quem se afastou, quando ocultou alguém, quando não pôde iniciar conversas,
                    quando foram vistos navegadores seus, de que exclusões lhe falámos, quem lhe mostrou as suas fotos,
                    e quando apareceu um aviso ao lado das suas mensagens
reports.json        quem denunciou, e o que resultou disso
statements.json     o que a nossa equipa decidiu sobre a sua conta, e o que escreveu sobre isso
verification.json   quando pediu a verificação, o que decidimos, e quem pediu a quem que se verificasse
contact.json        o que escreveu ao nosso apoio
notifications.json  de que o avisámos
delivery.json       o que quer saber e por que via, e o que lhe enviámos
membership.json     as suas encomendas, os seus planos e recibos, e se o seu plano se renova
photos.json         as suas fotos, com os ficheiros ao lado
`,
}
