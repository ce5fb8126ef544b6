import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '@ndoa/web/public/addresses'
import type { words as en } from '@ndoa/web/public/words/privacy-policy'
import { kept } from './privacy-policy/kept.ts'

const sections: typeof en.sections = {
  collected: {
    title: 'Informação que recolhemos',
    text: [
      '<strong>O que nos dá:</strong> o nome, o género, a data de nascimento, o país, o endereço de e-mail ou número de telefone e a palavra-passe; o seu perfil e as suas preferências; as suas fotos; os perfis de que gosta; as mensagens que escreve; as suas definições; quem denuncia e porquê; fotos tiradas no momento, se quiser verificar o seu perfil; e o que nos escreve.',
      '<strong>O que registamos enquanto usa o serviço:</strong> quando esteve cá pela última vez, que perfis abre, e o endereço de rede e o tipo de navegador de cada lugar onde tem a sessão iniciada, para que possa reconhecer um que não seja seu. Também supomos o seu país a partir do endereço de rede, no nosso próprio servidor, para lhe preencher um formulário.',
      '<strong>Se comprar um plano:</strong> o que comprou, quando, por quanto e como, o seu país e aquele de onde veio o pagamento. Se deixar que se renove com cartão, também os últimos quatro algarismos do cartão e um código com que a empresa de pagamentos lhe pode cobrar por nós. Não guardamos o número de um cartão nem de mobile money.',
      '<strong>O que não recolhemos:</strong> a sua localização exata, os seus contactos, nem o que faz noutros sites.',
    ],
  },
  use: {
    title: 'Para que a usamos',
    text: [
      {
        list: [
          'Para encontrar e mostrar pessoas compatíveis, e dizer a ambas até que ponto combinam e porquê.',
          'Para entregar mensagens entre afinidades, e para lhe enviar notificações pelas vias que escolher.',
          'Para proteger os membros de burlas e abusos: um de nós vê cada nova foto antes dos outros membros. Um programa procura nas mensagens pedidos de dinheiro e contactos dados cedo demais. Avisa a pessoa que as recebe, e, quando um membro continua a pedir, este não pode iniciar novas conversas durante 14 dias, no máximo, e um de nós analisa a situação. Nunca olha para a origem de ninguém.',
          'Para manter fora as pessoas que excluímos: comparamos os contactos, o navegador, as fotos e a apresentação de uma conta com os delas. Se algo coincidir, um de nós verifica a conta, ou as primeiras fotos e mensagens dela, antes de outros as verem. Decide uma pessoa, não o computador.',
          'Para decidir sobre denúncias: guardamos uma cópia do que foi denunciado, e alguém da nossa equipa analisa-a. Se alguém denunciar o seu perfil, isso pode incluir o perfil, as suas fotos e as mensagens à volta das denunciadas.',
          'Para avisar as pessoas de burlas: quando dois de nós confirmaram uma exclusão por burla, todas as pessoas a quem o membro excluído escreveu são informadas uma vez, sem pormenores, e informadas de novo se a exclusão for anulada.',
          'Para publicar <figures>números</figures> sobre o nosso trabalho, nos quais ninguém pode ser reconhecido.',
          'Para verificar o seu perfil, se o pedir: dois de nós comparam a olho fotos que tira no momento com as fotos do seu perfil. Nenhum programa mede o seu rosto.',
          'Para manter o serviço a funcionar.',
          'Para lhe responder quando nos escreve.',
        ],
      },
      'Não vendemos os seus dados, e não mostramos anúncios com base neles.',
    ],
  },
  sensitive: {
    title: 'Dados sensíveis',
    text: [
      'A sua religião, a sua confissão, a sua etnia e o que procura na outra pessoa dizem muito sobre si, e a lei dá-lhes uma proteção especial. Todos estes dados são facultativos. Ao preenchê-los, aceita que os usemos para a compatibilidade e que mostremos a sua religião, confissão, etnia e modo de vida aos membros que podem ver o seu perfil.',
      'Pode apagar qualquer um deles a qualquer momento, ou retirar o seu consentimento nas Definições, em «Privacidade»: o que não mostra também não conta na sua compatibilidade. Pode manter privado se tem ou quer ter filhos. A sua resposta sobre abstinência sexual só é mostrada se o interesse for recíproco e nunca conta. As suas respostas sobre quem procura e os seus critérios de exclusão nunca são mostrados a ninguém.',
    ],
  },
  seen: {
    title: 'O que os outros veem',
    text: [
      'Conforme as suas definições, os outros membros com sessão iniciada veem o seu primeiro nome (ou a parte do nome que escolher), idade, fotos, apresentação, lugar, línguas, etnia, religião, e o que diz sobre profissão, estudos, interesses, tabaco e álcool. A escolha é sua: todos os membros, só perfis verificados ou só afinidades; pode desfocar as suas fotos, e ocultar se está online e quando foi a sua última visita. A distância a que está só é mostrada se a ativar, e apenas de forma aproximada, de cidade a cidade. Nada disto é visível para visitantes ou motores de busca.',
      '<strong>Nunca visível para outros membros:</strong> o seu endereço de e-mail, o seu número de telefone, os dados de pagamento, as mensagens privadas (exceto para a pessoa a quem as escreveu), o apelido e a data de nascimento.',
    ],
  },
  protection: {
    title: 'Como a protegemos',
    text: [
      {
        list: [
          'As ligações são encriptadas. As palavras-passe, os códigos de início de sessão e as sessões só são guardados numa forma que não pode ser lida de volta.',
          'As fotos são codificadas de novo quando as envia, o que retira dados ocultos, como o lugar onde foram tiradas. Não guardamos o original.',
          'Cada link para uma foto funciona para uma só pessoa, durante uma hora, no máximo, e é verificado a cada utilização.',
          'Os nossos registos técnicos não contêm nomes, textos de mensagens nem códigos.',
          'As pessoas que trabalham para nós só veem aquilo de que precisam para o seu trabalho.',
        ],
      },
    ],
  },
  kept,
  cookies: {
    title: 'Cookies',
    text: [
      'Um cookie mantém a sua sessão iniciada, e outro reconhece um navegador em que já iniciou sessão. Um terceiro, só por segurança, é um número aleatório que fica durante um ano após o seu último início de sessão: diz-nos quando alguém que excluímos abre uma nova conta no mesmo navegador. Enquanto se regista ou inicia sessão, outros ligam os passos entre si, durante alguns minutos ou até um dia. Para poupar dados móveis, o seu navegador guarda também o facto de ter a sessão iniciada, dados de registo por concluir e listas como a das línguas. Para poder continuar sem rede, guarda durante um dia o que viu aqui pela última vez (perfis, listas, mensagens, mas não fotos) e o que escreveu, e as mensagens até serem enviadas. Terminar sessão elimina tudo isto. Mais um cookie guarda durante um ano a língua que escolheu, também depois de terminar sessão. Não há cookies de publicidade ou de rastreio, por isso não há nenhum aviso de cookies para fechar.',
    ],
  },
  rights: {
    title: 'Os seus direitos',
    text: [
      {
        list: [
          '<strong>Ver e corrigir</strong> os seus dados no perfil e nas Definições, a qualquer momento.',
          '<strong>Ocultar</strong> a sua conta, desativando-a nas Definições.',
          '<strong>Eliminá-la</strong> nas Definições, com o perfil, as fotos, as afinidades, as conversas e as definições. Isto não pode ser anulado. O que comprou e os seus recibos são conservados sem o seu nome enquanto a lei fiscal o exigir. O que faz parte de um processo em aberto é conservado até ele terminar, como se diz acima.',
          '<strong>Levar uma cópia:</strong> peça os seus dados nas Definições. Enviamos-lhe por e-mail um link que abre o ficheiro uma vez, no prazo de 24 horas.',
          '<strong>Opor-se</strong> a uma utilização, ou retirar um consentimento, escrevendo-nos; a uma decisão sobre a sua conta, pedindo lá uma segunda análise.',
          '<strong>Apresentar queixa</strong> à autoridade de proteção de dados do seu país.',
        ],
      },
      `Se não conseguir fazer alguma destas coisas por si, escreva para <mail>${addresses.privacy}</mail> a partir do endereço da sua conta, e nós fá-la-emos por si no prazo de 30 dias.`,
    ],
  },
  children: {
    title: 'Crianças',
    text: [
      `A ${BRAND} é para adultos com 18 anos ou mais; ninguém mais novo se pode registar. Removemos a conta de qualquer pessoa com menos de 18 anos assim que o sabemos. Se souber de alguma, <contact>diga-nos</contact>.`,
    ],
  },
  thirdParties: {
    title: 'Terceiros',
    text: [
      'As empresas que enviam os nossos e-mails e SMS, que alojam os nossos servidores ou que tratam dos pagamentos, só recebem os dados de que precisam para isso, e não os podem usar para mais nada. Se ativar as notificações num dispositivo, o serviço de notificações do respetivo navegador (Google, Mozilla, Apple ou Microsoft) transmite-as, encriptadas: fica a saber que enviamos algo a esse navegador, e quando, mas não o quê. As nossas páginas não carregam nada de outras empresas: nem tipos de letra, nem rastreadores, nem botões de redes sociais. Dizem ao nosso próprio servidor se foram rápidas e se falharam, sem dizer quem as usa. Só damos dados às autoridades quando a lei o exige, e informamos a pessoa em causa, a não ser que a lei o proíba.',
      'Se comprar um plano, paga na página de uma empresa de pagamentos: Stripe ou Paystack para cartões, pawaPay para mobile money. Dizemos-lhe a quantia, um número que representa a sua encomenda e, exceto à Paystack, o que compra e a sua língua; a pawaPay fica também a saber o seu país, e a Paystack o seu endereço de e-mail, se tiver confirmado um. Nenhuma fica a saber por nós o seu nome ou algo do seu perfil. O que lá escrever fica com essa empresa, segundo a política de privacidade dela.',
      'Para supor o seu país, usamos IP Geolocation by <dbip>DB-IP</dbip>, guardado no nosso próprio servidor; a DB-IP não fica a saber quem nos visita. A lista de cidades com que medimos distâncias vem de <geonames>GeoNames</geonames> (<ccby>CC BY 4.0</ccby>) e também está no nosso servidor.',
    ],
  },
  changes: {
    title: 'Alterações',
    text: [
      'Se alterarmos esta política de forma importante, informamos por e-mail ou na aplicação antes de a alteração entrar em vigor, e atualizamos a data acima.',
    ],
  },
  contact: {
    title: 'Contacto',
    text: [
      `Perguntas sobre os seus dados: <mail>${addresses.privacy}</mail>, ou a <contact>página Contacto</contact>.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Política de privacidade',
  description: `O que a ${BRAND} sabe dos seus membros, para que o usamos, quem o vê e quais são os seus direitos.`,
  subtitle: 'O que sabemos sobre si, porquê, e o que pode fazer.',
  updated: 'Última atualização: 15 de janeiro de 2025',
  sections,
}
