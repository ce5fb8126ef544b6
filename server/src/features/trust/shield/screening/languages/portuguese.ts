import type { Lexicon } from '../lexicon.ts'
import { phrasesOf } from './forms.ts'

const GIVE =
  'manda, envia, empresta, adianta, safa, ajuda, deposita, transfere, passa, mete, orienta, desenrasca, completa, cobre, paga, carrega, arranja, dá, faz, compra, devolve, socorre, apoia, aguenta, mande, envie, empreste, adiante, ajude, deposite, transfira, passe, pague, compre, devolva'
const TO_GIVE =
  'mandar, enviar, emprestar, adiantar, ajudar, aguentar, safar, transferir, depositar, cobrir, completar, pagar, carregar, desenrascar, arranjar, passar, dar, fazer, comprar, socorrer, apoiar, contribuir, orientar'
const COULD_YOU =
  'podes, pode, podias, poderia, poderias, consegues, consegue, conseguias, dá para, da para, será que podes, será que pode, se puderes, se puder, se pudesses, se pudesse, tens como, tem como, tenta, tente, preciso que, queria que, dava para'
const RELATIVES =
  'o teu pai, a tua mãe, teus pais, os teus pais, a tua família, tua família, o teu marido, a tua mulher, o teu chefe, o teu pastor, as tuas amigas, os teus amigos, o teu irmão, a tua irmã, toda a gente, todo mundo, toda gente, o bairro todo, seu pai, sua mãe, seu marido, sua esposa, sua família, seu chefe'

/** Portuguese of Mozambique, Angola, Cape Verde and Portugal, and Brazilian word order. */
export const portuguese: Lexicon = {
  language: 'pt',
  phrases: {
    ask: `estou liso, estou sem massa, sem um tostão, sem kumbu, preciso de kumbu, preciso de massa, ajuda
      financeira, apoio financeiro, posso pedir te emprestado, pedir emprestado, peço te emprestado, usar a tua
      conta, pela tua conta, receber na tua conta, raspa e manda, os códigos dos cartões, mola emprestada,
      crédito para o meu número, manda crédito, manda saldo, carrega o meu número, carrega me o telemóvel, manda
      me dinheiro, manda dinheiro, mandar dinheiro para mim, envia me dinheiro, emprestar me, me emprestar,
      emprestas me, ajuda me com dinheiro, ajudar financeiramente, manda me crédito, mete me crédito, põe
      crédito, recarrega me, manda megas, compra me megas, manda o transporte, manda me o transporte, dinheiro
      de transporte, dinheiro do transporte, dinheiro do chapa, paga me a renda, pagar me a renda, paga a minha,
      paga o meu, paga me o bilhete, compra me o bilhete, compra o meu bilhete, raspa o cartão, raspa e, foto do
      cartão, foto do código, o teu pin, número do cartão, dados do cartão, receber um dinheiro por mim, na tua
      conta, pede adiantamento, vende o teu, vende a tua, qualquer valor, qualquer quantia, o que tiveres, o que
      puderes, o que conseguires, vê o que consegues, nem que seja metade, mesmo metade, faz um pix, uma
      ajudinha, dar uma força, emprestado, carrega me o telefone, manda me saldo, envia saldo, compra me
      crédito, compra me saldo, compra me cartões, manda me megas, um pequeno empréstimo,
      emprestar algum, emprestas um, emprestas algum, adianta me um, uma pequena ajuda, uma ajuda
      de, ajuda em dinheiro, ajudar com dinheiro, ajuda com um, apoio em dinheiro, um apoiozinho, algum valor,
      dentro das tuas possibilidades, tens conta bancária, uma conta para receber, levantas e, ficas com dez,
      tua comissão, ficas com uma parte, preenche o formulário, preenche os dados, mete os teus dados, tua
      senha, tua palavra passe, foto do bi, foto do teu bi, foto do teu documento, copia do bi, o teu cartão,
      foto do teu cartão, data de validade, os três números, assinatura premium, pagar para falar, compra
      cartões, compra um cartão, compra o cartão, manda os códigos, manda me os códigos, foto dos códigos,
      fotografa o, pede um crédito, tuas poupanças, tuas economias, adiantamento do salário, estou lisa, tou
      liso, estou sem dinheiro, tou sem dinheiro, fiquei sem dinheiro, sem dinheiro nenhum, sem nada no bolso,
      não tenho dinheiro para, pagar por mim, paga por mim, meu mpesa, meu e mola, meu número é, meu iban, o
      nome que aparece, nome que vai aparecer, sai em nome, vai sair o nome`,
    give: `prepara, arranja o dinheiro, completa o resto, completa a parte, dá um jeito, faz um esforço, dá uma
      mão, dá me uma mão, estende me a mão, tira me desta, tira me daqui, salva me, ampara me, quebra me o
      galho, quebra esse galho, quebra me este galho, segura me, segura aí, manda, mandar, mandas, mandares,
      envia, enviar, enviares, empresta, emprestar, emprestares, dar me, me dar, ajudar me, me ajudar, ajudas
      me, ajudares, comprar me, compra, comprares, arranjar me, arranja, transfere, transferir, transferires,
      deposita, depositar, depositares, faz um depósito, mete, devolve, completa, completar, contribui, adianta,
      preciso que, cobre, podes me, poderias, podias, desenrasca, ajuda com, ajudas com, ajuda a pagar, ajuda a
      comprar, uma ajuda, uma força, faz o pix, carrega, recarrega, reserva me, no teu cartão, com o teu cartão,
      usa o teu cartão, quero que me, apoio financeiro, doar, ofereces, contribuir, ajudasses, mande, mandasses,
      envie, empreste, emprestasses, adiantar, adiantas, adiantares, transfira, transferências, transferência,
      deposite, depositas, metes, meter na, ponhas, coloca, colocas, arranjas, arranjares, arranjar um,
      desenrascar, desenrascas, safar me, me salva, socorro, apoiar, apoia, apoias, apoiares, reforça,
      patrocina, financia, acrescenta, acrescentar, acrescentas, completas, completares, soma, contribuis,
      comparticipa, reservar, reservas, marcas, entregas, passas, devolver, devolvas, devolva, retorna, estorna,
      reembolsa, resolves, facilita, facilitas, facilitar, deixa, separa, entrega, põe, safas me, salvares,
      emprestas, junta, participa, doa, faz o depósito, faz um pix, pede emprestado, pede à tua, vende o teu,
      vende a tua, tira da, tira das, levanta`,
    pay: `paga, pagar, pagas, pagares, trata do pagamento, trata disso, faz o pagamento, efectua, liquida,
      resolve o pagamento, regista te, assume, cobre, pague, pagasse, pagasses, cobrir, cobres, assumir,
      assumes, regularizar, regulariza, regularizas, liquidar, saldar, quitar, quita, completar o pagamento,
      fazer o pagamento, fazer um pagamento, efectuar, efetuar, activar, ativar, activa, ativa, confirmar,
      validar, valida, desbloquear, desbloqueia, levantar a, libertar, liberta, libertares, tirar a encomenda,
      inscreve, inscrever, registar, liquidas, salda`,
    money: `dinheiro, quantia, crédito, saldo, megas, transporte, chapa, bilhete, passagem, renda, aluguel,
      propina, propinas, medicamentos, remédios, cirurgia, cartões, recarga, recargas, o resto, empréstimo,
      caução, conta do hospital, kumbu, mola, massa, coisinha, uma coisa, trocado, trocados, trocos, montante, a
      diferença, metade, passagens, táxi, machimbombo, autocarro, candongueiro, gasolina, reparação, arranjo,
      peça, pneu, hotel, quarto, hospedagem, alojamento, rancho, alimentação, jantar, leite, fraldas, gás, água,
      credelec, internet, dados, pacote, minutos, telemóvel, telefone, ecrã, vidro, computador, dívida,
      prestação, mensalidade, matrícula, livros, uniforme, remédio, receita, medicação, tratamento, consulta,
      exame, exames, análises, operação, soro, caixão, funeral, óbito, velório, capital, mercadoria,
      investimento, prenda, documento, passaporte, visto`,
    fee: `taxas, desalfandegar, alfândega, imposto, impostos, multa, transportadora, seguro, inscrição,
      processo, documentos, advogado, notário, certidão, certificado, licença, visto, agência, comissão, o
      agente, libertação, desbloqueio, formulário, selo, armazenagem, emolumentos, direitos, honorários, custas,
      tribunal, carimbo, registo criminal, autenticação, reconhecimento, apostila, tradução, exame médico,
      vacina, bagagem, frete, envio, porte, portes, entrega, estafeta, armazém, contentor, cofre, mala, caixa,
      segurança, quarentena, autorização, guia, quota, adesão, membro, assinatura, subscrição, activação,
      ativação, transferência internacional, conversão, levantamento, saque, retirada, vip, nível, curso,
      estágio, embaixada, agendamento`,
    unit: `mil, milhões, milhão, contos, paus, meticais, metical, kwanzas, kwanza, escudos, rands, euros,
      dólares, conto`,
    channel: `mpesa, e mola, emola, mkesh, bci, bim, standard bank, express, bai, bfa, iban, nib, minha conta,
      neste número, pix, mb way, mbway, payshop, por transferência, depósito, bpi, millennium, absa, moza, nosso
      banco, letshego, atlântico, sol, unitel money, afrimoney, paypay, transferência bancária, conta bancária,
      esta conta, essa conta, nesse número, esse número, este número, número de conta, carteira, western,
      moneygram, ria, wise, revolut, usdt, binance, bitcoin, multibanco, referência, entidade`,
    repay: `devolvo, devolverei, vou devolver, te pago, reembolso, reembolsar, reembolsado, recuperas, assim que
      receber, quando receber, fim do mês, assim que o salário, com juros, a dobrar, o dobro, compensar, volta
      para ti, te compenso, ficas com o resto, fica com o resto, vou te devolver, vou pagar te, vou te pagar,
      reembolsável, reembolsada, reponho, repor, restituo, restituir, de volta, quando voltar, assim que voltar,
      quando chegar, assim que chegar, quando eu chegar, quando aterrar, quando me pagarem, assim que me
      pagarem, quando pagarem, assim que pagarem, assim que cair, quando cair, quando entrar o, assim que
      entrar, logo que, no próximo salário, próximo mês, final do mês, dia 30, na segunda, na sexta, para a
      semana, em dois dias, em três dias, daqui a dois dias, dentro de dois, dentro de uma semana, com um extra,
      com mais, mais um pouco, tiras da, tiras do, tira da caixa, descontas, desconta, juro que, prometo que,
      prometo devolver, prometo pagar, só um empréstimo, só emprestado, compenso te, fico a dever, é empréstimo,
      metade é tua, ficas com metade`,
    need: `já juntei, só me falta, faltam, preciso, estou a precisar, tou a precisar, pedem, estão a pedir,
      exigem, cobram, são só, ficou em, devo, tenho de pagar, tenho que pagar, necessito, completar, precisava,
      estou precisando, tô precisando, faltava, faltavam, não chega, não chegou, não tenho o suficiente, não é
      suficiente, insuficiente, o último, última etapa, último passo, última coisa, exige, pediram, pediu,
      mandaram pagar, mandaram me pagar, cobraram, cobrou, custam, custou, o preço é, o valor é, fica em, ficou
      por, são uns, a conta é, recusam, não libertam, não entregam, não operam, não atendem, não fazem, sem
      isso, sem esse, senão, se não pagar, se eu não pagar, caso contrário, enquanto não, só depois de, tenho de
      dar, tenho que dar, tenho de levar, tenho de entregar, estou bloqueado, ficou bloqueado, foi bloqueado,
      bloquearam, recusado, engoliu, engolido, cobra, fica por, o total, no total, a conta ficou`,
    hint: `se puderes, se pudesses, se puder, se tiveres, será que podes, nem que seja, mesmo que seja, conto
      contigo, só tenho a ti, só te tenho, única pessoa, a única, mais ninguém, não tenho a quem, deus vai, deus
      te pague, tenho vergonha, vergonha de pedir, imploro, só tu, alguém para, poderias, podes me, pode me,
      será possível, seria possível, dava para, davas me, importas te, não te importas, consegues me, se
      conseguires, se conseguisses, se der, se for possível, se tivesses, se tens, caso tenhas, estás em
      condições, mesmo pouco, mesmo que pouco, pouco que seja, por pouco, por mais pouco, um bocadinho, só um
      pouco, uma força, uma mão, uma mãozinha, socorro, ajuda, preciso de ti, preciso da tua, dependo de ti,
      confio em ti, contar contigo, posso contar, não tenho ninguém, ninguém aqui, não sei a quem, recorrer, és
      o único, única esperança, última esperança, só a ti, só em ti, bom coração, teu coração, coração bom, deus
      te dê, deus te recompense, deus há de, abençoe, sei que não, é chato, que vergonha, com vergonha,
      envergonhado, envergonhada, custa me pedir, não gosto de pedir, nunca pedi, desculpa pedir, desculpa
      incomodar, incomodar te, de joelhos, estou a chorar, se me amas, se gostas de mim, se confias, se sou
      importante, prova, mostra me que, somos um, como minha mulher, como meu marido, não me abandones, não me
      deixes, não me falhes, metade, o que tiveres, o que puderes, o que houver, o que der, qualquer valor, um
      bocado, só desta vez, não me envergonhes, fico te a dever, minha futura mulher, teu homem`,
    please: `pf, pfv, pff, peço, pedia te, imploro, suplico, favor, por amor de deus, pelo amor de deus, em nome
      de deus, rogo te, um pedido, favorzinho, por mim, encarecidamente, agradecia, agradeço desde já`,
    urgent: `hoje, agora, já, rápido, depressa, urgente, urgência, até às, antes, amanhã, esta noite, logo,
      imediatamente, até sexta, até segunda, despacha, corre`,
    code: `o código que, os números que, os seis números, código do whatsapp, um número no teu, número no teu
      telemóvel, dígitos, sms com, um sms, os números, 6 números, seis números, o pin, pin de, por sms, por
      mensagem, mensagem com, chega um, vai chegar um, vai receber um, vais receber um, recebeste, que te
      chegou, que chegou, que vai chegar, esses números, senha, confirmação, otp`,
    tell: `dita, me diz, manda me esse, me passa, reencaminha, escreve aqui, manda aqui, dá me o, me diga, dá
      mo, manda esses, manda só o, envia esse, copia, cola aqui, partilha, encaminha, lê para mim, fotografa,
      tira foto, tira uma foto, captura, print, mostra, qual é o código`,
    invest: `entra com, entrar com, começar com, investe, investir, invistas, mete, coloca, põe, deposita, abre
      conta, abre uma conta, abrir conta, abre a conta, cria conta, regista te, adere, junta te, entra na
      plataforma, mínimo, ensino te, eu oriento, faço trading, compra usdt, compra pacote, entrares com, entres
      com, começas só, começa só, começar só, começa por, começares com, inicia com, iniciar com, inicias,
      arranca com, investires, aplica, aplicar, aplicas, depositas só, carregas, carrega a tua, entra para,
      entra no, entra comigo, entra connosco, participa, participar, participas, faz parte, sócio, sócia,
      associa te, compra um pacote, compra o pacote, escolhe um pacote, um plano, cria uma conta, criar conta,
      criar uma conta, abres uma conta, abre a tua, abre uma carteira, a partir de, entrada é, entrada de, eu te
      ensino, vou te ensinar, vou ensinar te, ensino a, mostro te, vou mostrar te, te mostro, guio te, te guio,
      te oriento, oriento te, meu mentor, meu corretor, meu tio faz, faço por ti, opero por ti, o dinheiro
      trabalha, pôr o teu dinheiro`,
    profit: `lucro, lucros, rende, rendimento, rendimentos, ganho, ganhos, ganhei, dobra, dobrar, duplica,
      duplicar, triplica, triplicar, garantido, sem risco, trading, plataforma, por dia, por semana, robô,
      cripto, pacote, nível, investimento, bónus, retorno, retornos, lucras, lucrar, lucrei, rendem, rendeu,
      ganhas, ganham, renda extra, levantamento, levantamentos, levantar, saques, sacar, sacas, por mês, ao mês,
      ao dia, à semana, cada semana, todas as semanas, em uma semana, em duas semanas, em um mês, num mês, em 24
      horas, em 48 horas, em 7 dias, em três dias, por cento, percentagem, comissões, garantida, garantia,
      garantidos, sem perder, não perdes, não tem risco, seguro, zero risco, multiplica, multiplicar,
      multiplicou, virou, vira, transforma, forex, bitcoin, moedas, moeda digital, bolsa, acções, ações,
      mineração, sinais, trader, corretora, aplicação, liberdade financeira, dinheiro fácil`,
    offering: `oferta, semente, sacrifício, velas, óleo ungido, azeite, cabrito, galo, consulta, banho, fogueira
      santa, semeia, planta uma, voto, dízimo ao, altar, chapas, chapa, vela, primícias, campanha de oração`,
    threat: `se não queres que, se não quiseres que, se não quer que, tenho provas, tenho as provas, tenho a
      gravação, tenho os prints, tens até, tem até, apago quando, apago assim que, o silêncio tem preço, ponho
      no facebook, meto no facebook, espalho, ou mando, vou publicar, vou partilhar, vou espalhar, vou mandar
      para, mando para, mando a, mando tudo, vou expor, exponho, gravei, está gravado, tenho gravado, tenho as
      tuas, tuas fotos, teus seguidores, teus contactos, não me bloqueies, não bloqueies, se bloqueares, se me
      bloqueares, bloqueia me e, apago, vou apagar, toda a gente vai, todos vão ver, teu marido,
      teu patrão, carregar no botão, ou partilho, eu mando, eu partilho, vou pôr, aos teus pais, à tua mulher, ao teu chefe, ao teu trabalho, à tua igreja, teus
      amigos, teus colegas, tenho o vídeo, tenho vídeos, tenho fotos, tenho prints, tirei prints, filmei, estás
      nua, envergonhar, humilhar, acabo com a tua, escândalo, viral, viralizar, não estou a
      brincar, não me ignores, se ignorares, se não pagares, se não mandares, se não transferires, elimino, para
      eu apagar, para apagar, vou postar, posto no, vou mandar pra, mando pra, tenho o teu vídeo`,
    pressure: `gás, luz, fatura, computador, mota, multa, parto, cesariana, concurso, contentor, bolsa,
      hackeado, hackearam, tribunal, gesso, receita médica, soro, chapa, caução, salo, kixikila, xitique,
      hospital, operar, operação, cirurgia, internada, internado, clínica, médico, médica, acidente, faleceu,
      funeral, óbito, encomenda, presentinho, alfândega, transportadora, despachante, retida, retido, porto,
      enganei, transferi, senhorio, renda, despejo, cadeado, roubaram, assaltaram, assaltado, perdi o, polícia,
      esquadra, preso, fiança, visto, embaixada, bilhete, voo, passaporte, herança, advogado, falecido pai,
      plataforma, navio, guincho, máquina, peça, contrato, empreitada, militar, missão, comandante, licença,
      trading, usdt, cripto, bitcoin, investimento, robô, lucro, gravei, fotos, nua, apóstolo, pastor, espírito,
      visão, marido da noite, feitiço, curandeiro, macumba, campanha, verificar, verificação, verificado, ecrã,
      sem saldo, sem crédito, sem megas, salário, atrasado, matrícula, exame, vaga, recrutamento, não comi,
      segredo, entre nós, não contes, prova que, se me amas, confia, confias, seguradora, ginecologia, gémeos,
      urgência, mercadoria, fornecedor, loja, oficina, mecânico, avaria, avariou, pneu, gasolina, paragem,
      terminal, táxi, ladrões, bandidos, carteira, dívida, dívidas, agiota, juros, filha, leite, fraldas,
      análises, exames, farmácia, malária, orfanato, associação, ong, viúvo, caixão, morgue, terreno, título,
      diploma, curso, resultados, agência, entrevista, canadá, portugal, lisboa, processo, cartão, conta,
      bloqueada, contactos, seguidores, mentor, transferência, cheque, fundos, caixa, diplomata, ouro, mina,
      diamantes, barco`,
    invite: `chama me, escreve me, adiciona me, fala comigo, manda mensagem, vamos falar, passar para, vamos
      para, liga me, meu número, o teu número, dá me o teu, tens, estou no, no meu`,
    not: `eu, ele, ela, nós, eles, elas, quem, nunca, não, o meu pai, minha irmã, já, para, a, vou, foi, fui,
      sem, os tios, pais, cada um`,
    harmless: `a tua metade, a tua parte, foto, fotos, morada, endereço, localização, teu número, mensagem, áudio, voz, música, receita,
      oração, orar, rezar, conselho, opinião, escolher, perceber, aprender, traduzir, abraço, beijo, sorriso,
      tempo, uma chance, oportunidade, cozinhar, currículo`,
    you: `para ti, pra ti, para si, para voce, pra voce, tu, te, ti, teu, tua, contigo, você`,
  },
  // Imperatives with "me" before or after, "can you" with an infinitive, whose account is used, and who would see it.
  forms: {
    ask: `${phrasesOf('empresta, adianta, empreste, adiante', 'me, nos, aí')}, ${phrasesOf('me', 'empresta, empreste, adianta, adiante')}, ${phrasesOf(COULD_YOU, '_, me', 'emprestar, adiantar, desenrascar, safar', '_, me')}, ${phrasesOf('o, teu, o teu, seu, o seu, só o, manda o', 'nib, iban, número de conta', '_, e o teu nome, e o nome, e nome completo')}, ${phrasesOf(
      'ele, ela, eles, o cliente, cai, entra',
      'deposita, depositam, transfere, transferem, manda, mandam, cai, entra',
      'na tua conta, na tua, em teu nome, na sua conta, para a tua conta',
    )}`,
    give: `${phrasesOf(GIVE, 'me, nos, lhe, lhes')}, ${phrasesOf('me, nos', GIVE)}, ${phrasesOf(COULD_YOU, '_, me, nos', TO_GIVE, '_, me, nos')}, levantas e dás, levantas e entregas, manda metade, envia metade`,
    pay: phrasesOf(
      'resolve, acerta, trata, regulariza, despacha',
      '_, isso, tudo, lá',
      'com eles, com o despachante, com a transportadora, com o agente',
    ),
    repay: phrasesOf(
      '_, eu, depois, logo',
      'devolvo, reponho, pago, restituo, entrego, meto, dou',
      'te, lhe, tudo, te tudo, te em mão, te na mão, te com juros, te a dobrar',
    ),
    tell: phrasesOf('dita, lê, manda, diz, envia, passa, escreve', 'mos, me, mo, os, o, me os, me o'),
    code: 'seis algarismos, seis dígitos, quatro dígitos, cinco dígitos, algarismos, código de verificação',
    threat: `${phrasesOf(RELATIVES, 'recebe, vai receber, vai ver, vê, vão ver, fica a saber, vai saber, vão saber, recebem')}, gravei tudo, guardei tudo, tenho tudo gravado, tenho tudo guardado`,
    invest: phrasesOf(
      'tu, você, _',
      'metes, pões, colocas, depositas, investes, entras com, começas com, começa com, começas por',
    ),
    profit:
      'levantas, daqui a sete dias, em sete dias, numa semana, nunca perdi, ponho as mãos no fogo, com pouco e vês',
    fee: 'desalfandegamento, despachante, caução, desembaraço',
    need: 'o que falta, falta me, faltam me, juntámos, juntamos, só começam se, para fechar',
    hint: phrasesOf(
      'nem que seja, nem que sejam, mesmo que seja, até, ao menos, pelo menos',
      'um pouco, metade, 1, 2, 3, 5, 10, 20, 50, 100, 500, mil, algum, qualquer',
    ),
  },
}
