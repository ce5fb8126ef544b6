import type { Lexicon } from '../lexicon.ts'
import { phrasesOf } from './forms.ts'

/** Openings of requests: "please", "can you", "if you can", "try". */
const COULD_YOU =
  'jowo, ejowo, e jowo, jo, dakun, edakun, e dakun, ejo, se o le, se e le, o le, e le, bo ba le, to ba le, ti o ba le, ti e ba le, te ba le, bi o ba le, bi e ba le, bo o ba le, ki o, ki e, saa, tete, gbiyanju, koko, e koko'
const MONEY =
  'owo, iye, die, nkan, nnkan, iyoku, idaji, kaadi, card, credit, data, airtime, egberun, transport'
/** Where the money should go: "to me", or to an account. */
const TO_ME =
  'si mi, simi, fun mi, funmi, ranse, sowo, wa, si account, si akanti, si opay, si palmpay, si nomba, sori foonu mi, sori ila mi, sori line mi, sinu account'
const I_WILL = 'maa, ma, mo maa, mo ma, n o, emi a, emi yoo, emi maa, ma a, mo a'

/** Yoruba, mostly typed without marks; "e" is the polite form of "you". Folding makes ẹ and e equal. */
export const yoruba: Lexicon = {
  language: 'yo',
  phrases: {
    ask: `je ka lo tie, je ki n lo tie, je ki a lo account, lo account yin, lo account e, lo account re, lo tie,
      lo ti e, jeki n lo account, gba loan, gba awin, gba eyawo, yami lowo, yamilowo, ran mi lowo pelu owo, se
      iranlowo owo, owo kola, owo kobo, mo wa ninu gbese, ba mi san gbese, ba mi san owo, ba mi san rent, owo
      gaasi, ra gas fun mi, ra gaasi fun mi, ki n ya e lowo, ki n ya lowo re, mo fe yawo lowo e, mo fe ya owo
      lowo re, se o le ya mi, se e le ya mi, nje o le ya mi, nje e le ya mi, nje o le ran mi lowo, yaa mi, yawo
      fun mi, toro owo fun mi, wa owo fun mi, wa owo die, ri enikan ya lowo, ya lowo fun wa, ya lowo
      fun mi, lo ba egbon e, ba egbon re soro, bere lowo egbon, oruko to wa lori account, fi owo ran mi, ya mi,
      fun mi lowo, fun mi ni owo, ra card fun mi, ra kaadi fun mi, ra recharge card, fi card ranse, fi kaadi
      ranse, fi data ranse, ra data fun mi, fi owo oko, owo oko ranse, ba mi san, ba mi wa, san owo ile mi, iye
      ti e ba ni, iye ti o ba ni, iyekiye, ohunkohun ti e ba ni, ohunkohun ti o ba ni, bo ti wu ko kere, bi o ti
      wu ki o kere, e lo ya, lo gba loan, ta foonu, ta goolu, pin atm, number atm, e ba mi fi, ba mi fi owo, ba
      mi sanwo, ki e fi owo, owo kekere, owo die, mo fe ya, mo fe yawo, ya owo, ran mi lowo pelu,
      iranlowo owo, mo nilo owo, mi o ni owo, mi o lowo, ko si owo lowo, owo tan lowo mi, owo ti tan, ko si
      kobo, mi o ni kobo, e ra card, e ra kaadi, e ra data, fi card si, fi airtime, e recharge, recharge fun mi,
      e san owo, san owo fun mi, e sanwo fun mi, iye ti e ba le, iye ti o ba le, iye to ba wu yin, iye to ba wu
      e, iye kiye, ohunkohun ti e ba le, ohunkohun ti o ba le, ohun ti e ba ni, nkan ti e ba ni, ohun ti e ni,
      elo lo wa lowo, account yin, akanti yin, won maa san sinu, ki won san sinu, gba owo fun mi, ba mi gba owo,
      e mu ti yin, mu tie, e mu ninu e, e kun fomu, kun form, alaye banki, bvn yin, bvn re, nin yin, pin yin,
      pin re, nomba kaadi, foto kaadi, aworan kaadi, atm yin, ha kaadi, e ha, ya aworan re, bi ore yin, gba
      gbese, e gba loan, ya loan, owo ajo yin, ifowopamo, owo ti e fi pamo, oruko ti yoo jade, oruko to maa
      jade, account number mi, account mi ni, eyi ni account, eyi ni nomba, si opay mi, si palmpay mi`,
    give: `ki o wa apa kan, wa apa kan, wa 100k, pese, wa owo, ran emi lowo, gba mi ololufe, wa idaji, mu idaji,
      fi idaji, san idaji, da idaji, mu owo wa, mu 500k wa, se iwonba, iwonba to o ba le, ohun to o ba le, iye
      yoowu, iye to o ba ni, iye to wa lowo e, ki o da si, dasi, e dasi, bu si, bu owo si, kun mi lowo, kin mi
      leyin, kimi leyin, gbe mi dide, fa mi soke, se atileyin, atileyin, fowo si, fi owo re si i, fi owo e si,
      fi owo yin si, gba mi kale, ko mi yo, yo mi ninu, yo mi, bo mi lasiri, bo asiri mi, dani loju, wa nkan se,
      se nkankan, ba mi wa nkan se, fi nkan ta mi lore, ta mi lore, e ta mi lore, ta wa lore, fun mi ni oore, ko
      owo wa, mu owo naa wa, sun owo si, te owo si, tefa si, send am, ju si opay mi, ju si account mi, ju nkan
      si mi, ju owo si mi, ju die si mi, ranse si mi, ran si mi, ti e ba fi, ti o ba fi, fun mi, e ba mi, da
      pada, da a pada, da owo, san pada, san si, fi si, kun un, e kun, fi kun, e saanu, ran mi, gbe kale, e se
      nkan, wa nkan, e fi fun, e fi die, e fi nkan, e fi nkankan, ba mi ran, se iranlowo, iranwo, gba mi, e
      dide, e ko mi yo, e da mi lohun, e da mi laanu, e dakun ran, jowo ran, e le ran, le san, le ba mi, se o
      le, transfer, e send, send si, e ra, ra fun, ra nkan, e mu owo, e gbe owo, gbe owo wa, fi owo naa, dapada,
      e pari, e duro fun, e se onigbowo, gbowo fun, dawo, ran nkan si mi, ran owo, mu die wa, da a lohun, fun un
      ni, fun aburo mi, fi sile, fi pamo fun, ko sile, gbe sile, mu sile, ni ready, ki o ni, ki o wa, ki o ran,
      pari e, pari iyoku, se e, ya owo, ya mi, yawo, gba loan, toro lowo, beere lowo, ta foonu, ta goolu, yo
      owo, yo ninu owo, fi die si, da die si, ra card, ra amazon, ra itunes, ra razer, ha eyin re, ya foto
      codes, wa di partner, di partner mi, gbo igbe, ran oko e lowo, te owo, te e si, ran si account, ran si
      opay, san sinu, gbe owo naa wa, fi owo pada, wa ba mi, ra kaadi, ra data, ra credit, fi card si, gbe e
      fun, gbe fun, ko fun, fun agent, fun dokita, fun babalawo, fun woli, fi se irubo, mu wa fun, gba lowo ore,
      lo gba lowo, ta phone, lo pos, ki o lo, se mi loore, se aanu, ran omo re lowo, ran oko re lowo`,
    pay: `eni to gba lo n san, eni ti o gba, eni to ba gba a, gbodo san, a gbodo san, o gbodo san, e gbodo san,
      ki won to tu, ki won to fi sile, ki won to gbe e, ki won to da sile, san ki, bi gbogbo eniyan se n san,
      san, sanwo, e forukosile, e gbowo le, register, e gba sile, gba a sile, gba won sile`,
    money: `owo kola, owo irin, milionu, loan, tikeeti, tiketi, ticket, gbese, itoju, naira, iye yen, iye yi,
      gaasi, wara, miliki, pampers, foonu, laptop, atunse, taya, enjini, hotẹẹli, hotel, yara, idanwo, oja, ise
      abe, ayewo, isinku, posi, pasipoti, visa, kapita, eyi to ku, seed, irugbin`,
    fee: `itanran, owo idogo, idogo, kositọọmu, custom, customs, ibode, clearance, agent, asoju, fomu, form,
      beeli, beli, lawyer, agbejoro, iforukosile, registration, processing, delivery, owo ipadabo, owo idanwo,
      owo ijoba, owo kotu, owo ifilọlẹ, seal, stamp, iwe eri, iwe aṣẹ, insurance, gbigbe eru, eru mi, waybill,
      dispatch, courier, storage, training, agency, membership, subscription, activation, upgrade, vip, ijewo,
      clearing fee, owo ofin`,
    unit: `naira, egberun, milionu, dola, igba, ogun, ogbon, ogoji, aadorin, ogorin, aadorun, k`,
    channel: `opay, palmpay, account yi, account mi, si account, nomba yi, asunwon, account number, akaunti,
      akanti, asuwon, gtb, access, first bank, uba, zenith, kuda, moniepoint, pos, nomba mi, nomba account,
      foonu mi, western union, wallet`,
    repay: `maa san gbogbo owo yen, maa san leekan, ojo mewa ni mo fi, mo fi da a pada, maa da gbogbo e pada, ti
      mo ba gba owo osu, ti mo ba gba owo, ti mo ba ta, ti oruko ba jade, osu to n bo, ose to n bo, ipari osu,
      opin osu maa, leyin ojo meji, oni lo maa wole, a da a pada fun, maa san an pada, ti owo osu ba wole, e mu
      eyi to ku, maa da owo pada, maa da owo yin pada, ma da owo yin pada, maa san gbogbo, maa san fun yin, maa
      san fun e, emi yoo da, emi yoo san, emi maa san, n maa san, n maa da, ma a san, ma a da, mo maa da, mo maa
      san, mo ma san, mo ma da, mo seleri, mo se ileri, mo bura, mo fi olorun bura, ti won ba san, ti won ba
      sanwo, ti owo ba wole, ti owo mi ba wole, bi owo ba wole, nigba ti owo, ti salary ba, ojo eti maa, lola mo
      maa, pelu ele, pelu ere, ele lori, ati nkan lori, awin ni, owo awin, gbese ni, ki i se ebun, kii se ebun,
      e mu tiyin, yo o ninu, e yo tiyin, e gba owo yin, owo yin maa pada, owo yin a pada, maa gba a diedie, yiya
      ni, ya ni, a di ti emi`,
    need: `a gbodo, o gbodo, won ni ka mu, ni ka mu wa, ni ki n mu, won ni ki n san, atunse e je, o je 35k, lo
      maa je, owo re je, iye re ni, ti a ba padanu, ti mi o ba fi, idaji bayi, idaji ti, o n lo si, aabo, owo to
      ku, eyi to ku, won nilo, mo fe ya, ko i pe, ko to, a ti siro, won n sin mi, sin mi ni, mo n nilo, won n
      fe, mo gbodo, gbodo san, ti mi o ba san, ti n ko ba san, bi mi o ba san, ti a o ba san, afi ti, won o ni,
      won o fe, won ti ti, won ti gba, won gba, won mu, o ti ti, ti tii, ko ti pe, ko i ti pe, ko kan, ku die,
      nikan loku, ohun to ku, iye to ku, iye naa ni, gbogbo re je, gbogbo re ni, ohun to kẹhin, igbese to kẹhin,
      lo n fe, lo n beere, o n fe, lo n da wa duro, lo da mi duro, mi o ni, ti ko ba to, ni ka san, ni screen,
      ni 20k, ni won so, ko i to, ko tii to, ko pe, gbese, mo ti ni, mo ti san, ni mo ni, ko si owo, owo tan, ko
      si kobo, apo mi gbe, iye re, owo re, owo naa`,
    hint: `iwo nikan ni mo le, omo ologo, iyawo rere, ko je, gbiyanju fun mi, so fun, ma so fun, ti e ba le, ti
      o ba le, ti e ba ni, ti o ba ni, bi e ba le, bi o ba le, se e le, se o le, ran mi lowo, iranlowo, mi o ni
      elomiran, mi o ni enikan, ko si elomiran, itiju, ma da mi lojuti, ma doju ti mi, e saanu, saanu mi, pere,
      bi o ba see se, bi o ba seese, to ba see se, ti o ba see se, ti o ba seese, ti aye ba wa, bi aye ba wa, ti
      agbara ba wa, ti e ba lagbara, bi e ba ni, to ba je, to ba wa lowo, ti o ba wa, bi o ti wu, bo ti wu, bi o
      tile je, koda, die ni, die sii, eyin ni mo, iwo ni mo, mo gbojule, mo gbekele, mo gbeke le, ireti mi,
      ireti kan, iwo ni ireti, ko si eni, ko si eniyan, ko si enikan, ko seni, ko se ni, mi o mo eni, mi o mo
      tani, mi o mo ibi, ta ni mo, tani mo, ta ni maa, tani maa sare, olorun maa, olorun yoo, olorun bukun,
      olorun san, okan rere, okan daadaa, aanu, oju ti mi, oju n ti, mo n tiju, mi o fe beere, mi o kii beere,
      mi o beere ri, ma binu, e foriji, mo n sunkun, mo sunkun, mo kunle, lori ikunle, bi o ba feran mi, ti o ba
      feran mi, ti e ba feran, fi han mi, e fi han, fihan mi pe, gege bi iyawo, bi iyawo mi, bi oko mi, ojo
      iwaju wa, ma fi mi sile, e ma fi mi, ma pa mi ti, eyi ti o wa lowo, ohun ti apa e ka, ohun ti agbara, iwo
      ni iyawo mi, iyawo mi o ni ja mi kule, ma ja mi kule, half ni ti e, a a se e, naa a se e, bi o ti le je,
      bi o ba je`,
    please: `jowo, ejowo, e jọọ, ejo, dakun, edakun, mo bẹ, nitori olorun, abeg, biko, e saanu, ejoo, mo n be,
      mo n bebe, mo bebe, saanu fun mi, nitori oluwa, tori olorun, tori oluwa, ni oruko jesu, ni oruko olorun,
      oore kan, ojurere, loore`,
    urgent: `loni, bayii, nisinsinyi, kiakia, yara, lale yi, ki o to di, ki ile to su, to di irole, to di ale,
      lola, kia, iseju, ki ago, ni wakati`,
    code: `nomba mefa, code, koodu, awon nomba, otp, nomba merin, nomba ti won, nomba to wa, nomba to maa, text,
      atejise, ifiranse, message to, sms`,
    tell: `ka fun mi, so fun mi, fi ranse, ko ranse, ko si mi, fun mi ni, e ko fun mi, pe e fun mi, da a ko, ka
      a, ka won, so o fun mi, e so fun, e ko sile, daako, copy, screenshot, e ya a, fi han mi, e gbe e, forward`,
    invest: `fi gbiyanju, gbiyanju pelu, fi 50k gbiyanju, fi die gbiyanju, fi owo re si i, fi owo sise, ra
      share, ra slot, pin ere, da owo papo, darapo, je ka jo se, ka jo da, bere pelu, da owo si, e da si, fi owo
      si, fi si, ki o fi, wole sinu, si account, o kere ju, emi a ko e, emi a ba e se trading, e bere, e le
      bere, o le bere, e fi owo, fi owo yin, fi owo re, fi owo sinu, fi sinu, e gbe owo, nawo, dokoowo, e wole,
      wole si, join, ra package, e yan, e si wallet, e forukosile si, iye to kere, kekere ju, minimum, maa ko
      yin, maa fi han yin, maa to yin, maa se fun yin, emi a se trading, owo yin sise, je ki owo, gbe owo le, fi
      owo le, wa di partner`,
    profit: `o maa je, maa je milionu, a pin in, pin in dogbadogba, ere naa, ida mewa, ninu ogorun, o maa ku si,
      maa di milionu, yoo di, o maa bimo, owo maa bi owo, ilopo, a di, o ti di, trading, forex, kirpto, crypto,
      dollar n wole, loose, okoowo, idokoowo, ni ose, lojoojumo, jere, di meji, maa po, lojumo, losu, osoosu, ni
      osu, ni ojo, laarin ose, percent, ko si risk, ko si ewu, gbe owo jade, yo owo, withdraw, withdrawal,
      bitcoin, binance, mining, platform, oja, owo ajeji, double`,
    offering: `abela, ororo, aso funfun, etutu, irubo, ose dudu, turari, seed, agbada, irugbin, oore ofe`,
    threat: `ti o ko ba fe ki, to ko ba fe ki, bi o ko ba fe ki, oko re ri i, iyawo re ri i, gbogbo ohun ti o
      se, gbogbo nkan ti o se, eri wa lowo mi, wa lowo mi gbogbo, maa ju u si, maa ju si, ju si facebook, ju
      sori, to ba ko maa, ti o ba ko maa, to ba ko, bi o ba ko, to ba san, ti o ba san, ago mejo ale, aago mejo
      ale, ni mo fun e, wakati meji ni mo fun e, o ni wakati, opin ni yen, maa gbe e fun, oruko re maa baje, maa
      pa won re, bi beeko, bi bee ko, bibeko, maa gbe e sori, maa gbe sita, maa gbe e sita, maa fihan, n o gbe
      e, maa tu asiri, asiri re, mo ti gba sile, mo gba sile, mo ti record, mo record, mo ti ka, o wa lowo mi,
      aworan ihoho, ihoho re, ma block mi, ti o ba block, to ba block, ma pa a re, si iyawo re, si awon obi, si awon ore, awon obi re maa, gbogbo ilu maa, aye a ri, aye maa
      ri, asiri tu, ba oruko re je, ba oruko je, ba e loruko, doju ti e, fidio re, aworan re, mo ni fidio, mo ni
      aworan, mo ni awon aworan, mo ti ya, mo ti fi pamo, mo fi pamo, ti o ba kọ, ti o ko ba san, ti
      o ko ba fi, bi o ko ba, ti owo ko ba wole, maa pa gbogbo re, ki n pa a re, ki n le pa, gbe si, tag gbogbo,
      inbox mummy, fi han pastor, koko fi han, mo ni gbogbo foto, awon foto e, wakati kan ni mo fun e, alert ni
      mo fe gbo, maa gbe e si, si status, si group, mo ti save, ti o ba pa mi ti, ba e je, oju a
      ti e`,
    pressure: `okada, itanran, robi, eje, owo idogo, hack, hack mi, kompita, computer, goolu, wura, oke okun,
      gas, gaasi, gas ti tan, nepa, won a le mi, embassy, iwe ipe, awon kositoomu, kontena, container, egungun,
      teaching hospital, o subu, baje, ti baje, immigration, seme, owo ita, odi odun, padanu, eru mi, ileewosan,
      osibitu, nurse, nọọsi, ara re ko ya, ara mi ko ya, daku, ijamba, isinku, o ti ku, kositoomu, custom, ebun,
      papako, agent, alert, aṣiṣe, wrong, network, landlord, le mi jade, won ti le mi, ja mi lole, garaji, apo
      mi, olopa, tesan, forex, trading, bitcoin, kirpto, oko epo, okoowo, dola, visa, tikeeti, pasipoti, ohun
      ini, agbejoro, wolii, woli, pasito, baba wa, ala, ori oke, adura ojo, awon agba, orire, baba alawo, fidio,
      ihoho, asiri, verify, account yin, ami buluu, won maa tii, ebi n pa mi, mi o ti jeun, owo osu, gbese, won
      n wa mi, loan app, idanwo, ileewe, fomu, ma so fun, laarin awa, ti ilekun, ilekun pa, gareji, agbero,
      accident, clearing, ofin, lawyer, goods, china, partner, general, satellite, leave, card, angeli, abela,
      irubo, foto, screenshot, pos, screen, computer village, form, registry, buredi, mi o jeun, dokita, oyun,
      ibimo, oogun, moto, subu, posi, won le mi, adigunjale, jale, won mu mi, beeli, kootu, ibode, eru, apoti,
      airport, oko okun, oil rig, contract, iwe irinna, interview, alfa, babalawo, ebo, etutu, egun, emi
      okunkun, foonu, data, school fees, jamb, admission`,
    invite: `pe mi, kowe si mi, e ba mi soro, e je ka, ka soro lori, chat mi, nomba mi, fun mi ni nomba, wa
      sori, mo wa lori`,
    not: `o ni, won ni, kii, mo, a, won, tani, ma, mi o, ko, emi, awon, mama mi, baba mi, lati, se, maa, n, o ni
      ki o`,
    harmless: `foto, aworan, adiresi, nomba yin, nomba re, ni nomba, nomba foonu, ohun yin, orin, adura,
      gbadura, imoran, yan, aaye, asiko, oruko, itan`,
    you: `yin, iwo, eyin, tie, ki o, ki e, e ba, ba mi, ti o ba, bi o ba, se o, se e, o le, e le, o ni lati, fun
      e, si e, pelu e, owo e, ti e`,
  },
  // Separable verbs such as "fi ... ranse", and serial verbs such as "ba mi ... san".
  forms: {
    ask: `${phrasesOf('ya, yá', 'mi', 'ni, l owo, lowo, ... lowo')}, ${phrasesOf('ya', 'wa', 'ni, lowo, l owo')}, ${phrasesOf(
      'toro, ya, yawo, beere',
      '_, e, owo',
      'lowo',
      'ore, aunty, uncle, egbon, aburo, mama, mummy, daddy, baba, eni',
    )}, ${phrasesOf('ta, fi', 'egba orun, egba owo, wura, goolu, foonu, laptop, bata, aso', 'e, re, yin, yen')}, ${phrasesOf('nomba, oruko', 'account, akanti, akaunti, banki, asunwon', '_, e, re, yin')}, ${phrasesOf(
      'san, san an, sanwo, fi, gbe, je ki won san, je ki won fi',
      '_, owo, owo naa, ...',
      'si tie, si ti e, si account e, si account re, si account yin, sinu account re, sinu account e, sinu account yin',
    )}`,
    give: `${phrasesOf('ba mi, ba wa, ba mama mi, ba iya mi, ba baba mi', '_, mu, wa, fi', 'san, san an, sanwo, ra, ra a, wa, gbe, ya, toro, bi, fi, kun, kun un, da, da a, ko, mu, gba, yo, yo o, pari, se, se e, dawo, dasi, sare, be, tu, wa nkan, sun, gba sile')}, ${phrasesOf(
      'fi, mu, gbe, ko, ra, san, send, transfer, te, da, yo',
      '_, ...',
      TO_ME,
    )}, ${phrasesOf('fi', MONEY, TO_ME)}, ${phrasesOf(COULD_YOU, 'fun mi, fun wa, ran mi lowo, ran wa lowo, ya mi, ya wa, fi, ra, san, gba mi, gbe, mu, da, ba mi, ba wa, se, ko, toro, dawo')}, ${phrasesOf(
      'ran, gba',
      'mi, wa, mama mi, omo mi',
      'lowo, la, sile',
    )}, dawo po, da si i, da si, fi si i, da ... si i, da ... sinu e, da ... sinu re, fi ... kun, fi ... le mi lowo, fun mi ni, fun wa ni, fi ... pada, da ... pada`,
    pay: phrasesOf(
      'san, san an, sanwo, san owo, lipa, register, forukosile',
      'fun won, fun agent, si account, ki won, ki o to, ki ojo, loni, bayii, ki o le, lesekese',
    ),
    repay: `${phrasesOf(I_WILL, 'da, san', 'pada, a pada, ... pada')}, ${phrasesOf(I_WILL, 'fi le e lowo, fi le yin lowo, fun e pada, fun yin pada, ra tuntun, ra omiran')}, ${phrasesOf('ti won ba, to ba, ti owo osu, nigba ti', 'owo osu ba wole, owo mi ba wole, salary ba wole, san owo osu, ba san mi, mo ba de')}`,
    need: `${phrasesOf('mo, a', 'nilo, n wa, fe, ti n wa')}, ${phrasesOf('won, dokita, agent, ofisa', 'ni afi, ni ka, ni ki, ni ki n, n beere, beere, n gba, fe')}, ${phrasesOf('lo ku, o ku, o si ku', '_, nile, sile, fun wa, fun mi, pere')}, ko tii pe, mi o le da, mi o ri, afi ka`,
    money: `${MONEY}, owo oko, owo ile, owo ileewe, owo itoju, owo foomu`,
    fee: 'owo ibode, owo foomu, foomu, ikeko, owo ikeko, owo ifiranse, owo agent, owo iwe, owo visa, owo iforukosile, owo gbigbe, acceptance fee',
    unit: 'eedegbeta, egbeta, egbaa, egberin, eedegberin, egbewa, ogota, ogorun, aadota',
    code: 'onka, onka mefa, onka merin, awon onka, nomba marun',
    tell: `${phrasesOf('ba mi, jowo, tete, ki o, e', 'ka a, ka a sita, so o, so fun mi, so o fun mi, ko o, fi ranse')}, ${phrasesOf('so, ka, ko', 'oruko, nomba, onka, code', '_, ...', 'fun mi, si mi, ranse')}`,
    threat: `${phrasesOf('maa, ma, a, n o, mo maa', 'gbe jade, gbe e jade, pin kaakiri, tan kale, gbe si ori, fi sori, fi han, fi ranse si, tu sita, tu jade')}, ${phrasesOf('gbogbo ara adugbo, gbogbo aye, gbogbo eniyan, gbogbo ore, awon obi, ebi, oko, iyawo, oga, mama, daddy, mummy', '_, re, e, yin', 'lo maa wo, lo maa ri, maa ri, a ri, yoo ri, a wo, maa wo, maa gbo, a gbo')}, mo ka gbogbo e, mo ti ka a, ki n pa a, maa pa a re`,
    invest: `${phrasesOf('fi, ba fi', '_, ..., owo, ogun egberun, egberun', 'sile, si i, sinu e, bere')}, ${phrasesOf('to ba, ti o ba, bi o ba, ti e ba, te ba', 'fi, da, gbe')}, ${phrasesOf('mo maa, maa, emi ni mo maa', 'ba e mojuto, ba e se e, ko e, fi han e')}`,
    profit: 'o maa gba, wa a gba, maa di, ko le ku, ko si adanu, ilopo meji, ilopo meta, je ere, ere repete',
  },
}
