import type { Lexicon } from '../lexicon.ts'

/** Swahili of Kenya and Tanzania, with the verbs as they are joined to "me" and "you". */
export const swahili: Lexicon = {
  language: 'sw',
  phrases: {
    ask: `nitumie pesa, nitumie hela, unitumie pesa, nisaidie pesa, nisaidie na pesa, naomba pesa, naomba hela, nikopeshe, unikopeshe, niazime, uniazime, nitumie credo, nitumie airtime, nitumie vocha, nitumie nauli, unitumie nauli, naomba nauli, naomba uniazime,
      naomba unikopeshe, naomba mkopo, niwekee vocha, niwekee credit, niongezee salio, nikope kwako, nitumie chochote, tuma chochote, chochote ulicho nacho, chochote ulichonacho, nilipie kodi, nilipie nauli, nilipie ada, nilipie fees, nilipie tiketi, nikulipie, uza simu, uza hiyo, kopa hata, kopa kwa, nipe pin, nitumie pin`,
    give: `tuma, tuma kwa, tuma kwenye, utume, nitumie, unitumie, ukinitumia, ungenitumia, unaweza kunitumia, waweza kunitumia, kunitumia, nirushie, unirushie, nisaidie, unisaidie, ukinisaidia, unaweza kunisaidia, kunisaidia, msaada wa, msaada wako, nipe, unipe, nipatie, unipatie, niletee, ninunulie, uninunulie, kuninunulia,
      niongeze, niongezee, uniongezee, nitolee, nichangie, unichangie, nchangie, rudisha, nirudishie, unirudishie, rejesha, irudishe, nirejeshee, niwekee, uniwekee, weka kwa, weka kwenye, peleka kwa, chukua kwa, tafuta, nitafutie, nikamilishie, malizia, nimalizie, changa, changia`,
    pay: `lipa, ulipe, ukilipa, ilipe, uilipe, lipia, ulipie, nilipie, unilipie, kunilipia, utalipa, unalipa tu, unaweza kulipa, gharamia, toa tu, utoe, jisajili, kamilisha malipo, fanya malipo, walipe, mlipe, uwalipe, umlipe`,
    money: `pesa, hela, fedha, pesa kidogo, hela kidogo, salio, vocha, credit, credo, bando, bundles, nauli, kodi, ada, fees, mkopo, karo, bili, deni, dawa, tiketi, matibabu, upasuaji, deposit, mtaji, chakula, kadi, mchango, rent`,
    fee: `ushuru, kodi ya, ada ya, forodha, clearance, gharama za, usajili, faini, dhamana, wakala, agent, processing, bima, mzigo, fomu, kibali, cheti, release`,
    unit: `elfu, laki, milioni, mia, alfu, thao, k`,
    channel: `mpesa, kwa simu, kwa namba, kwa number, kwa hii namba, namba hii, number hii, kwa hii, lipa namba, wakala, benki, akaunti yangu, account yangu`,
    repay: `nitakurudishia, nitarudisha, ntarudisha, ntakurudishia, nitazirudisha, nitairudisha, nitakulipa, ntakulipa, nitakupa mara mbili, nikipata mshahara, mshahara ukiingia, nikilipwa, nikipokea mshahara, mwisho wa mwezi, utarudishiwa, unamrudishia, utapata mara, nitakurejeshea, inarudi, itarudi`,
    need: `inabaki, imebaki, imebakia, nimepungukiwa, napungukiwa, nahitaji, nilihitaji, inahitajika, inatakiwa, wanataka, wanahitaji, inagharimu, tumechanga,
      imepungua, kimebaki, nadaiwa, wananidai, nakosa, zinahitajika, pungufu`,
    hint: `chochote, kama unaweza, ukiweza, kama una, kama uko na, unaweza, waweza, hata nusu, hata kidogo, kiasi chochote, kidogo tu, tafadhali nisaidie,
      wewe tu, wewe pekee, sina mwingine, sina mtu mwingine, mungu atakubariki, mungu akubariki, naomba msaada, utanisaidia, naona aibu, usiniangushe,
      wewe ndiye`,
    please: `tafadhali, naomba, nakuomba, ninakuomba, samahani, plis, jamani, nisaidie, msaada`,
    urgent: `leo, sasa, sasa hivi, saa hii, saa hizi, haraka, upesi, usiku huu, kabla ya, kesho, mapema, dakika, jioni, leo leo, fasta`,
    code: `tarakimu, tarakimu sita, namba sita, code, msimbo, namba ya uthibitisho, namba ya siri, number itaingia, sms itakuja, otp, nambari`,
    tell: `niandikie, nitumie, nisomee, niambie, nipe, nitajie, unitumie, unisomee, unipe, nikopie, tuma hapa, andika hapa, nipatie, forward, iforward, niforwardie, unitajie`,
    invest: `anza na, ukianza na, unaanza na, weka, uweke, wekeza, uwekeze, ukiweka, jiunge, ujiunge, fungua account, fungua akaunti, deposit ya, unaingia na, ingia na, tia, ukiwekeza, kiwango cha chini, nikufundishe, nitakufundisha, nitakuongoza, mtaji wa, nitakutradia`,
    profit: `faida, mara mbili, mara tatu, inazaa, bonus, trading, naingiza, unaingiza, uwekezaji, kwa wiki, kwa siku, hakuna hasara, returns, inajirudia`,
    offering: `sadaka, sadaka ya, panda mbegu, mbegu ya, zaka ya, mafuta ya upako, kondoo, mbuzi wa, jogoo, mishumaa, kafara, maombi maalum, dawa ya, ubani`,
    threat: `ama natuma, au natuma, nitatuma kwa, ntatuma kwa, nitaposti, ntapost, nitapost, nitaweka facebook, nitaweka kwa group, nitasambaza, ntasambaza, zitasambaa, nitakuanika, nitakuaibisha, nimerekodi, nilirekodi, nimekurekodi, nilikurekodi, picha zako, video yako, ukini block, ukiniblock, usiniblock, nitafuta, nitaifuta, kila mtu ataona, familia yako, wazazi wako wataona, mumeo ataona, bosi wako, watu wote wataona`,
    pressure: `hospitali, hospitalini, amelazwa, nimelazwa, alizimia, upasuaji, mgonjwa, anaumwa, ajali, daktari, madaktari, dawa, mochwari, mazishi, matanga, amefariki, mzigo, zawadi, forodha, ushuru, wakala, uwanja wa ndege, kimakosa, makosa, kwa makosa, mwenye nyumba, landlord, amefunga nyumba, kodi ya nyumba, kufukuzwa, nimefukuzwa, nimeibiwa, wameniibia, wameiba, nimekwama, polisi, kituoni, dhamana, gari limeharibika, visa, ubalozi, tiketi, pasipoti, sadaka, nabii, mchungaji, roho, nyota, kafara, mganga, laana, uchawi, trading, forex, bitcoin, uwekezaji, biashara, mshahara haujaingia, mtihani, chuo, shule, video, picha, nilirekodi, haijathibitishwa, kuthibitisha, tick, zimefungwa, wanafunga, akaunti, simu imeharibika, simu yangu, kioo, bundles zimeisha, sina salio, sijala, njaa, mkataba, meli, mgodi, dhahabu, jeshi, likizo, urithi, baba yangu alikufa, system, iko slow, usimwambie, siri yetu, mkopo, deni, kazi, ajira, nafasi, connection, fomu`,
    invite: `nicheki, ni check, niandikie, nipigie, nitext, tuongee, tuhamie, njoo, tuchat, tuhame, uko na, una, namba yangu, number yangu, nipe namba, nitafute, ni add, niko`,
    not: `si, sio, hapana, usi, nani, alini, alimtumia, mimi, sisi, kamwe, walituma, sitaki, hakuna, mamako, wazazi wangu, baba yangu, je`,
  },
}
