import type { Lexicon } from '../lexicon.ts'
import { formsOf, phrasesOf } from './forms.ts'

/** "You", "you will" and "if you", for a woman, a man or several readers. */
const YOU =
  'ki, ka, ku, za ki, zaki, za ka, zaka, za ku, in kin, idan kin, in ka, idan ka, in kika, idan kika, kika'
/** "To me" and "to us", after a verb of giving. */
const FOR_ME = 'min, mini, mana'

/** Hausa of Nigeria and Niger; "ki" addresses a woman, "ka" a man. Chats write hooked letters without the hook. */
export const hausa: Lexicon = {
  language: 'ha',
  phrases: {
    ask: `bankina ba ya karba, ki bani naki, bani naki mu, mu yi amfani da shi, mu yi amfani da naki, ta
      asusunki, ta account dinki, hada min rabi, ki ba da rabi, kudin gaisuwa, toshi, ina rokon rance, rance
      kadan, a ara min, a ranta min, ko za ki iya ara, ki nemo a wurin, ki karbo a wurin, ki aro wajen, ki ranto
      wajen, ki karbi bashi a, bashi a kungiya, ba ni da ko sisi, aljihuna babu, kudi ya kare min, ina
      cikin bukata, ina cikin matsi, matsin kudi, matsalar kudi, taimakon kudi, taimako na kudi, taimaka min da,
      taimaka mini da, ki rangwanta min, saya min kati, saka min kati, sa min data, kankare ki turo, turo min
      kudi, tura min kudi, bani aro, ba ni aro, ba ni bashi, bani bashi, taimake ni da kudi, taimaka min da
      kudi, turo min kati, sa min kati, turo min data, ki turo kudin mota, turo min kudin mota, kudin motata,
      biya min, ki saya min, ka saya min, siya min, ki sayar da, ka sayar da, ki karbi rance, ki karba wajen,
      abin da kike da shi, abin da kake da shi, duk abin da, ko nawa ne, ko rabi ne, komai kankantarsa, lambar
      atm, pin dinki, pin din ki, ba ni rance, bani rance, rance min, ina son ki ara, ina so ki ara, ina so ki
      ranta, ki turo mini kudi, ki tura mini kudi, ki aiko min kudi, ki aiko mini kudi, ki dan ranta, abin da ya
      samu, abin da ya sauwaka, abin da Allah ya hore, abin da kika samu, iya abin da, ko kadan ne, koda kadan,
      ko da kadan, ko da rabi, komai kadan, nawa kike da, nawa ke gare ki, kina da nawa, kina da kudi, account
      dinki, a turo ta, ki cire naki, ki dauki naki, ki cike form, ki cika form, bayanan bankinki, lambar bvn,
      bvn dinki, nin dinki, hoton katin, hoton id, katinki, lambar katin, ki sayi kati, ki siyo kati, ki
      kankare, kankare katin, ki dauko hoton, ki karbo bashi, ajiyarki, kudin ajiya, ajiyar ki, ba ni da kudi,
      bani da kudi, ko kwabo, kudi sun kare, kudina sun kare, ki biya mana, biya mini, ki siya mini, ki
      saya mini, sayo min, siyo min, sunan zai fito, sunan da zai fito, sunan account din, sunan asusun, ga
      account, ga asusuna, lambar asusu, lambar account, ta wannan lambar, ki sa a account`,
    give: `ki tanadi, ka tanadi, ko wani bangare, agaje ni, ki agaje ni, taimaki rayuwa, cike min gibi, cike
      gibi, rufe gibi, cika sauran, sa hannun jari, ki sa rabi, kawo dubu, kawo rabi, ba da rabi, rabi yanzu,
      zuba rabi, turo rabi, ki sallami, ki yaye min, yaye min, fitar da ni, ki fitar da ni, dauke min nauyin,
      sauke min nauyi, taya ni, taya ni da, ki tausaya ki, ki yi min alfarma, ka yi min alfarma, yi min alfarma,
      jikan ki, hannunki a, ki mika, mika min, miko min, ki miko, ki tara, ki rabi da, raba da ni, ki raba da
      ni, bude hannu, ki bude hannu, sa min a palmpay, sa min a opay, sa min a, saka min a, jefa min a, sako a,
      turo a, turo ta, aiko ta, turo ga, tura ga, taimake ni, taimakonki, taimakonka, ki min transfer, agaji,
      tallafi, ki aramin, ki ara, ki turawa, ki bashi, ki dan, turo, ki kai, ki zo da, ki cike, ki sayi, ki sa
      a, dawo min da, ki taimake mu, taimaka da, taimaki, taimako, gudunmawa, gudummawa, ceto ni, ki tseratar,
      ki yi min, ki yi mini, ki yi mana, ka yi min, zaki ara min, zaki ranta min, iya aiko, iya taimaka, iya ba
      ni, iya bani, iya ara, iya ranta, iya biya, a hada min, a dan hada min, a taimaka, a sa min, a saka min, a
      ba ni, a bani, a yi min, yi min alheri, rufa min asiri, ki cece, ki dubi, ki ranta, ki aro, ki roki, ki
      karbo, ki karba, ki nemo, ki nema, ki samu, ki tambayi, ki sayar, ki min recharge, sako min, ki ajiye, ki
      ba yaron, ki ba yaro, ki ba wani, ki ba dan uwana, ki cire kudi, ki dauki rance, ki ci bashi, zan so ki,
      ina so ki, ina son ki, ko zaki, ko za ki, kina iya, kin iya, ki ga abin da, ki duba abin da, ki sa ko, ki
      biya min, ki biya mini, ki tsaya min, ki zama min garanto, ki ba da sadaka, ki je pos, ki je banki, ki je
      shago, ki ba malam, ki ba agent, ki ba likita, taimakon ki, alfarma nake nema, ina rokonki, ina rokon ki`,
    pay: `kowa haka yake biya, haka ake biya, mai karba ke biya, mai karba ne ke biya, wanda zai karba zai biya,
      kafin su saki, kafin a saki, sai an biya, dole a biya, ki je ki biya, biya masu, biya musu, ki daure ki
      biya, ki kashe wutar, a ajiye, sai an ajiye, ki ajiye dubu, biya yau, a biya, biya kudin, biya kawai, kin
      biya, an biya, ki kammala, ki daidaita, ki warware, rijista, a sako, a saki, a bude, a sake, ki cika, ki
      karasa, sai an yi masa, sai an ba, kowa haka ya biya`,
    money: `kudi, kudin, kudina, kati, haya, rance, aro, magani, tikiti, jari, kyautar, kudade, canji, wani abu,
      fetur, gas, madara, pampers, waya, gyaran mota, inji, otal, daki, jarabawa, makaranta, littattafai,
      bashina, kaya, kayan sallah, ragon layya, hidima, jana iza, likkafani, allura, gwaji, tiyata, jini, fasfo,
      biza, rancen, goron, goro, toshiyar baki, gudunmawa, garin kwaki`,
    fee: `tara, ajiya, kwastam, haraji, agent, dillali, rajista, form, fom, beli, belin, kudin takarda, takardu,
      lauya, clearance, kudin sako, kudin kaya, delivery, harajin, kudin shigowa, sufuri, dako, jigila, kudin
      ofis, tambari, hatimi, takardar, satifiket, lasisi, izini, kotu, tarar, inshora, horo, kudin gwajin
      lafiya, agency, membership, subscription, activation, upgrade, vip`,
    unit: `dubu, miliyan, dari, naira, dala, sefa, jaka, fam`,
    channel: `opay, palmpay, asusuna, asusun, account dina, account na, akawun, banki, wannan account, acct,
      asusu, bankina, access, gtb, first bank, uba, zenith, jaiz, taj bank, moniepoint, kuda, lambar, lambata,
      layina, wayata, pos, western union, airtel money, mtn momo, account din, account dinki, ga account`,
    repay: `kwana goma zan, sati daya zan, zan hada miki, zan hada maka, zan cike miki, karshen wata zan, zan
      biya karshen wata, in na karba, idan na karba, in an sayar, da riba, raba daidai, riba raba, albashi na
      farko, zan dawo maki, ranar albashi, idan albashi, in albashi, sai ki maida, ki maida kudinki, ya zama
      naki, zan baki, zan ba ki, zan baka, zan dawo maka da, zan biya, zan bayar, zan sauke, insha allah zan,
      inshallah zan, da na samu, da zarar, in an biya, idan sun biya, in sun biya, albashi ya shigo, da albashi,
      bayan na dawo, ran juma a zan, ranar juma a zan, ranar litinin zan, gobe zan, da kari, da wani abu a kai,
      rance ne, aro ne, bashi ne, ba kyauta ba, na rantse zan, kudinki zai dawo, kudinki za su dawo, kudinki na
      nan, ki cire, za mu biya, in ban biya, ba kyauta nace ba`,
    need: `sai an ajiye, sai mun ajiye, sai na ajiye, kafin a yi, shi ake bukata, muka rasa, na samu biyu, na
      samu rabi, ya rage rabi, gyaran dubu, gyaranta, gyaransa, kudin gyara, kudin gaisuwa, ya kare, ya kare
      tun, ban dafa komai, saura, ya rage, sauran, kudin ya, ana bina, suna bina, ba ni da, bani da, bukata,
      bukatar, ake nema, sun ce, ance sai, an ce sai, sai an, sai na, sai mun biya, dole na biya, dole sai, dole
      in, in ba a biya ba, idan ba a biya, in ban biya, idan ban biya, ba za su, sun ki, sun hana, an hana, an
      rike, sun rike, sun kulle, an kulle, an rufe, ya makale, sun makale, ba su isa ba, bai kai, ba su kai ba,
      ya yi kadan, ragowa, ragowar, ya ragu, sun rage, kudin shi ne, jimlar, farashin, na karshe, ban san yadda,
      ban san inda, ba zata kai ba, ba za ta kai ba, ba zai kai ba, suna son, na makale,
      dole a, ta isa, zai isa, za su isa, ne kawai, kawai ne, suka ce, suna cewa, kudin aikin, kudin maganin, na
      rage, bashi ake bina, bai cika ba, ba su cika ba, bai isa, ba ya isa, ban da ko sisi, kudi sun kare,
      aljihuna, aljihu babu, na yi gajere`,
    hint: `ke ce kadai, ke kadai zan, kai kadai zan, zan iya gaya wa, da abin da ya samu, abin da ya samu, idan
      kin ga dama, in kin ga dama, in zuciyarki ta ba ki, ko da kadan, ko kadan, na gode matata, matata, mijina,
      in akwai, idan akwai, ko rabi, ko nawa, in kina da, idan kina da, in kana da, idan kana da, za ki iya,
      zaki iya, zaka iya, za ka iya, ki taimaka, taimake ni, taimaka min, ke kadai, kai kadai, ba ni da kowa,
      bani da kowa, allah zai saka, ina jin kunya, rufa min asiri, kada ki kunyata, kacal, domin allah, in da
      hali, idan da hali, in ya yiwu, idan ya yiwu, idan zai yiwu, in zai yiwu, in ba damuwa, idan ba damuwa, ko
      zaki, ko za ki, kina iya, kin iya, ko kina da, ko kana da, kadan, dan wani, wani abu, taimakonki,
      taimakonka, taimako, na dogara, ke ce, ke kawai, ba ni da wani, bani da wani, ba ni da wata, ba wanda,
      babu wanda, wa zan fada, wa zan gaya, ban san wa, ban san wanda, allah ya ba ki, allah ya baki, allah zai
      biya, allah ya albarkace, lada, zuciyarki, zuciya mai kyau, kirki, kirkinki, ina kunya, kunya nake, na ji
      kunya, ba na son roko, ban taba roko, ban saba roko, ki yi hakuri, kiyi hakuri, na san, ina kuka, na yi
      kuka, hawaye, idan kina so na, in kina sona, idan kina sona, idan da gaske, ki nuna, ki tabbatar,
      rayuwarmu, kada ki bar ni, kada ki yashe, kar ki bar ni, kar ki kunyata, ko ashirin, ko dari, abin da kike
      da shi, sai ke, zata zama surukata, in kina so na, in da gaske kike, rufin asiri`,
    please: `don allah, dan allah, domin allah, don girman allah, saboda allah, ina rokon, na roke ki, ina roko,
      alfarma, taimako, ki yi hakuri ki, don annabi, dan annabi, don darajar, don son, albarkacin, rokon ki,
      rokonki, ina rokonka, plz, ki dubi, ki tausaya, tausaya min, tausayi, ki ji kaina`,
    urgent: `yau, yanzu, yanzun nan, da sauri, maza, gobe, kafin, daren nan, gaggawa, da wuri`,
    code: `lamba shida, code, lambar sirri, sakon da, sako zai, otp, lamba hudu, lambar da, lambar tabbatarwa,
      lambar shiga, kalmar sirri, sako mai lamba, sakon lamba, tes, sms, pin, digit, wanda ya shigo`,
    tell: `ki fadi min, ki kwafo, karanto, ki rubuta, ki kwafa, ki kwafi, screenshot, ki dauki hoto, ki dauko
      min, forward, ki raba`,
    invest: `sa hannun jari, sa hannun jarin, hannun jari, sai ki gwada da, gwada da dubu, kawo dubu, raba riba,
      mu hada jari, mu hada hannu, sayi slot, sayi share, fara da, zuba jari, ki bude, ka bude, ki yi rajista,
      ki sayi, zan koya miki, zan nuna miki, zan rike miki, zan miki trading, mafi karanci, ki fara, ka fara,
      farawa da, zuba kudi, saka kudi, saka jari, shigo da, ki hadu da mu, ki zabi package, bude account, ki yi
      register, mafi kankanta, minimum, zan koya maka, zan koyar da ke, zan nuna maka, zan jagorance, zan yi
      miki trading, ogana na, kudinki su yi aiki`,
    profit: `raba daidai, za ki samu miliyan, zaki samu miliyan, kashi goma, cikin dari, wallahi gaskiya ne,
      kwana bakwai, kwana goma, kwana uku, riba, ribar, ninka, ninku, sau biyu, sau uku, kirifto, crypto,
      trading, ciniki, kasuwar, kowane sati, duk sati, a sati, ba asara, babu asara, jari, ribarsa, ribanya,
      ninki, ninkawa, ya zama, zai zama, za su zama, zai koma, kowace rana, kowane wata, duk wata, duk rana, a
      wata, cikin sati, cikin kwana, cikin awa, kashi, kaso, tabbas, tabbataccen, babu hadari, ba hadari, babu
      faduwa, ba faduwa, cire kudi, withdraw, withdrawal, forex, bitcoin, mining, dandali, platform, halal ne,
      halak, kasuwanci, sana a`,
    offering: `rago, raguna, ragon, akuya, turare, rubutu, sadaka, sadakar, laya, bakin bunsuru, zakara, farin
      zane, kudin aiki, kudin addu a, hatimi, zuma, kudin malam, kayan aiki`,
    threat: `in ba ki son, idan ba ki son, in ba ka son, idan ba ka son, duk abin da kika yi, duk abin da ka yi,
      ina da shi duka, ina da shaida, zan goge in, zan share in, idan kika ki zan, in kika ki zan, idan ka ki
      zan, in ka ki zan, karfe takwas, shi ne iyaka, iyakar lokacin, lokacin ya kare, har yanzu ina da hotunan,
      ina da hotunan, ina da bidiyon, goge wa kudi, rufe baki, rufe bakina, zan saka a, zan dora a, zan fallasa,
      na dauki video, bidiyon ki, hoton da, kada ki yi blocking, idan kika yi block, in kika yi block, in kin yi
      block, zan goge, rufin asiri, mijinki, iyayenki, yan
      uwanki, kawayenki, abokanki, wurin aikinki, kowa zai sani, zan bata miki suna, bata suna, zan kunyata,
      kunyata ki, zan wulakanta, tsiraicinki, tsiraici, rikodin, na dauki hoton allo, in ba ki turo
      ba, idan ba ki turo, idan ba ki biya, in ba ki biya ba, ki gwada, za ki gani, zaki gani, zan share, zan
      wallafa, babanki zai, yayanki zai, a tiktok, a status, a group, na adana, na ajiye, kada ki yi
      block, ran ki zai baci`,
    pressure: `tara, tanda, jini leda, hacking, haihuwa, nakuda, gas, gas dinmu, silinda, wuta, nepa, kwamfuta,
      kwamfutata, zinari, hakar, zamfara, kwantena, apapa, gayyata, gayyatar, ofishin, saudiyya, turai, kudin
      waje, bankina, ranar haihuwa, oga, kora, za a kore, kawuna, hukumar, damar, taurari, makiya, makiyi,
      sadaka, rago, kungiya, karaya, babur, faduwa, fadi, mashin, keke napep, dan acaba, gobara, ambaliya,
      yunwa, ban ci, asibiti, ciwo, ciwon, rashin lafiya, ba lafiya, ba ta da lafiya, likita, tiyata, hatsari,
      rasuwa, ya rasu, ta rasu, jana iza, magani, kwastam, sako, kaya daga, na aiko miki, kyauta daga, akwati,
      kuskure, network, mai gida, an kore, barayi, sata, an sace, an kwace, kwace min, tasha, makale, yan sanda,
      caji ofis, kotu, beli, crypto, kirifto, kasuwanci, trading, jari, riba, dala, biza, ofishin jakadanci,
      tikiti, fasfo, lauya, soja, hutu, kwangila, rijiyar mai, injin, hoto, video, tsirara, asirin, malami,
      boka, aljani, aljanu, sihiri, laya, istikhara, rukiyya, tantance, account naki, account dinki, rufe
      account, admin, waya ta lalace, wayata, fuskar waya, babu kati, data ta kare, kati ya kare, ban ci abinci,
      albashi, makaranta, jarabawa, rajista, form, asiri, kada ki fada, tsakaninmu, ana bina, clearing, akwatin,
      otal, hotel, kore ni, haya, sadakar bakwai, hadari, fashi, slot, nnpc, processing, usdt, bvn, mai pos,
      lefe, jini, koda, kwalara, hatsarin mota, likkafani, korar mu, an kulle, an rufe daki, hayar, an kama, an
      tsare, jirgi, kamfani, gado, zinare, ma adinai, tsafi, rukiya, addu a, waya ta fadi, screen, na tura bisa,
      wrong transfer, alert, sadaki, gara, fom, jamb, takardar aiki, admission`,
    invite: `ki kira ni, mu yi magana, mu koma, mu hadu, ki rubuto min, ki min magana, ki yi min magana,
      lambata, lambarki, ki bani lamba, ina whatsapp, ki add`,
    not: `allah ya, na, mun, sun, wa, waye, bana, ban, ina, muna, yana, tana, suna, kin, kar, kada, taba, mama,
      baba, iyaye, zan, za mu, kun, su, yake, take`,
    harmless: `hotonki, hotonka, hoto, hotuna, adireshi, wurin, lambarki, lambarka, lamba, sako, murya, waka,
      addu a, shawara, ra ayi, zabi, koya, lokaci, dama, labari, suna, gaisuwa`,
    you: `ki, ka, ke, kai, zaki, zaka, miki, maka, naki, naka, dinki`,
  },
  // "You" with a verb, a verb with "to me", and both written as one word.
  forms: {
    ask: `${phrasesOf('_, ki, ka', 'ara, ranta, ramta, aro, bada aron, ba da bashin', 'min, mini, mana')}, ${phrasesOf(
      'ki, ka, ku',
      'ranto, aro, karbo rance, ci bashi, karbi bashi, nemo rance, sayar da sarka, sayar da zinari, sayar da gwal, ba da jinginar, jinginar da',
    )}, ${phrasesOf('lambar, sunan', 'akant, asusun, asusu, akawun, account, akaunt', 'dinki, dinka, ki, ka, naki, naka')}, ${formsOf(
      'asusun, akawun, akant, akaunt',
      'ki, ka, din ki, din ka, dinki, dinka',
    )}, ${phrasesOf('ina, muna', 'neman, son, bukatar', 'aro, rance, bashi, kudi, kudin, taimakon kudi')}`,
    give: `${phrasesOf('_, ki, ka, ku', 'turo, tura, aiko, aika, jefo, jefa, watso, ba, sama, samo, nemo, hada, hado, cika, ciko, kara, karo, saya, siya, sayo, siyo, sai, sanya, sa, saka, zuba, loda, caji, maido, mayar, mayar da, dawo, dawo da, maido da, kawo, karasa, cikasa, tallafa, agaza, taimaka, rufa, ceto, dauke, dauki nauyin, dauka, fanshi, sauke, taya, tarfa, yanka, dora, fito da, rubuta', FOR_ME)}, ${phrasesOf(
      YOU,
      'turo, tura, turo da, tura da, aiko, aiko da, aika, jefo, jefa, bani, ba ni, ba mu, bamu, ba shi, ba ta, basu, ba su, taimake ni, taimaka, taimakeni, taimaka min, agaza, tallafa, tallafawa, rufa, cika, cikasa, ciko, kara, kawo, kawowa, fara kawowa, samo, hada, hado, saya, siya, sayo, siyo, sa, saka, sanya, zuba, loda, maido, mayar, maida, dawo da, bayar, bada, ba da, karasa, fitar, fitar da, fito da, cire, cira, ciro, zaro, ware, taya, taya mu, taya ni, dauki nauyin, cece ni, ceceni, ceci, tura wa, aika wa, yi transfer, yi min transfer, sa hannu, sauke, rike min, daure, iya, iya ara, iya turo, iya aiko, iya taimaka, iya samo, yi kokari',
    )}, ${formsOf('turo, tura, aiko, aika, jefo, ara, ranta, taimaka, biya, saya, siya, loda, zuba, saka, hada, samo, nemo, cika, kara, kawo, mayar, maido', 'min, mini, mana')}, ${formsOf('taimake, cece, agaje, ba, rufe', 'ni, mu')}`,
    pay: `${phrasesOf(YOU, 'biya, sallame, sallami, sallama, biyasu, biya su, biyan, fara biyan, fara biya, yi rajista, yi register, cike fom, cika fom, karba ki biya, kammala biya, gama biya')}, ${phrasesOf('biya', FOR_ME)}, ${phrasesOf('ki, ka', 'biya', 'masa, mata, musu')}`,
    need: `${phrasesOf('ina, muna, suna, ana, ake, yana, tana', 'bukata, bukatar, neman')}, ${phrasesOf('ana, ake, suna', 'so, tambaya, caji')}, ${phrasesOf(
      'na, mun, ya, sun, an',
      'rasa, kasa, gaza, nemi, nema, tambaya, bukaci, hada, tanadi, tara',
    )}, ${phrasesOf('saura, ragowar, gibin, cikon, sauran', 'kudi, kudin, dubu, naira, nan, shi ne, kawai')}`,
    repay: `${phrasesOf('zan, za mu, zamu, in, sai in, sai na, zan zo', 'dawo, dawo da, dawo miki, dawo maka, maido, maida, mayar, mayar da, mayar miki, mayar maka, biya ki, biya ka, biyaki, biyaka, ninka, ninka miki, cika miki')}, ${phrasesOf('idan, in, da, da zarar', 'albashi, albashina, kudina, kudin, kudi', 'ya shigo, sun shigo, ya fito, sun fito, ya zo, sun zo')}, ${phrasesOf('idan, in, da zarar', 'an biya ni, na samu, na dawo, na zo, na iso, aka biya ni, na samu albashi, na sayar')}, ina samun albashi`,
    tell: `${phrasesOf('_, ki, ka', 'turo, tura, aiko, gaya, fada, karanta, karanto, rubuto, rubuta, nuna, kwafo', 'min, mini')}, ${phrasesOf('ki, ka', 'turo, tura, gaya, fada, fadi, karanta, karanto, rubuto, ba ni, bani')}`,
    code: 'lambobi, wasu lambobi, lambobin, lambar nan, lambobi shida, lambobi hudu',
    threat: `${phrasesOf('zan, sai na, in', 'yada, watsa, tura wa, turawa, nuna wa, nunawa, aika wa, aikawa, dora, fitar da, tona, bata, lalata, tozarta')}, ${phrasesOf(
      'babanki, mahaifinki, mahaifiyarki, yayanki, yan uwanki, mijinki, saurayinki, babanka, mahaifinka, matarka, yan uwanka, kowa, duniya, gari, jama a, unguwa',
      'zai gani, zai ji, zata gani, za ta gani, za su gani, zasu gani, su gani, ya gani, ta gani, sai ya gani, sai ta gani, sai sun gani',
    )}, ${formsOf('bidiyo, vidiyo, video, hotuna, hoto, hotunan, sirri', 'nki, nka')}, na nada, da na nada, na dauki bidiyo, na yi recording, gari gaba daya`,
    invest: phrasesOf(
      YOU,
      'fara da, sa, saka, zuba, zuba jari, shiga, shigo, shigo da, bude account, gwada, gwada da, jaraba, bani, ba ni, kawo, bada, ba da',
    ),
    sum: phrasesOf('dari', 'biyu, uku, hudu, biyar, shida, bakwai, takwas, tara'),
    money: `hamsin, sittin, saba in, tamanin, casa in, talatin, arba in, ashirin, ${formsOf('kudi', 'nmu, nki, nka, nsa, nta')}, kwandala, kwabo, katin, katin waya, airtime, kudin mota, kudin abinci, kudin cefane`,
    fee: 'kudin fito, fito, kudin fom, kudin horo, kudin dako, kudin shiga, kudin bude, kudin rajista, kudin jigila, kudin gwaji, kudin visa, kudin biza, kudin fasfo, kudin lauya, kudin beli',
  },
}
