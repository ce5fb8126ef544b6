import type { Lexicon } from '../lexicon.ts'
import { phrasesOf } from './forms.ts'

/** Verbs of giving: imperatives before "moi", and infinitives after "me". */
const GIVE =
  'envoie, envoi, envoye, envoies, depose, prete, prête, avance, depanne, complete, gere, fais, passe, aide, soutiens, sauve, transfere, vire, recharge, balance, lache, mets, donne, file, trouve, assiste, cherche, paie, paye, achete, prends, couvre, rembourse, renvoie, retourne, rends, envoyez, deposez, pretez, avancez, depannez, completez, aidez, soutenez, transferez, virez, rechargez, donnez, trouvez, payez, achetez, faites, renvoyez'
const TO_GIVE =
  'envoyer, prêter, avancer, dépanner, compléter, aider, faire, passer, gérer, soutenir, assister, transférer, virer, recharger, verser, déposer, contribuer, cotiser, payer, régler, trouver, sauver, acheter, donner, épauler, secourir, couvrir, rembourser'
const COULD_YOU =
  'tu peux, peux tu, tu pourrais, pourrais tu, tu pourras, si tu peux, si tu pouvais, est ce que tu peux, est ce que tu pourrais, vous pouvez, pouvez vous, vous pourriez, pourriez vous, si vous pouvez, il faut, faut, essaie de, essaye de, merci de, tu saurais'
const RELATIVES =
  'ton père, ta mère, tes parents, ton frère, ta soeur, ta famille, ton mari, ta femme, ton patron, ton pasteur, tes amis, tes collègues, tes contacts, tout le monde, tout le quartier, ton église, ton fiancé, tes enfants, ton imam'

/** French as written in West and Central Africa and the diaspora, with chat abbreviations. */
export const french: Lexicon = {
  language: 'fr',
  phrases: {
    ask: `je suis à court, à court d argent, je suis fauché, suis bloqué financièrement, difficulté financière,
      soutien financier, aide financière, un crédit chez toi, je peux t emprunter, te demander un prêt, un prêt
      de, prêter un peu, utilise mon numéro, par ton compte, passer par ton compte, utiliser ton compte, besoin
      de ton compte, recevoir sur ton compte, coupon pcs, recharge pcs, recharge transcash, ticket transcash,
      gratte et envoie, les codes des cartes, envoie moi de l argent, m envoyer de l argent, envoie moi l
      argent, prête moi de l argent, prêter de l argent, me prêter, me dépanner, m avancer, me faire un
      transfert, fais moi un transfert, fais moi un dépôt, me faire un dépôt, m aider financièrement, aide moi
      financièrement, soutiens moi financièrement, envoie moi du crédit, envoie du crédit, recharge moi, me
      recharger, transfère moi du crédit, envoie moi le transport, envoie le transport, donne moi le transport,
      paie moi le billet, me payer le billet, m acheter un billet, payer mon loyer, payer mon billet, petit
      orange money, petit wave, petit transfert, petit dépôt, petite recharge, juste les chiffres, gratte la
      carte, photo du ticket, photo du coupon, photo de la carte, donne moi ton code, ton numéro de carte,
      recevoir de l argent pour moi, recevoir un virement, sur ton compte, emprunte à, emprunte chez, vends ton,
      vends ta, n importe quel montant, même la moitié, ce que tu peux, ce que tu as, un coup de main financier,
      une aide financière, faire un geste pour moi, t emprunter, me prêtes, tu me dépannes, du crédit stp,
      recharge stp, acheter du crédit, envoyer le transport, payer le transport, prête moi un peu, un petit
      prêt, petit soutien, aide d argent, aider avec un peu, un peu d argent, envoie un peu, envoie quelque
      chose, envoie ce que, ce que tu pourras, selon tes moyens, tu peux mettre combien, tu as un compte, as tu
      un compte, un compte bancaire, tu me reverses, garde dix pour cent, ta commission, remplis le formulaire,
      entre tes informations, tes identifiants, ton mot de passe, ta carte bancaire, ta carte bleue, les numéros
      de ta carte, date d expiration, cryptogramme, photo de ta carte, photo de ta cni, copie de ta cni, ta
      pièce, abonnement premium, carte de rencontre, achète des recharges, achète des coupons, achète une
      recharge, achète une carte, acheter une carte, acheter des cartes, chez le buraliste, photo des codes, les
      codes, prends un crédit, prends un prêt, avance sur salaire, plus un sou, pas un sou, sans le sou, plus
      rien sur moi, suis fauché, pas d argent pour, payer ma, payer mes, paie ma, paie mes, payer pour moi, paie
      pour moi, régler pour moi, règle pour moi, voici mon numéro, voici le numéro, sur le numéro, le nom qui s
      affiche, le nom qui sort, fais moi un orange money, fais moi un momo, fais moi un wave, fais un wave, fais
      un momo, un dépôt sur`,
    give: `prépare, prepare l argent, trouve quelque chose, fais un geste, un petit geste, participe, complète
      le reste, complète la somme, le complément, rajoute, ajoute le reste, soulage moi, sors moi de là, sors
      moi de, tire moi de là, tends moi la main, un coup de main financier, un coup de pouce, envoie, envoi,
      envoyer, envoies, prêter, me faire, m acheter, transfère, transférer, fais un virement, faire un virement,
      faire le virement, verse, verser, vire, virer, dépose, fais un dépôt, renvoie, compléter, avancer, cotise,
      contribue, me soutenir, besoin que tu, tu pourrais, fais le pour moi, sors moi, dépanne, dépanner, prêtes,
      tu me fais, pourrais tu me, pourrais tu m, j aimerais que tu, je voudrais que tu, si tu m, si tu me, faut
      que tu, avance, m avances, m assister, épaule moi, appuie moi, un appui, prêteras, prêterais, emprunter,
      aides, aider, aide, participer, contribuer, complète, complètes, ajoute, ajouter, tu ajoutes, rajouter,
      débrouille moi, offre moi, offrir, achète, achètes, commande, commander, réserver, réserve, prends,
      prendre un, finance, financer, sponsorise, gère, gérer, trouve, trouver, fais parvenir, faire parvenir,
      fasses, fais passer, filer, crédite, créditer, charge, alimente, alimenter, approvisionne, remets,
      remettre, donne, donner, donnes, dépannes, secours moi, secourir, envoyais, fais le nécessaire, faire le
      nécessaire, transfères, transfert, transferts, rembourser, retourne, retourner, tu retournes, reverse,
      reverser, renvoyer, restitue, mets, mettre, préparez, garde, remettez, déposez, versez, virez, recharge,
      débrouille toi, arrange toi, arrange moi, cotiser, tiens moi, tire moi, fais le dépôt, tu me files, tu me
      passes, emprunte, demande à ta, vends ton, vends tes, vends ta`,
    pay: `paie, paye, payer, payes, tu paies, règle, régler, tu règles, prends en charge, prendre en charge,
      débloque, débloquer, solder, acquitter, inscris toi, t inscrire, avance les, avancer les, avance la,
      couvrir, couvre, tu couvres, soldes, verser, verse, acquitte, assume, assumer, honorer, valider, valide,
      valides, activer, active, finalise, finaliser, confirmer, dédommage, libérer, libère, récupérer le,
      récupérer la, retirer le, retirer la, sortir le, faire sortir, soldez`,
    money: `argent, crédit, unités, forfait, transport, billet, loyer, caution, facture, ordonnance,
      médicaments, coupon, coupons, recharge, recharges, pcs, somme, le reste, le complément, opération, frais d
      hôpital, les soins, nourriture, sous, fonds, acompte, de quoi, mandat, virement, dépôt, scolarité, quelque
      chose, un truc, un montant, le montant, ce montant, billets, ticket, le train, le bus, le car, carburant,
      essence, réparation, dépannage, pièce, pneu, hôtel, chambre, repas, à manger, nourrir, lait, couches,
      traitement, intervention, chirurgie, examens, analyses, scanner, sang, cercueil, obsèques, enterrement,
      téléphone, écran, ordinateur, internet, connexion, mégas, unité, dette, prêt, emprunt, courant, eau,
      électricité, rente, avance, marchandise, marchandises, cargaison, cadeau, matériel, pièces, carte, cartes,
      passeport, mouton, école, inscription, diplôme`,
    fee: `frais, douane, dédouanement, dédouaner, taxe, taxes, caution, timbre, dossier, notaire, avocat,
      huissier, amende, assurance, livraison, permission, attestation, certificat, déblocage, l agent,
      inscription, visa, agence, formulaire, commission, honoraires, droits, succession, quittance,
      légalisation, certification, casier, bilan, visite médicale, vaccin, vaccination, assurances, bagages,
      surpoids, transit, fret, transitaire, magasinage, conteneur, entreposage, stockage, colis, coffre, valise,
      carte de séjour, titre de séjour, autorisation, permis, cotisation, adhésion, abonnement, membre,
      activation, transfert international, virement international, code de transfert, formation, stage,
      concours, test`,
    unit: `mille, million, millions, mil, balles, f, cfa, euros, euro, francs, franc`,
    channel: `orange money, wave, om, momo, moov, mtn, flooz, western, moneygram, par virement, mon compte, mon
      numéro, rib, pcs, paypal, bureau de tabac, au tabac, buraliste, ria, mandat cash, rechargement, carte
      prépayée, compte courant, mon orange, numéro de compte, mon iban, express union, wari, free money, airtel
      money, lydia, revolut, taptap, sendwave, wizall, djamo, crypto, usdt, bitcoin, binance, le numéro, ce
      numéro, au numéro, ce compte, le compte, portefeuille, agence, kiosque`,
    repay: `te rembourser, remboursé, remboursable, remboursement, tu récupères, tu seras remboursée, dès que
      mon, fin du mois, avec intérêt, dix fois plus, le double, je vais te rendre, vais rembourser, te redonne,
      redonner, te le rends, te rends ça, te rendre ça, te rends tout, rendrai, remettrai, rembourserai, dès mon
      retour, à mon retour, quand je viens, dès que je reçois, quand je reçois, dès que je suis payé, quand je
      serai payé, fin de mois, la semaine prochaine je, dans deux jours, dans une semaine, dès lundi, mardi je,
      vendredi je, avec un bonus, avec un plus, tu prends dedans, prends dans le, tu te rembourses, je jure, je
      te jure, promis je, juste un prêt, un simple prêt, tu auras ton argent, ton argent te, dès que c est
      débloqué, quand c est débloqué, je remets tout, je te paie, je te donnerai, c est un prêt`,
    need: `ils exigent, ils réclament, on me réclame, j ai pu réunir, manque, manquent, il reste, besoin de,
      besoin d, j ai besoin, ils demandent, réclame, je dois, me faut, je cherche, il nous faut, on me demande,
      à payer, de caution, il me faudrait, aurais besoin, avoir besoin, on a besoin, pas assez, insuffisant, me
      reste, le dernier, dernière étape, dernière chose, ils refusent, refuse de, refusent de, sans ça, sinon
      ils, à défaut, exige, exigent, réclament, montant de, s élève à, ça monte à, suis bloqué, avalée, refusée,
      sans quoi, plus que, on nous demande, il veut, ils veulent, le total, au total, la facture, la note`,
    hint: `si tu pouvais, tu peux, pourrais tu, peux tu, si possible, même un peu, au moins, n importe, aide
      moi, ton aide, besoin de toi, besoin de ton, compte sur toi, seule personne, la seule, personne d autre,
      dieu te, j ai honte, honte de, je te supplie, je t en supplie, à toi de, que toi, quelqu un pour, tu
      pourrais m, serait il possible, c est possible, possible de, ça te dérange, si t as, si jamais, si ça te,
      voudrais tu, tu veux bien, accepterais, même petit, même petite, même si c est, peu importe, quoi que ce
      soit, juste un peu, coup de main, coup de pouce, soutien, besoin d aide, besoin d un, je n ai personne, j
      ai personne, personne ici, personne vers, vers qui, à qui, sais pas vers, tu es le seul, t es le seul, que
      sur toi, que vers toi, mon seul espoir, dernier recours, dernier espoir, toi seule, toi seul, grand coeur,
      bon coeur, ton coeur, dieu va te, que dieu, le seigneur te, allah te, je sais que c est, je sais que ça, c
      est gênant, gêné, gênée, honteux, ça me coûte de, je n aime pas demander, j aime pas demander, désolé de
      te, excuse moi de te, pas facile de demander, à genoux, en larmes, je pleure, si tu tiens à, si je compte,
      prouve, preuve, montre moi que, comme ma femme, comme mon mari, ne m abandonne, ne me laisse pas, laisse
      pas tomber, la moitié, ce que tu as, un petit geste, un geste, selon tes moyens, selon tes possibilités,
      si tu as, juste pour, juste cette fois, c est la dernière fois, me fais pas honte, me lâche pas, fais ça
      pour moi, fais le pour nous, ma future femme, mon futur mari`,
    please: `stp, svp, s il te plaît, s il vous plaît, je t en prie, pardon, pitié, service, de grâce, s te
      plaît, stplait, steuplé, siouplait, t implore, une faveur, petite faveur, pour l amour de, au nom de dieu,
      je te prie, t en supplie, te supplie, sois gentille, sois gentil, merci d avance`,
    urgent: `aujourd hui, aujourdhui, ce soir, vite, maintenant, tout de suite, urgent, urgence, avant, demain,
      rapidement, dépêche, dans l heure, 48h, 24h, ce matin, cet après midi, d ici, lundi, vendredi, samedi`,
    code: `le code reçu, code whatsapp, le code que tu, les six chiffres, les chiffres reçus, le code, un code,
      des chiffres, 6 chiffres, code de vérification, code sms, code à, sms avec, un sms, numéro à six, les
      numéros, ces chiffres, 4 chiffres, 5 chiffres, code que, code qui, code confidentiel, code secret, mot de
      passe, par sms, par message, message avec, numéro qui, otp, validation`,
    tell: `renvoies, envoie moi le, tu me l envoies, tu me le donnes, tu me les donnes, donne moi le, donne moi
      les, dicte, transmets, copie, communique, partage le, tu m envoies, envoie ça, envoie moi ça, envoyer le
      code, donne ça, recopie, colle, note le, redonne, redis moi, fais suivre, capture, photo du message,
      montre moi, partage moi, me donner le, me le donner, me l envoyer, me les envoyer, m envoyer le, me dire
      le, me le dire, donne le code`,
    invest: `investis, investir, commence avec, commencer avec, tu commences, mets, place, placer, ouvre ton
      compte, ouvre un compte, ouvrir un compte, inscris toi, ton compte sur la plateforme, mise, miser, dépôt
      de, entre avec, rejoins, je te guide, je t accompagne, je te forme, je trade pour toi, achète des usdt, je
      te montre, tu débutes, débute avec, débuter avec, commencer à, tu démarres, démarre avec, démarrer avec,
      tu entres, tu rentres avec, entrer avec, investisse, dépose juste, déposer, mettre, rejoindre, intègre,
      intégrer, adhère, adhérer, associe toi, associons, on s associe, apporte, apporter, ta part, achète le
      pack, un pack, crée un compte, créer un compte, crée ton compte, ouvre toi, alimente ton compte, recharge
      ton compte, ticket d entrée, minimum, à partir de, je te coache, je t apprends, je vais t apprendre, je
      vais te montrer, te montrer comment, je gère pour toi, mon mentor, mon coach, mon courtier, fais
      travailler, faire travailler ton, fructifier`,
    profit: `bénéfice, bénéfices, rendement, gains, gain, doublé, doubler, tripler, triple, garanti, garantis,
      sans risque, trading, placement, plateforme, positions, crypto, par semaine, en 24h, rentier, rentière,
      intérêts, signaux, doubles, doublée, doublent, triples, multiplie, multiplier, multipliés, rapporte,
      rapportent, revenus, revenu, retrait, retraits, retirer, gagner, gagne, tu gagnes, bénéf, bénéfs, marge,
      commission, pourcentage, pour cent, par jour, par mois, chaque jour, chaque semaine, chaque mois, en une
      semaine, en deux semaines, en un mois, en 48h, en 7 jours, zéro risque, aucun risque, sans perte, jamais
      perdu, sûr, forex, bourse, actions, trader, traders, minage, robot, bot, algorithme, application,
      opportunité, liberté financière, argent facile, passif, investissement, investissements`,
    offering: `offrande, semence, sacrifice, bougies, mouton, bélier, coq, huile d onction, rituel, travaux,
      consultation, encens, sème, semer, parfum, neuvaine, ingrédients`,
    threat: `si tu ne veux pas que, si tu veux pas que, j ai des preuves, j ai toutes les preuves, j ai l
      enregistrement, j ai les captures, pour que je supprime, je supprime quand, je supprime dès que, silence a
      un prix, tu as jusqu à, t as jusqu à, je balance aux, je mets sur facebook, voient tout, verront tout,
      vont tout voir, verra tout, je publie, je vais publier, je poste, je vais diffuser, je partage, j envoie
      tout, j envoie la vidéo, j envoie à, je balance, tu ne me bloques, ne me bloque pas, si tu me bloques, si
      tu bloques, bloque moi et, tes contacts, ta liste d amis, tes abonnés, ta réputation, je supprime, je vais
      supprimer, j efface, je détruis, enregistré, je vais envoyer, je vais tout envoyer, j enverrai, je les
      envoie, je l envoie, je vais les envoyer, vais les mettre, je mets tout, je mets en ligne, je vais mettre,
      mettre en ligne, sur ton mur, sur les réseaux, à tes parents, à ton mari, à ta femme, à ton
      employeur, à tes amis, à tous tes, à ta famille, à ton église, tes proches, tes collègues, ton entourage,
      j ai la vidéo, j ai tes, j ai filmé, je t ai filmé, je t ai filmée, on te voit,
      humilier, humilie, honte à, détruire ta, te détruire, je détruirai, ta vie, ruiner, scandale, buzz, viral,
      je ne plaisante pas, ne bloque pas, bloquer ne, si tu coupes, si tu ignores, si tu refuses, j effacerai,
      je supprimerai, tout supprimer, tout effacer, toute ta famille, ton patron, tes nudes, tes photos nues`,
    pressure: `gaz, courant, facture, ordinateur, moto, amende, césarienne, appel d offres, marché public, le
      conteneur, conteneur, bourse d études, visa refusé, hacké, piraté, convocation, plâtre, fracture,
      ordonnance, perfusion, douane, colis, cadeau, fret, livreur, l agent, hôpital, clinique, opération,
      médecin, docteur, malade, urgences, accident, décès, décédé, enterrement, funérailles, loyer,
      propriétaire, bailleur, expulsé, dehors, cadenas, volé, agressé, braqué, bloqué, coincé, coincée,
      passeport, hôtel, banque, visa, ambassade, billet, vol, héritage, notaire, défunt, feu mon père,
      militaire, mission, permission, commandant, caserne, plateforme pétrolière, chantier, machine, contrat,
      trading, placement, positions, crypto, investissement, vidéo, photos, nue, nus, enregistré, captures,
      pasteur, prophète, prières, marabout, voyant, esprit, sort, vision, délivrance, signalé, vérifié,
      vérification, badge, modérateur, erreur, trompé de numéro, police, prison, avocat, commissariat, téléphone
      cassé, écran, plus de crédit, forfait fini, salaire, scolarité, inscription, bourse, concours, emploi,
      poste, recrutement, dossier, pas mangé, rien mangé, faim, confiance, secret, entre nous, personne ne doit,
      preuve, prouve, marchandise, marchandises, fournisseur, port, boutique, commerce, affaire, garage,
      mécanicien, panne, pneu, essence, gare, taxi, voleur, voleurs, pickpocket, microbes, agression, gendarmes,
      gendarmerie, dette, dettes, prêt, emprunt, intérêts, créancier, fils, fille, enfant, bébé, lait, couches,
      analyses, scanner, radio, dialyse, sang, pharmacie, orphelinat, association, ong, église, veuve, cercueil,
      morgue, deuil, terrain, titre, bail, diplôme, stage, formation, résultats, agence, rendez vous, canada,
      france, carte, code, compte, contacts, abonnés, amis, groupe, mentor, virement, chèque, fonds,
      bénéficiaire, malle, diplomate, or, mine, bateau`,
    invite: `écris moi, ajoute moi, viens sur, on se parle sur, passe sur, passons sur, parlons sur, continuons
      sur, appelle moi, contacte moi, mon numéro, ton numéro, donne moi ton, tu as, t as, voici mon, mon
      whatsapp, je suis sur, on continue sur`,
    not: `je, j, on, il, elle, nous, ils, elles, qui, jamais, pas, ne, ma mère, mon père, mes parents, ma soeur,
      mon frère, ma cousine, as, a, sans, pour, ai, avons, ont, vais, va, s est`,
    harmless: `ta moitié, ta part de, photo, photos, adresse, position, localisation, numéro de téléphone, ton numéro, ton whatsapp,
      message, vocal, chanson, recette, prière, prier, conseil, avis, choisir, comprendre, apprendre, raconter,
      câlin, sourire, temps, une chance, devoirs, cuisiner, nouvelles, un mot`,
    you: `tu, te, toi, ton, ta, tes, t, vous, votre`,
  },
  // Imperatives with "me", "can you" with an infinitive, whose account is used, and who would see it.
  forms: {
    ask: `${phrasesOf('prête, prete, avance, dépanne, depanne, emprunte', 'moi, nous')}, ${phrasesOf(COULD_YOU, 'me, nous', 'prêter, avancer, dépanner')}, ${phrasesOf('ton, votre', 'rib, iban, numéro de compte, relevé', '_, et ton nom, et ton nom complet, et le nom')}, ${phrasesOf(
      'il, elle, on, ils',
      'vire, virent, envoie, envoient, dépose, verse, versent, fait le virement',
      'chez toi, sur ton compte, sur le tien, par toi, via toi, à ton nom',
    )}, ${phrasesOf('vends, mets, gage, emprunte à, vois avec, demande à', 'ta, ton, tes', 'chaîne, bijoux, or, téléphone, soeur, frère, tante, oncle, amie, copine, tontine, mère')}`,
    give: `${phrasesOf(GIVE, 'moi, nous, me, lui, leur')}, ${phrasesOf(COULD_YOU, '_, me, m, nous, leur, lui', TO_GIVE)}, ${phrasesOf('tu, vous', '_, me, m', 'gères, complètes, envoies, déposes, avances, retires et tu remets, retires et tu donnes, règles, verses')}`,
    pay: `${phrasesOf('arrange, règle, regle, vois, gère, gere', 'ça, ca, cela, le, les', 'avec eux, avec lui, avec l agent, avec le transitaire, aujourd hui, maintenant')}, ${phrasesOf('le destinataire, celui qui reçoit, le receveur', 'paie, règle, qui règle, qui paie, doit payer')}`,
    repay: `${phrasesOf('je te, je vous, je', 'rends, rendrai, rembourse, rembourserai, remets, remettrai, retourne, renvoie, le mets en main, les remets, rends tout, rends ça')}, ${phrasesOf('dès que, des que, quand, une fois que, aussitôt que', 'le salaire, l argent, mon salaire, la paie, le virement, j arrive, je touche, on me paie')}`,
    tell: phrasesOf(
      'dicte, lis, renvoie, donne, envoie, dis, transfère, écris',
      'moi, les, le, la',
      '_, moi, le code, les chiffres',
    ),
    code: 'six chiffres, quatre chiffres, cinq chiffres, les chiffres, code de confirmation, code reçu',
    threat: `${phrasesOf(RELATIVES, 'reçoit, reçoit ça, recevra, verra, verront, va voir, vont voir, voit, saura, sauront, va recevoir, vont recevoir, va savoir')}, j ai tout filmé, j ai tout enregistré, j ai tout gardé, je balance tout, je diffuse`,
    invest: phrasesOf(
      'tu, vous, il suffit de, commence par, essaie',
      'mets, places, déposes, verses, investis, mettez, placez, mettre, placer, avec, démarres avec, commences avec',
    ),
    profit:
      'tu retires, tu récupères, dans sept jours, en sept jours, après une semaine, je n ai jamais perdu, tu verras',
    need: 'j ai réuni, on a réuni, il manque, il me manque, il nous manque, pour boucler, boucler',
  },
}
