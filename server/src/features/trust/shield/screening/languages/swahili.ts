import type { Lexicon } from '../lexicon.ts'
import { formsOf, phrasesOf } from './forms.ts'

/** Verbs with "for me", as a wish ("nitumie") and after "you will" or "if you" ("ukinitumia"). */
const WISHED =
  'tumie, rushie, saidie, kopeshe, kope, azime, azimie, azimishe, patie, pe, letee, ongeze, ongezee, jazie, jalie, wekee, lipie, lipe, changie, nunulie, tolee, toe, malizie, kamilishie, okoe, shike, shikie, shikilie, sogezee, inulie, inue, fanyie, fidie, rejeshee, rudishie, tafutie, dhamini, wezeshe, fadhili, tilie, topie, hamishie, komboe, sitiri, stiri, pige tafu, pige jeki, unge mkono, chotee, katie, sapoti, faraji, agizie, gawie, bust, busti, kingie, achilie, ongezeni, deposie, transfere, transfie'
const DONE =
  'tumia, rushia, saidia, kopesha, kopa, azima, azimia, azimisha, patia, pa, letea, ongeza, ongezea, jazia, jalia, wekea, lipia, lipa, changia, nunulia, tolea, toa, malizia, kamilishia, okoa, shika, shikia, shikilia, sogezea, inua, inulia, fanyia, fidia, rejeshea, rudishia, tafutia, dhamini, wezesha, fadhili, tilia, topia, hamishia, komboa, sitiri, stiri, pigia tafu, pigia jeki, unga mkono, chotea, katia, sapoti, agizia, gawia, kingia'
const I_WILL = 'nita, nta, nitaku, ntaku, naku, nitazi, ntazi, nitai, ntai, nitawa, tutaku, tuta'
const RELATIVES =
  'baba, mama, babako, mamako, baba yako, mama yako, mumeo, mkeo, mke wako, mume wako, wazazi, wazazi wako, familia, familia yako, ndugu zako, dada yako, kaka yako, bosi wako, mchungaji wako, rafiki zako, marafiki zako, kila mtu, watu wote, kanisa, kijiji, ukoo, mtaa mzima, dunia nzima, wafanyakazi wenzako'

/** Swahili of Kenya and Tanzania, with "me" and "you" joined to the verbs. */
export const swahili: Lexicon = {
  language: 'sw',
  phrases: {
    ask: `benki yangu haipokei, tutumie yako, nitumie ya kwako, kupitia akaunti yako, kupitia kwako, pitishia
      kwako, ipitishe kwako, chukua mkopo, omba mkopo, kope kwa, mtu akukopeshe, akukopeshe, ya chai, kitu
      kidogo cha, naomba unisaidie na, naomba msaada, naomba kusaidiwa, naomba kukopeshwa, nikopeshwe,
      nisaidiwe, nimepata shida ya pesa, shida ya pesa, shida ya hela, tatizo la pesa, tatizo la fedha, pesa
      kidogo, hela kidogo, ninunulie gesi, uninunulie gesi, ninunulie bando, ninunulie dawa, kwangua na, kwangua
      unitumie, nitafutie mtu, nitafutie pesa, nitafutie hela, nichangieni, tusaidie chochote, tuokoe, tuokoe
      dada, nilipie tu, nitumie pesa, nitumie hela, unitumie pesa, nisaidie pesa, nisaidie na pesa, nitumie
      credo, nitumie airtime, nitumie vocha, nitumie nauli, unitumie nauli, niwekee vocha, niwekee credit,
      niongezee salio, nikope kwako, nitumie chochote, tuma chochote, nilipie kodi, nilipie nauli, nilipie ada,
      nilipie fees, nilipie tiketi, uza hiyo, kopa hata, kopa kwa, nipe pin, nitumie pin, naomba msaada wa pesa,
      naomba mchango, naweza kukopa, naweza kukuazima, naomba kukopa, nataka kukopa, unaweza kunikopesha, waweza
      kunikopesha, nisaidie kulipa, unisaidie kulipa, nisaidie kununua, unisaidie kununua, nisaidie kumalizia,
      nisaidie kukamilisha, ulicho nacho, ulichonacho, chochote utakachopata, utakachoweza, unachoweza,
      uwezacho, kwa uwezo wako, kiasi gani unacho, una kiasi gani, uko na ngapi, una shilingi ngapi, akaunti
      yako ipokee, kwa akaunti yako, kwa account yako, kwenye account yako, pesa iingie kwako, utoe unitumie,
      jaza fomu, jaza taarifa zako, nywila yako, password yako, picha ya kitambulisho, namba
      ya kitambulisho, kadi yako, nunua kadi, nunua vocha, nunua voucher, kwangua, kwaruza, kopa benki, kopa
      sacco, omba advance, sina pesa, sina hela, sina hata shilingi, sina hata mia, nimeishiwa, pesa zimeisha,
      pesa imeisha, hela zimeisha, nimekwama kwa, lipa kwa niaba, nilipie bill, nilipie hospitali, nilipie
      mzigo, nilipie hoteli, nilipie kidogo, jina litatokea, jina litakuja, jina litaonekana, itasoma jina,
      itatokea jina`,
    give: `tayarisha, andaa, okoa maisha, hata sehemu, tununue damu, toa nusu, toa tu, tuma nusu, weka nusu,
      lete, leta, lete laki, lete elfu, tulete, unisukume, nisukumie, kunisukuma, nisukume, nivushe, nivushie,
      nifungulie njia, nijaze, nitengenezee, nilipishie, nisaidie kwa kile, kwa kile utaweza, chochote kile,
      chochote ulicho nacho, unipigie jeki, niokolee, niwezeshee, nikirimu, nikirimie, nipige boost, niboost,
      nisort, unisort, ni sort, nisaport, nihelp, unihelp, ni help, nitransfer, nitransferie, nisendie, nisend,
      ni send, nitumie tu, tumia hii namba, tuma kwa hii, tuma kwa hiyo, weka kwa hii, nirushie kwa, tuma hapa,
      uingize, mtumie wakala, mpe wakala, mpe agent, umpe kijana, wape hao, utume, msaada wa, msaada wako,
      nchangie, rudisha, rejesha, peleka kwa, chukua kwa, tafuta, malizia, changa, nisupport, nishike mkono,
      unishike mkono, nipunguzie, katia, nikopee, wekea, tia kwa, nitumia, ntumie, izitume, rusha, urushe,
      unisaidia, nisaidieni, saidia kulipa, usaidizi, nipeleke, nipelekee, kumtumia, agiza, ongezea, kamilishia,
      umalizie, uchange, uchangie, okoa, komboa, shika mkono, ninusuru, nusuru, fadhili, dhamini, kurudisha,
      urudishe, transfer, muamala, nipangie, book, nibukie, tuma, tumia ile, ongeza, weka, mpelekee, nistahi,
      toa, kamilisha, jazia, ujaze, tupa, nitupie, kopa, azima kwa, omba kwa, chukua mkopo, chukua kwenye, uza,
      panda, tumbukiza, anda, mwandalie, tayari, jitahidi, waweza, ungeweza, ukiweza, una chochote`,
    pay: `kila mtu analipa, mpokeaji ndiye analipa, anayepokea ndiye, ndio analipa, lazima ilipwe, ilipwe,
      ilipwe leo, ilipwe kabla, ukishalipia, malipo kwanza, kwanza ulipe, lipa kwanza, uwape, iingie kwa
      akaunti, iingie kabla, itumwe kabla, isipolipwa, kabla hawajarudisha, lipa, ukilipa, nilipie, unilipie,
      kunilipia, utalipa, toa tu, utoe, jisajili, kamilisha malipo, fanya malipo, utakapolipa, ukishalipa,
      unalipa, gharimia, simamia, ikomboe, ikombolewe, kuikomboa, uitoe, kuitoa, itolewe, kutoa mzigo, washa,
      activate, thibitisha kwa, sajili, jiandikishe, ujisajili, malizia malipo, usipolipa, gharama yake`,
    money: `pesa, hela, credit, credo, bando, bundles, nauli, ada, fees, karo, bili, deposit, rent, kitu kidogo,
      kakitu, chochote, nusu, petroli, pango, vitabu, uniform, sare, simu mpya, kioo, laptop, unga, mchele,
      pampers, sindano, operesheni, vipimo, jeneza, mazishi, msiba, hoteli, lodge, chumba, bus, teksi, boda,
      tairi, spea, spare, matengenezo, megabytes, dakika, marejesho, rejesho, madeni, hisa, stock, zawadi, visa,
      pasipoti, passport, bundle, akiba, sacco, chai, mbegu, zaka, sadaka, arrears, baki, elfu, hizo`,
    fee: `faini, dhamana, ushuru, forodha, clearance, gharama za, wakala, agent, fomu, kibali, cheti, release,
      tozo, stempu, stakabadhi, hati, leseni, mwanasheria, wakili, notari, usafirishaji, kusafirisha, delivery,
      courier, ghala, kontena, sanduku, karantini, vipimo vya, good conduct, tabia njema, embassy, ubalozi,
      agency, ada, uanachama, membership, subscription, activation, kufungua, unlock, kuwezesha, withdrawal,
      kutoa pesa, vip, training, interview`,
    unit: `elfu, laki, milioni, mia, alfu, k`,
    channel: `mpesa, kwa simu, kwa namba, kwa number, namba hii, number hii, kwa hii, lipa namba, wakala, benki,
      akaunti yangu, account yangu, m pesa, tigo, airtel, halotel, halopesa, tigopesa, lipa na, paybill namba,
      till, buy goods, send money, pochi, crdb, nmb, nbc, equity, kcb, coop, cooperative, account number,
      akaunti namba, namba ya akaunti, namba yangu, number yangu, hiyo namba, hiyo number, kwenye namba, line
      yangu, kwa line, western, binance, usdt, bitcoin, wallet`,
    repay: `siku kumi narudisha, narudisha zote, nitakulipa zote, nikipata mshahara, nitakupa mwisho wa mwezi,
      mwisho wa mwezi, nikishauza, faida tugawane, tugawane sawa, tugawane faida, zikifika, nitakupa mara mbili,
      utarudishiwa, unamrudishia, utapata mara, inarudi, itarudi, narudisha, zitarudi, itarudishwa, utazipata,
      utaipata, utapata pesa yako, utarejeshewa, wakilipa, nikishalipwa, ikiingia, mshahara ukija, mwezi
      ukiisha, mwisho mwezi, tarehe 30, ijumaa nita, jumatatu nita, kesho nita, kesho asubuhi, baada ya siku,
      ndani ya siku, na riba, na kitu juu, mara dufu, naapa, naahidi, nakuahidi, mkopo tu, si zawadi, utatoa
      humo, utajilipa, jilipe, toa humo, ukate, imerudi, ni mkopo`,
    need: `wanasema tulete, tulete, niletee, nilete, nisipowasilisha, nisipolipa, matengenezo ni, ya
      kutengeneza, ada ya viza, nusu sasa, nusu baadaye, nusu jina, wameizuia, wamezuia, wameikamata,
      imekamatwa, imekwisha, imeisha tangu, tukikosa hii, ninazo mbili, nina nusu, imebaki nusu, kibali ni,
      kibali cha, napungukiwa, nilihitaji, inatakiwa, inagharimu, tumechanga, imepungua, kimebaki, nadaiwa,
      wananidai, nakosa, pungufu, kinahitajika, kinatakiwa, natakiwa, nimeambiwa, wanasema nilipe, wananiambia,
      wameniomba, lazima nilipe, inabidi, bila hiyo, bila hivyo, la sivyo, ama sivyo, vinginevyo, wasipolipwa,
      isipolipwa, hawatamhudumia, wamekataa, wanakataa, kasoro, haitoshi, hazitoshi, hazijatosha, haijatosha,
      sijatimiza, hazijafika, hazikufika, nakwama, imefungwa, yamebaki, kitu cha mwisho, bei ni, inakuja,
      gharama ni, natafuta, nimetafuta, nimeishiwa, ilibaki, inapungua, bei yake, jumla, ndo arrears, ndio deni,
      sijalipa, akipata, wakipata, atanifungulia`,
    hint: `chochote, ukiweza, kama una, kama uko na, waweza, tafadhali nisaidie, wewe tu, wewe pekee, sina
      mwingine, naomba msaada, utanisaidia, usiniangushe, wewe ndiye, ungeweza, kama utaweza, inawezekana,
      yawezekana, unaonaje, ungependa kunisaidia, ukipata, ukiwa nacho, kama unayo, kama unazo, kama ipo, kama
      upo na, hata kama ni, angalau, walau, angalao, japo, at least, kidogo, msaada wako, nishike mkono, wewe
      ndio, tegemeo langu, tumaini langu, tumaini pekee, nakutegemea, nakuamini, sina mtu, sina pa, sijui
      nimwambie, sijui niende, sijui nifanye, nifanyeje, nani mwingine, moyo mzuri, moyo wako, allah atakulipa,
      ubarikiwe, najua ni, najua sio, najua si, naona haya, aibu, sipendi kuomba, sijawahi kuomba, sikupenda,
      kukusumbua, nalia, nimelia, napiga magoti, kama unanipenda, ukinipenda, kama kweli, nionyeshe,
      nithibitishie, onyesha, maisha yetu, ya kwetu, usiniache, usinitupe, niamini, hata arobaini, ulicho nacho,
      una akiba, kama unaweza, kadiri, uwezo wako, ndo tegemeo, nitashukuru, mke wangu, mume wangu, umeninyima,
      usininyime`,
    please: `tafadhali, naomba, nakuomba, ninakuomba, samahani, plis, jamani, nisaidie, msaada, kwa hisani,
      hisani yako, kwa ajili ya mungu, kwa jina la mungu, kwa moyo wote, nakusihi, ninakusihi, nakunyenyekea,
      kwa unyenyekevu, ombi, nina shida, shida kidogo, fadhila, pliz`,
    urgent: `leo, sasa, saa hii, saa hizi, haraka, upesi, usiku huu, kabla ya, kesho, mapema, dakika, jioni,
      fasta`,
    code: `code, msimbo, namba ya uthibitisho, namba ya siri, number itaingia, sms itakuja, otp, nambari, namba
      za, namba hizo, namba zitakazo, namba utakayo, ujumbe wenye, sms yenye, msg yenye, pin, neno la siri,
      nywila, verification, meseji yenye namba, kodi ya, namba iliyokuja, namba iliyotumwa`,
    tell: `nikopie, tuma hapa, forward, iforward, zitume, itume, iandike, andika, copy, kopi, paste, screenshot,
      piga picha, nionyeshe, share, shea, nishirikishe, taja, nijulishe, nirushie hiyo`,
    invest: `weka mtaji, weka mtaji wako, leta mtaji, changia mtaji, jaribu na elfu, tuunganishe mtaji, nunua
      hisa, nunua slot, ingia na mimi, ujiunge, fungua account, fungua akaunti, deposit ya, unaingia na, ingia
      na, tia, kiwango cha chini, nikufundishe, nitakufundisha, nitakuongoza, nitakutradia, anza tu, unaanza,
      uanze, unaingiza kiasi, deposit tu, deposit hata, unajiunga na, nunua package, nunua kifurushi, chagua
      package, fungua wallet, kufungua account, kima cha chini, nitakuonyesha, nikuonyeshe, nitakuelekeza,
      nikuelekeze, kukufundisha, mentor wangu, boss wangu ana, nakufanyia trading, nitakufanyia, pesa ikufanyie
      kazi, pesa izae, izalishe, zizalishe`,
    profit: `upate milioni, utapata milioni, tugawane sawa, faida tugawane, asilimia kumi, faida, inazaa, bonus,
      trading, naingiza, unaingiza, uwekezaji, kwa wiki, kwa siku, hakuna hasara, returns, inajirudia,
      inazalisha, inaongezeka, zinaongezeka, inakua, utapata, unavuna, utavuna, mapato, marejesho, return, roi,
      gawio, riba, asilimia, kila wiki, kila mwezi, kwa mwezi, ndani ya wiki, ndani ya siku, ndani ya mwezi,
      baada ya wiki, mara nne, mara tano, mara kumi, mara dufu, guarantee, guaranteed, bila hasara, haina
      hasara, hakuna risk, withdraw, forex, crypto, bitcoin, hisa, soko, platform, robot, signals, uhuru wa
      kifedha, itazaa, inadouble`,
    offering: `sadaka, mafuta ya upako, kondoo, mbuzi wa, jogoo, mishumaa, kafara, maombi maalum, dawa ya,
      ubani, mbegu, madhabahu, sehemu ya kumi, zaka, maji ya upako, mshumaa, nadhiri`,
    threat: `kama hutaki, usipotaka, kila ulichofanya, ninacho kila, nina ushahidi, ushahidi ninao, nitafuta
      ukilipa, ukikataa naziweka, ukikataa nai, ndio mwisho, saa mbili usiku ndio, bado nina zile, bado ninazo,
      zile picha ulizonitumia, kufuta kuna bei, kunyamaza kuna bei, bei ya kunyamaza, ama natuma, au natuma,
      ntatuma kwa, zitasambaa, nitakuanika, nitakuaibisha, nimerekodi, nilirekodi, nimekurekodi, nilikurekodi,
      picha zako, video yako, ukini block, ukiniblock, usiniblock, nitafuta, familia yako, bosi wako,
      ntawatumia, kwa familia, ndugu zako, marafiki zako, marafiki wako, kazini kwako, kanisani kwako, wote
      wataona, sambaza, nimesave, nina video, nina picha, nina screenshot, uchi, utaaibika, nitakuharibia, nitakumaliza, utajuta, sitanii, usijaribu, ukinyamaza, ukikataa, usipotuma,
      usipolipa, nizifute, nifute, naweka kwa, kwa status, kwa group, group ya, naanza na mama, mchungaji wenu,
      watu wataona, maisha yako bei`,
    pressure: `faini, kortini, uchungu, damu, tenda, nimehackiwa, gesi, bandarini, kontena, machimbo,
      machimboni, geita, ubalozi, barua yako ya mwaliko, mwaliko, uhamiaji, mjomba, laptop, kompyuta, nafukuzwa,
      amevunjika, bibi ameanguka, ameanguka, kukatiwa, umeme, maji, token, bodaboda, imekamatwa, pikipiki,
      ulaya, pesa za nje, birthday, chuma, stima, mafuriko, moto, ajira, kazini, hospitali, hospitalini,
      amelazwa, nimelazwa, alizimia, mgonjwa, anaumwa, mochwari, mazishi, matanga, zawadi, forodha, ushuru,
      wakala, uwanja wa ndege, kimakosa, mwenye nyumba, landlord, amefunga nyumba, kodi ya nyumba, kufukuzwa,
      nimefukuzwa, nimeibiwa, wameniibia, wameiba, nimekwama, kituoni, dhamana, visa, pasipoti, sadaka, nabii,
      mchungaji, roho, nyota, kafara, mganga, laana, uchawi, trading, forex, bitcoin, uwekezaji, mshahara
      haujaingia, mtihani, video, nilirekodi, haijathibitishwa, kuthibitisha, tick, zimefungwa, wanafunga, simu
      imeharibika, simu yangu, kioo, bundles zimeisha, sina salio, sijala, njaa, meli, mgodi, dhahabu, likizo,
      urithi, system, iko slow, usimwambie, siri yetu, connection, fomu, gari, garage, fundi, tairi, petroli,
      stendi, stage, matatu, boda, wezi, mwizi, pochi, wallet, begi, mtoto wangu, mwanangu, pampers, vipimo,
      scan, sindano, yatima, kanisa, jeneza, maiti, shamba, kiwanja, hati, cheti, interview, kanada,
      qatar, medical, bandari, stock, group, signal, mentor, hundi, sanduku, madini, mkopeshaji, fuliza,
      mama yangu, mamangu, babangu, baba yangu, ndugu yangu, dadangu, askari, nimeporwa, taxi park, kufuli,
      msiba, nimekamatwa, kukamatwa, laptop imepotea, mpakani, kadhi, madhabahu, nafunga, jini, majini, picha
      zako, shinikizo, sukari, presha`,
    invite: `nicheki, ni check, niandikie, nipigie, nitext, tuongee, tuhamie, njoo, tuchat, tuhame, uko na, una,
      namba yangu, number yangu, nipe namba, nitafute, ni add, niko`,
    not: `si, sio, hapana, usi, nani, alini, alimtumia, mimi, sisi, kamwe, walituma, sitaki, hakuna, mamako,
      wazazi wangu, baba yangu, je`,
    harmless: `nusu yako, sehemu yako, picha, anwani, location, mahali, namba yako, number yako, ujumbe, sauti, voice note, wimbo,
      mapishi, ombi, tuombe, kuomba, ushauri, maoni, kuchagua, kuelewa, kujifunza, kutafsiri, homework, muda,
      nafasi, kupika, salamu, habari`,
    you: `wewe, wako, yako, lako, zako, kwako, una, ume, utanitumia, uta, mwekee, mpe, umpe`,
  },
  // Verbs joined to their subject and to the person who benefits.
  forms: {
    ask: `${formsOf('ni, uni, nini', 'kopeshe, azime, azimie, kopeshee, azimishe')}, ${formsOf('utani, unani, ungeni, ukini, kuni', 'kopesha, azima, azimia, azimisha')}, ${phrasesOf(
      'pitie, zipitie, ipitie, ziingie, iingie, zitumwe, itumwe, zije, atume, watume',
      'kwako, kwa akaunti yako, kwa namba yako, kwenye akaunti yako',
    )}, ${phrasesOf('namba, jina, jina la, maelezo ya', 'akaunti yako, benki yako, benki na namba, yako ya akaunti, kadi yako')}, ${phrasesOf('weka rehani, uza, kopa kwa, azima kwa, ongea na, omba kwa', 'cheni, dhahabu, pete, simu, laptop, tv, rafiki, dada, kaka, shangazi, mama, jirani, ndugu, chama, mtu')}, ${phrasesOf('nahitaji, naomba, ninahitaji, natafuta, nataka', 'mkopo, msaada wa fedha, pesa, hela, fedha, mshiko, nauli, salio, kakitu')}`,
    give: `${formsOf('ni, uni, tu, utu, m, um, wa, uwa, mu', WISHED)}, ${formsOf('utani, unani, ungeni, ukini, unganini, kuni, utatu, ungetu, ukitu, kutu, unaweza kuni, waweza kuni', DONE)}, ${formsOf('i, zi, ui, uzi', 'tume, rushe, weke, ingize, rudishe, rejeshe, toe, lete, nunue, tumie, ongeze')}, ${phrasesOf('weza, unaweza, waweza, utaweza, ukiweza, ungeweza, naomba, tafadhali', 'kutuma, kuongeza, kuchangia, kusaidia, kulipa, kutoa, kuweka, kurusha, kushika, kukopa, kuazima, utume, uongeze, uchangie, usaidie, ulipe, utoe, urushe')}, tuunge mkono, tuungane, guswa, guswa na, guswa nasi, sambaza, nisambazie, unisambazie, shikilia hiyo, shika hiyo`,
    pay: `${phrasesOf('malizana, lipana, elewana', 'nao, naye, na wakala, na agent, na ofisi')}, ${formsOf('_, u, ui, uzi, i, zi, tu, wa, uwa, m, um', 'lipie, lipe, gharamie, kamilishe, malizie, sajilie')}, ${formsOf('_, uta, uki, una, ku', 'lipia, gharamia')}, asiyelipia, asipolipia, kwanza lipia`,
    need: `${formsOf('nime, tume, nina, tuna, nimeku, ime, zime, ina, i', 'pungukiwa, kwama, punguka, baki, bakia, bakisha, fikisha, fikisha nusu')}, ${formsOf('wana, ana, wame, ame, wali, ali, tuna, nina, na, i, ina, zina', 'hitaji, taka, dai, omba, itisha, hitajika')}, iliyobaki, zilizobaki, kilichobaki, hiyo iliyobaki, sina hata`,
    repay: `${formsOf(I_WILL, 'rudisha, rudishia, rejesha, rejeshea, lipa, lipia, fidia, refund')}, ${phrasesOf('mshahara, pesa, hela, malipo, mzigo', 'ukitoka, ukiingia, ikiingia, ikitoka, ukifika, ukiuzwa, zikiingia, yakiingia')}, ${formsOf('niki', 'lipwa, pata, fika, rudi, uza, pokea, tua')}, wakinilipa, nikilipwa nakupa, nakupa mara`,
    tell: `${formsOf('ni, uni', 'tumie, somee, tajie, ambie, andikie, pe, patie, rushie, forwardie, nakilie, nukulie, screenshotie')}, ${formsOf('utani, ukini', 'tumia, somea, tajia, ambia')}`,
    code: `tarakimu, tarakimu sita, ${phrasesOf('namba, nambari, digiti, digits', 'sita, nne, tano, 6, 4, 5, za siri, inayokuja, itakayokuja, uliyopokea, uliyotumiwa')}`,
    threat: `${formsOf('nitai, ntai, nai, nitazi, ntazi, nazi, nitawa, nitam', 'posti, post, tuma, tumia, sambaza, onyesha, onesha, weka, rusha, anika, mwaga, vujisha, aibisha, tangaza')}, ${phrasesOf(RELATIVES, 'aone, ataona, wataona, waone, wajue, ajue, atajua, watajua, wapate, apate, atapata, watapata')}, yote ninayo, ninayo yote, ninazo zote, nimezihifadhi, nimeihifadhi, naifuta, nitaifuta, nazifuta`,
    invest: `${formsOf('_, u, uki, uta, una, ku, utaka', 'lete, leta, wekeza, wekeze, weka, weke, ingiza, ingize, anza na, anze na, jaribu na, jiunge na')}, nikusimamie, nikuendeshee, nikutradie`,
    profit:
      'unachukua laki, unachukua elfu, unatoka na, inakuwa, zinakuwa, mara tatu, mara mbili, mia kwa mia, nakuhakikishia, baada ya siku saba, sijawahi poteza, sijawahi kupoteza',
    money: `fedha, mshiko, chapaa, mkwanja, ganji, doo, mpunga, salio, vocha, kadi ya simu, credo ya, mia, ${phrasesOf('hamsini, ishirini, thelathini, arobaini', 'tu, pekee, mpenzi')}`,
    fee: 'ya clearance, usajili, mafunzo, fomu na, ada ya usajili, ada ya fomu, kufungua file, faili, processing, ya wakala, ya visa, ya kibali, bima ya',
    unit: 'ishirini, thelathini, arobaini, hamsini, sitini, sabini, themanini, tisini, kumi, jiwe, thao, ngiri',
    hint: `${phrasesOf('hata, hata kama ni, japo, angalau, walau', 'elfu, mia, laki, nusu, kidogo, bob, ksh, kakitu, robo')}, nakuamini wewe, jitahidi, huoni huruma, nihurumie`,
  },
}
