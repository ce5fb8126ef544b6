import type { Lexicon } from '../lexicon.ts'
import { sayings, words } from './forms.ts'

/** The reader, a woman, a man or several: "you", "you will", "if you". */
const YOU =
  'ki, ka, ku, za ki, zaki, za ka, zaka, za ku, in kin, idan kin, in ka, idan ka, in kika, idan kika, kika'
/** Verbs of giving that end in "to me" or "to him". */
const FOR_ME = 'min, mini, mana'

/** Hausa of Nigeria and Niger; "ki" speaks to a woman, "ka" to a man. Hooked letters are written plain in chats. */
export const hausa: Lexicon = {
  language: 'ha',
  phrases: {
    ask: `bankina ba ya karba, ki bani naki, bani naki mu, mu yi amfani da shi, mu yi amfani da naki, ta asusunki, ta account dinki, hada min rabi, ki ba da rabi, kudin gaisuwa, toshi, ina rokon rance, rance kadan, ara mini, a ara min, a ranta min, ko za ki iya ara, ki nemo a wurin, ki karbo a wurin, ki aro wajen, ki ranto wajen, ki karbi bashi a, bashi a kungiya, ba ni da ko sisi, aljihuna babu, na karye, kudi ya kare min, ina cikin bukata, ina cikin matsi, matsin kudi, matsalar kudi, taimakon kudi, taimako na kudi, taimaka min da, taimaka mini da, ki rangwanta min, saya min kati, saka min kati, sa min data, kankare ki turo, turo min kudi, tura min kudi, bani aro, ba ni aro, ranta min, ara min, ba ni bashi, bani bashi,
      taimake ni da kudi, taimaka min da kudi, turo min kati, sa min kati, turo min data, ki turo kudin mota,
      turo min kudin mota, kudin motata, biya min, ki saya min, ka saya min, siya min, ki sayar da, ka sayar da,
      ki ranto, ka ranto, ki karbi rance, ki karba wajen, abin da kike da shi, abin da kake da shi, duk abin da,
      ko nawa ne, ko rabi ne, komai kankantarsa, lambar atm, pin dinki, pin din ki, ba ni rance, bani rance,
      rance min, ki ranta mini, ramta min, ki ramta mini, ina neman rance, ina neman aro, ina neman bashi, ina
      bukatar kudi, ina son ki ara, ina so ki ara, ina so ki ranta, ki turo mini kudi, ki tura mini kudi, ki
      aiko min kudi, ki aiko mini kudi, ki dan ranta, abin da ya samu, abin da ya sauwaka, abin da Allah ya
      hore, abin da kika samu, iya abin da, ko kadan ne, koda kadan, ko da kadan, ko da rabi, komai kadan, nawa
      kike da, nawa ke gare ki, kina da nawa, kina da kudi, asusunki, account dinki, a turo ta, ki cire naki, ki
      dauki naki, ki cike form, ki cika form, bayanan bankinki, lambar bvn, bvn dinki, nin dinki, hoton katin,
      hoton id, katinki, lambar katin, ki sayi kati, ki siyo kati, ki kankare, kankare katin, ki dauko hoton, ki
      karbo bashi, ki karbi bashi, ki ci bashi, ajiyarki, kudin ajiya, ajiyar ki, ba ni da kudi, bani da kudi,
      ko sisi, ko kwabo, kudi sun kare, kudina sun kare, ki biya mana, biya mini, ki siya mini, ki saya mini,
      sayo min, siyo min, sunan zai fito, sunan da zai fito, sunan account din, sunan asusun, ga account, ga
      asusuna, lambar asusu, lambar account, ta wannan lambar, ki sa a account`,
    give: `hada min, hada mini, ki hada min, cike min gibi, cike gibi, rufe gibi, cika sauran, sa hannun jari, ki sa rabi, kawo dubu, kawo rabi, ba da rabi, rabi yanzu, zuba rabi, turo rabi, ki sallami, ki cece ni, ki yaye min, yaye min, fitar da ni, ki fitar da ni, dauke min, dauke min nauyin, sauke min nauyi, tallafa mini, ki tallafa mini, agaza mini, taya ni, taya ni da, ki taya ni, ka taya ni, ki tausaya ki, ki yi min alfarma, ka yi min alfarma, yi min alfarma, jikan ki, hannunki a, ki mika, mika min, miko min, ki miko, ki tara, ki nemo min, ki rabi da, raba da ni, ki raba da ni, bude hannu, ki bude hannu, sa min a palmpay, sa min a opay, sa min a, saka min a, jefa min a, sako a, turo a, turo ta, aiko ta, turo ga, tura ga, tura min, ki tura, ka tura, aiko min, ki aiko, ka aiko, ki ba ni, ki bani, ka ba ni, ka bani, ki
      taimaka, ka taimaka, taimake ni, taimaka min, taimakonki, taimakonka, ki saka, ka saka, ki zuba, ki maido,
      ki maida, ka maido, ki mayar, ka mayar, ki dawo min, ki cika, ka cika, ki kara, ka kara, ki yi transfer,
      ka yi transfer, ki min transfer, ki agaza, ka agaza, agaza min, agaji, ki tallafa, ka tallafa, tallafa
      min, tallafi, ki rufa, ki ceci, ki aramin, ki ara, ki turawa, ki ba shi, ki ba su, ki basu, ki bashi, ki
      sama min, ki dan, aiko mini, turo, tura mini, tura mana, ki ba mu, ka ba mu, ki bayar, ka bayar, ki miƙa,
      ki kai, ki kawo, kawo min, ki zo da, ki hado, ki hada, ki karasa, karasa min, ki cike, cika min, kara min,
      ki samo, samo min, nemo min, ki saya, ki siya, ki sayi, ki siyo, ki sayo, ka saya, ka siya, ka siyo, ki
      sanya, sanya min, zuba min, ki sa a, maido min, mayar min, ki dawo da, dawo min da, ki taimake mu, taimaka
      mana, taimaka da, taimaki, taimako, gudunmawa, gudummawa, ki bada, ka bada, ceto ni, ki tseratar, ki
      fitar, ki yi min, ki yi mini, ki yi mana, ka yi min, zaki tura, zaki aiko, zaki bani, zaki ara min, zaki
      ranta min, zaki taimaka, zaka taimaka, iya aiko, iya taimaka, iya ba ni, iya bani, iya ara, iya ranta, iya
      biya, ki iya, ki sa hannu, ki yi kokari, a hada min, a dan hada min, a taimaka, a sa min, a saka min, a ba
      ni, a bani, a yi min, yi min alheri, rufa min asiri, ki cece, ki daure, ki dubi, ki ranta, ki aro, ki
      roki, ki karbo, ki karba, ki nemo, ki nema, ki samu, ki tambayi, ki sayar, ki min recharge, loda min, jefa
      min, sako min, ki ajiye, ki ware, ki ba ta, ki ba yaron, ki ba yaro, ki ba wani, ki ba dan uwana, ki cire
      kudi, ki dauki rance, ki ci bashi, zan so ki, ina so ki, ina son ki, ko zaki, ko za ki, zaki iya, kina
      iya, kin iya, ki ga abin da, ki duba abin da, ki sa ko, ki biya min, ki biya mini, sai min, ki tsaya min,
      ki zama min garanto, ki ba da sadaka, ki je pos, ki je banki, ki je shago, ki ba malam, ki ba agent, ki ba
      likita, taimakon ki, alfarma nake nema, ina rokonki, ina rokon ki`,
    pay: `kowa haka yake biya, haka ake biya, mai karba ke biya, mai karba ne ke biya, wanda zai karba zai biya, kafin su saki, kafin a saki, sai an biya, dole a biya, ki je ki biya, biya masu, biya musu, ki biya musu, ki daure ki biya, ki kashe wutar, a ajiye, sai an ajiye, ki ajiye dubu, ki biya, ka biya, biya yau, a biya, ki biyasu, zaki biya, ki sallame, ki sallami, ki sallama, ki yi
      rajista, ka yi rajista, biya mana, biya kudin, biya kawai, kin biya, an biya, kika biya, ki kammala, ki
      daidaita, ki warware, ki yi register, rijista, a sako, a saki, a bude, a sake, ki cika, ki karasa, sai an
      yi masa, sai an ba, kowa haka ya biya`,
    money: `kudi, kudin, kudina, kati, haya, rance, aro, magani, tikiti, jari, kyautar, kudade, canji, wani abu,
      fetur, gas, madara, pampers, waya, gyaran mota, inji, otal, daki, jarabawa, makaranta, littattafai,
      bashina, kaya, kayan sallah, ragon layya, hidima, jana iza, likkafani, allura, gwaji, tiyata, jini, fasfo,
      biza, rancen, goron, goro, toshiyar baki, gudunmawa, garin kwaki`,
    fee: `kwastam, haraji, agent, dillali, rajista, form, fom, tara, beli, belin, kudin takarda, takardu, lauya,
      clearance, kudin sako, kudin kaya, delivery, harajin, kudin shigowa, sufuri, dako, jigila, kudin ofis,
      tambari, hatimi, takardar, satifiket, lasisi, izini, kotu, tarar, inshora, ajiya, horo, kudin gwajin
      lafiya, agency, membership, subscription, activation, upgrade, vip`,
    unit: `dubu, miliyan, dari, naira, dala, sefa, jaka, fam`,
    channel: `opay, palmpay, asusuna, asusun, account dina, account na, akawun, banki, wannan account, acct,
      asusu, bankina, access, gtb, first bank, uba, zenith, jaiz, taj bank, moniepoint, kuda, lambar, lambata,
      layina, wayata, pos, western union, airtel money, mtn momo, account din, account dinki, ga account`,
    repay: `zan biya ka, zan biya ki, kwana goma zan, sati daya zan, zan hada miki, zan hada maka, zan cike miki, karshen wata zan, zan biya karshen wata, zan mayar, in na karba, idan na karba, in an sayar, da riba, raba daidai, riba raba, albashi na farko, zan dawo da, zan dawo miki, zan dawo maki, zan maida, zan maido, zan mayar, zan biyaki, zan biyaka,
      ranar albashi, idan albashi, in albashi, sai ki maida, ki maida kudinki, ya zama naki, zan ninka, zan
      baki, zan ba ki, zan baka, zan dawo maka da, zan biya, zan bayar, zan sauke, insha allah zan, inshallah
      zan, in na samu, idan na samu, da na samu, da zarar, in an biya, idan an biya ni, idan sun biya, in sun
      biya, in kudi ya shigo, idan kudi ya shigo, albashi ya shigo, da albashi, in na zo, idan na zo, in na iso,
      idan na iso, in na dawo, idan na dawo, bayan na dawo, ran juma a zan, ranar juma a zan, ranar litinin zan,
      gobe zan, da riba, da kari, da wani abu a kai, rance ne, aro ne, bashi ne, ba kyauta ba, na rantse zan,
      kudinki zai dawo, kudinki za su dawo, kudinki na nan, ki cire, za mu biya, za mu mayar, in ban biya, ba
      kyauta nace ba`,
    need: `sai an ajiye, sai mun ajiye, sai na ajiye, kafin a yi, ake so, ake bukata, shi ake bukata, muka rasa, na samu biyu, na samu rabi, ya rage rabi, gyaran dubu, gyaranta, gyaransa, kudin gyara, kudin gaisuwa, ya kare, ya kare tun, ban dafa komai, saura, ya rage, sauran, ina neman, suna tambaya, na hada, mun hada, kudin ya, ana bina, suna bina, ba
      ni da, bani da, bukata, bukatar, muna neman, ana neman, suna neman, ake nema, sun ce, ance sai, an ce sai,
      sai an, sai na, sai mun biya, dole na biya, dole sai, dole in, in ba a biya ba, idan ba a biya, in ban
      biya, idan ban biya, ba za su, sun ki, sun hana, an hana, an rike, sun rike, sun kulle, an kulle, an rufe,
      ya makale, sun makale, ba su isa ba, bai kai, ba su kai ba, ya gaza, ya yi kadan, ragowa, ragowar, ya
      ragu, sun rage, kudin shi ne, jimlar, farashin, na karshe, na kasa, ban san yadda, ban san inda, na tara,
      mun tara, ba zata kai ba, ba za ta kai ba, ba zai kai ba, suna so, suna son, ya ce sai, ta ce sai, na
      rasa, na makale, dole a, ta isa, zai isa, za su isa, ne kawai, kawai ne, suka ce, suna cewa, sun bukaci,
      an bukaci, an nemi, sun nemi, ya nemi, kudin aikin, kudin maganin, na rage, bashi ake bina, bai cika ba,
      ba su cika ba, bai isa, ba ya isa, ban da ko sisi, kudi sun kare, aljihuna, aljihu babu, na yi gajere`,
    hint: `ke ce kadai, ke kadai zan, kai kadai zan, zan iya gaya wa, da abin da ya samu, abin da ya samu, idan kin ga dama, in kin ga dama, in zuciyarki ta ba ki, ko da kadan, ko kadan, na gode matata, matata, mijina, in akwai, idan akwai, ko rabi, ko nawa, in kina da, idan kina da, in kana da, idan kana da, za ki
      iya, zaki iya, zaka iya, za ka iya, ki taimaka, taimake ni, taimaka min, ke kadai, kai kadai, ba ni da
      kowa, bani da kowa, allah zai saka, ina jin kunya, rufa min asiri, kada ki kunyata, kacal, domin allah, in
      da hali, idan da hali, in ya yiwu, idan ya yiwu, idan zai yiwu, in zai yiwu, in ba damuwa, idan ba damuwa,
      ko zaki, ko za ki, kina iya, kin iya, ko kina da, ko kana da, kadan, dan wani, wani abu, abin da ya samu,
      taimakonki, taimakonka, taimako, na dogara, ke ce, ke kawai, ba ni da wani, bani da wani, ba ni da wata,
      ba wanda, babu wanda, wa zan fada, wa zan gaya, ban san wa, ban san wanda, allah ya ba ki, allah ya baki,
      allah zai biya, allah ya albarkace, lada, zuciyarki, zuciya mai kyau, kirki, kirkinki, ina kunya, kunya
      nake, na ji kunya, ba na son roko, ban taba roko, ban saba roko, ki yi hakuri, kiyi hakuri, na san, ina
      kuka, na yi kuka, hawaye, idan kina so na, in kina sona, idan kina sona, idan da gaske, ki nuna, ki
      tabbatar, matata, rayuwarmu, kada ki bar ni, kada ki yashe, kar ki bar ni, kar ki kunyata, ko ashirin, ko
      dari, abin da kike da shi, sai ke, zata zama surukata, in kina so na, in da gaske kike, rufin asiri`,
    please: `don allah, dan allah, domin allah, don girman allah, saboda allah, ina rokon, na roke ki, ina roko,
      alfarma, taimako, ki yi hakuri ki, don annabi, dan annabi, don darajar, don son, albarkacin, rokon ki,
      rokonki, ina rokonka, plz, ki dubi, ki tausaya, tausaya min, tausayi, ki ji kaina`,
    urgent: `yau, yanzu, yanzun nan, da sauri, maza, gobe, kafin, daren nan, gaggawa, da wuri`,
    code: `lambobi, lamba shida, code, lambar sirri, sakon da, sako zai, otp, lambobin, lamba hudu, lambar da,
      lambar tabbatarwa, lambar shiga, kalmar sirri, sako mai lamba, sakon lamba, tes, sms, pin, digit, wanda ya
      shigo`,
    tell: `ki rubuto, rubuto min, ki fadi min, fada min, ki karanta, karanta min, turo min, ki turo, gaya min,
      ki ba ni, ki bani, ki kwafo, ki aiko min, ki tura min, ki fada mini, ki gaya mini, karanto, ki rubuta,
      rubuta min, ki kwafa, ki kwafi, screenshot, ki dauki hoto, ki dauko min, nuna min, forward, ki raba`,
    invest: `sa hannun jari, sa hannun jarin, hannun jari, sai ki gwada da, gwada da dubu, kawo dubu, raba riba, mu hada jari, mu hada hannu, sayi slot, sayi share, fara da, ki sa, ki saka, ka saka, ki zuba, ka zuba, zuba jari, ki shiga, ka shiga, ki bude, ka
      bude, ki yi rajista, ki sayi, zan koya miki, zan nuna miki, zan rike miki, zan miki trading, mafi karanci,
      ki fara, ka fara, farawa da, ki gwada da, zuba kudi, saka kudi, saka jari, ki shigo, ka shigo, shigo da,
      ki hadu da mu, ki zabi package, bude account, ki yi register, mafi kankanta, minimum, zan koya maka, zan
      koyar da ke, zan nuna maka, zan jagorance, zan yi miki trading, ogana na, kudinki su yi aiki`,
    profit: `raba daidai, za ki samu miliyan, zaki samu miliyan, kashi goma, cikin dari, wallahi gaskiya ne, kwana bakwai, kwana goma, kwana uku, riba, ribar, ninka, ninku, sau biyu, sau uku, kirifto, crypto, trading, ciniki, kasuwar, kowane
      sati, duk sati, a sati, ba asara, babu asara, jari, ribarsa, ribanya, ninki, ninkawa, ya zama, zai zama,
      za su zama, zai koma, kowace rana, kowane wata, duk wata, duk rana, a wata, cikin sati, cikin kwana, cikin
      awa, kashi, kaso, tabbas, tabbataccen, babu hadari, ba hadari, babu faduwa, ba faduwa, cire kudi,
      withdraw, withdrawal, forex, bitcoin, mining, dandali, platform, halal ne, halak, kasuwanci, sana a`,
    offering: `rago, raguna, ragon, akuya, turare, rubutu, sadaka, sadakar, laya, bakin bunsuru, zakara, farin
      zane, kudin aiki, kudin addu a, hatimi, zuma, kudin malam, kayan aiki`,
    threat: `zan goge in, zan share in, idan kika ki zan, in kika ki zan, idan ka ki zan, in ka ki zan, zan watsa, zan yada, karfe takwas, shi ne iyaka, iyakar lokacin, lokacin ya kare, har yanzu ina da hotunan, ina da hotunan, ina da bidiyon, goge wa kudi, rufe baki, rufe bakina, zan saka a, zan dora a, zan tura wa, zan turawa, zan yada, zan watsa, zan nuna wa, zan nunawa, zan
      tona, zan fallasa, na dauki video, na nada, na yi recording, hotonki, hotunanki, bidiyonki, bidiyon ki,
      hoton da, kada ki yi blocking, idan kika yi block, in kika yi block, in kin yi block, zan goge, rufin
      asiri, kowa zai gani, a facebook, a instagram, a intanet, a yanar gizo, mijinki, iyayenki, yan uwanki,
      kawayenki, abokanki, wurin aikinki, duniya za ta gani, kowa zai sani, zan bata miki suna, bata suna, zan
      kunyata, kunyata ki, zan wulakanta, zan tozarta, tsiraicinki, tsiraici, rikodin, na dauki hoton allo,
      screenshot, in ba ki turo ba, idan ba ki turo, idan ba ki biya, in ba ki biya ba, ki gwada, za ki gani,
      zaki gani, zan share, zan wallafa, kowa zai ji, babanki zai, yayanki zai, a tiktok, a status, a group, na
      adana, na ajiye, na dauka, kada ki yi block, ran ki zai baci`,
    pressure: `gas, gas dinmu, silinda, wuta, nepa, kwamfuta, kwamfutata, zinari, hakar, zamfara, kwantena, apapa, gayyata, gayyatar, ofishin, saudiyya, turai, kudin waje, bankina, ranar haihuwa, oga, kora, za a kore, kawuna, hukumar, damar, taurari, makiya, makiyi, sadaka, rago, kungiya, karaya, babur, faduwa, fadi, mashin, keke napep, dan acaba, gobara, ambaliya, yunwa, ban ci, asibiti, ciwo, ciwon, rashin lafiya, ba lafiya, ba ta da lafiya, likita, tiyata, haihuwa,
      hatsari, rasuwa, ya rasu, ta rasu, jana iza, magani, kwastam, sako, kaya daga, na aiko miki, kyauta daga,
      akwati, kuskure, network, mai gida, kora, an kore, barayi, sata, an sace, an kwace, kwace min, tasha,
      makale, yan sanda, caji ofis, kotu, beli, crypto, kirifto, kasuwanci, trading, jari, riba, dala, biza,
      ofishin jakadanci, tikiti, fasfo, lauya, soja, hutu, kwangila, rijiyar mai, injin, hoto, video, tsirara,
      asirin, malami, boka, aljani, aljanu, sihiri, laya, istikhara, rukiyya, tantance, account naki, account
      dinki, rufe account, admin, waya ta lalace, wayata, fuskar waya, babu kati, data ta kare, kati ya kare,
      ban ci abinci, albashi, makaranta, jarabawa, rajista, form, asiri, kada ki fada, tsakaninmu, ana bina,
      clearing, akwatin, otal, hotel, kore ni, haya, sadakar bakwai, sadaka, hadari, fashi, slot, nnpc,
      processing, usdt, bvn, mai pos, lefe, jini, nakuda, koda, kwalara, hatsarin mota, karaya, likkafani, korar
      mu, an kulle, an rufe daki, hayar, an kama, an tsare, jirgi, kamfani, gado, zinare, ma adinai, tsafi,
      rukiya, addu a, waya ta fadi, screen, na tura bisa, wrong transfer, alert, sadaki, gara, fom, jamb,
      takardar aiki, admission`,
    invite: `ki kira ni, mu yi magana, mu koma, mu hadu, ki rubuto min, ki min magana, ki yi min magana,
      lambata, lambarki, ki bani lamba, ina whatsapp, ki add`,
    not: `allah ya, na, mun, sun, wa, waye, bana, ban, ina, muna, yana, tana, suna, kin, kar, kada, taba, mama, baba,
      iyaye, zan, za mu, kun, su, yake, take`,
    harmless: `hotonki, hotonka, hoto, hotuna, adireshi, wurin, lambarki, lambarka, lamba, sako, murya, waka,
      addu a, shawara, ra ayi, zabi, koya, lokaci, dama, labari, suna, gaisuwa`,
    you: `ki, ka, ke, kai, zaki, zaka, miki, maka, naki, naka, dinki`,
  }, // forms: "you" with a verb, a verb with "to me", and both written as one word.
  forms: {
    ask: `${sayings('_, ki, ka', 'ara, ranta, ramta, aro, bada aron, ba da bashin', 'min, mini, mana')}, ${sayings(
      'ki, ka, ku',
      'ranto, aro, karbo rance, ci bashi, karbi bashi, nemo rance, sayar da sarka, sayar da zinari, sayar da gwal, ba da jinginar, jinginar da',
    )}, ${sayings('lambar, sunan', 'akant, asusun, asusu, akawun, account, akaunt', 'dinki, dinka, ki, ka, naki, naka')}, ${words(
      'asusun, akawun, akant, akaunt',
      'ki, ka, din ki, din ka, dinki, dinka',
    )}, ${sayings('ina, muna', 'neman, son, bukatar', 'aro, rance, bashi, kudi, kudin, taimakon kudi')}`,
    give: `${sayings('_, ki, ka, ku', 'turo, tura, aiko, aika, jefo, jefa, watso, ba, sama, samo, nemo, hada, hado, cika, ciko, kara, karo, saya, siya, sayo, siyo, sai, sanya, sa, saka, zuba, loda, caji, maido, mayar, mayar da, dawo, dawo da, maido da, kawo, karasa, cikasa, tallafa, agaza, taimaka, rufa, ceto, dauke, dauki nauyin, dauka, fanshi, sauke, taya, tarfa, yanka, dora, fito da, rubuta', FOR_ME)}, ${sayings(
      YOU,
      'turo, tura, turo da, tura da, aiko, aiko da, aika, jefo, jefa, bani, ba ni, ba mu, bamu, ba shi, ba ta, basu, ba su, taimake ni, taimaka, taimakeni, taimaka min, agaza, tallafa, tallafawa, rufa, cika, cikasa, ciko, kara, kawo, kawowa, fara kawowa, samo, hada, hado, saya, siya, sayo, siyo, sa, saka, sanya, zuba, loda, maido, mayar, maida, dawo da, bayar, bada, ba da, karasa, fitar, fitar da, fito da, cire, cira, ciro, zaro, ware, taya, taya mu, taya ni, dauki nauyin, cece ni, ceceni, ceci, tura wa, aika wa, yi transfer, yi min transfer, sa hannu, sauke, rike min, daure, iya, iya ara, iya turo, iya aiko, iya taimaka, iya samo, yi kokari',
    )}, ${words('turo, tura, aiko, aika, jefo, ara, ranta, taimaka, biya, saya, siya, loda, zuba, saka, hada, samo, nemo, cika, kara, kawo, mayar, maido', 'min, mini, mana')}, ${words('taimake, cece, agaje, ba, rufe', 'ni, mu')}`,
    pay: `${sayings(YOU, 'biya, sallame, sallami, sallama, biyasu, biya su, biyan, fara biyan, fara biya, yi rajista, yi register, cike fom, cika fom, karba ki biya, kammala biya, gama biya')}, ${sayings('biya', FOR_ME)}, ${sayings('ki, ka', 'biya', 'masa, mata, musu')}`,
    need: `${sayings('ina, muna, suna, ana, ake, yana, tana', 'bukata, bukatar, neman')}, ${sayings('ana, ake, suna', 'so, tambaya, caji')}, ${sayings(
      'na, mun, ya, sun, an',
      'rasa, kasa, gaza, nemi, nema, tambaya, bukaci, hada, tanadi, tara',
    )}, ${sayings('saura, ragowar, gibin, cikon, sauran', 'kudi, kudin, dubu, naira, nan, shi ne, kawai')}`,
    repay: `${sayings('zan, za mu, zamu, in, sai in, sai na, zan zo', 'dawo, dawo da, dawo miki, dawo maka, maido, maida, mayar, mayar da, mayar miki, mayar maka, biya ki, biya ka, biyaki, biyaka, ninka, ninka miki, cika miki')}, ${sayings('idan, in, da, da zarar', 'albashi, albashina, kudina, kudin, kudi', 'ya shigo, sun shigo, ya fito, sun fito, ya zo, sun zo')}, ${sayings('idan, in, da zarar', 'an biya ni, na samu, na dawo, na zo, na iso, aka biya ni, na samu albashi, na sayar')}, ina samun albashi`,
    tell: `${sayings('_, ki, ka', 'turo, tura, aiko, gaya, fada, karanta, karanto, rubuto, rubuta, nuna, kwafo', 'min, mini')}, ${sayings('ki, ka', 'turo, tura, gaya, fada, fadi, karanta, karanto, rubuto, ba ni, bani')}`,
    code: 'lambobi, wasu lambobi, lambobin, lambar nan, lambobi shida, lambobi hudu',
    threat: `${sayings('zan, sai na, in', 'yada, watsa, tura wa, turawa, nuna wa, nunawa, aika wa, aikawa, dora, saka, sa, fitar da, tona, bata, lalata, tozarta')}, ${sayings(
      'babanki, mahaifinki, mahaifiyarki, yayanki, yan uwanki, mijinki, saurayinki, babanka, mahaifinka, matarka, yan uwanka, kowa, duniya, gari, jama a, unguwa',
      'zai gani, zai ji, zata gani, za ta gani, za su gani, zasu gani, su gani, ya gani, ta gani, sai ya gani, sai ta gani, sai sun gani',
    )}, ${words('bidiyo, vidiyo, video, hotuna, hoto, hotunan, sirri', 'nki, nka')}, na nada, da na nada, na dauki bidiyo, na yi recording, gari gaba daya`,
    invest: sayings(
      YOU,
      'fara da, sa, saka, zuba, zuba jari, shiga, shigo, shigo da, bude account, gwada, gwada da, jaraba, bani, ba ni, kawo, bada, ba da',
    ),
    sum: sayings('dari', 'biyu, uku, hudu, biyar, shida, bakwai, takwas, tara'),
    money: `hamsin, sittin, saba in, tamanin, casa in, talatin, arba in, ashirin, ${words('kudi', 'nmu, nki, nka, nsa, nta')}, kwandala, kwabo, katin, katin waya, airtime, kudin mota, kudin abinci, kudin cefane`,
    fee: 'kudin fito, fito, kudin fom, kudin horo, kudin dako, kudin shiga, kudin bude, kudin rajista, kudin jigila, kudin gwaji, kudin visa, kudin biza, kudin fasfo, kudin lauya, kudin beli',
  },
}
