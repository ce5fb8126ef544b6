import type { Lexicon } from '../lexicon.ts'
import { phrasesOf } from './forms.ts'

const COULD_YOU =
  'wobɛtumi, wobetumi, wubetumi, wotumi, sɛ wobɛtumi, sɛ wotumi, mepa wo kyɛw, mesrɛ wo, anka wobɛtumi, bɔ mmɔden'
const RELATIVES =
  'wo papa, wo maame, w awofoɔ, wo nua, wo kunu, wo yere, wo boss, wo sɔfo, wo nnamfo, w abusua, obiara, nnipa nyinaa, asɔre no'

/** Akan Twi; ɔ and ɛ are often typed o and e, which folding makes equal. */
export const twi: Lexicon = {
  language: 'tw',
  phrases: {
    ask: `sika ho asɛm, sika hia me, sika ahia me, me ho kyere me, me nsam da mpan, me kotoku mu da mpan, fa wo
      account, mede wo account, fa wo account no, wo account so, twi na soma, mepɛ bosea ketewa, ma me bosea
      ketewa, mena me sika, mane me sika, soma me sika, fa sika mena me, fa sika brɛ me, fa sika ma me, ma me
      sika, boa me sika, fa sika boa me, boa me ma mentua, tɔ credit ma me, tɔ credit mena me, mena me credit,
      fa credit mena me, tɔ data ma me, mena me data, tɔ bundle ma me, ma me lorry fare, mena me lorry fare, fa
      lorry fare, lorry fare mena, tua ma me, tua me rent, tua me dan ka, tua me ka, nea wowɔ biara, dee wowɔ
      biara, sɛnea wobɛtumi, nea wobɛtumi, deɛ wobɛtumi biara, ɛnkyɛn kɛse, kɔfɛm, kɔ fɛm, fɛm firi, kɔbɔ bosea,
      tɔn wo, momo pin, boa me tua, boa me ma me tua, boa me na mentua, boa me na metɔ, boa me tɔ, boa me wie,
      boa me na menwie, ma menfɛm, ma me mfɛm, mɛfɛm, mepɛ bosea, merehwehwɛ bosea, me pɛ sɛ me fɛm, mepɛ sika,
      mehia sika, me hia sika, sika kakra, menni sika, me nni sika, mennii sika, menni hwee, me nni hwee, mennya
      sika, sika asa, sika biara nni, hwee nni me nsam, hwee nni me kotoku, mena me kakra, mane me kakra, deɛ
      ɛwɔ wo nsam, nea ɛwɔ wo nsam, deɛ wobɛnya, nea wobɛnya, deɛ wubetumi, sɛdeɛ wobɛtumi, ɛyɛ sɛn biara, sɛn
      na wowɔ, wowɔ ahe, ahe na wowɔ, sɛn na wobɛtumi, ahe na wobɛtumi, sika korabea bɛn, bank bɛn na, wowɔ bank
      account, wo account, gye ma me, gye sika ma me, gye sika no ma me, yi wo deɛ, fa wo kyɛfa, hyɛ form,
      hyehyɛ form, fill form, wo card number, wo pin, wo password, wo id card, fa wo id, tɔ gift
      card, tɔ itunes, tɔ card, twi so, twi card, twa ho mfonini, twa card no mfonini, srɛ wo adamfo, kɔgye
      loan, gye loan, fa loan, sika a woakora, wo savings, tua me school fees, tua sukuu fees, tua fees ma me,
      tua ka no ma me, tua me hospital bill, tua me bill, tua me hotel, edin no bɛba, edin a ɛbɛba, din a ɛbɛba,
      ne din bɛba, me momo number, me number ne, momo number no ne, momo no ne, fa to momo, fa gu momo, to me
      momo so, gu me momo so`,
    give: `siesie sika, pɛ sika, pɛ bi ma me, hwehwɛ bi ma me, gye me nkwa, gye me, so me mu, hyɛ me den, de bi
      boa, wie ma me, fa ka ho ma me, ka ho ma me, tua fa, yi me firi saa asɛm yi mu, kyɛ me bi, dom me, ma me
      bosea, bosea me bi, mena, soma me, ma me, wobetumi, bɛtumi aboa, de to, fa to, fa gu, de gu, fa hyɛ, fa
      sane, san fa, sane fa, fa me deɛ, fɛm me, send to me, transfer kɔ, fa wo deɛ, de wo deɛ, fa kakra, tua
      kakra, tɔ bi, kɔtɔ, fa tua, fa kɔtua, fa kɔma, fa kɔ ma, fa ma no, fa ma wɔn, de ma no, de kɔma, send bi,
      send kakra, momo me, hyɛ me momo, gu me phone so, fa credit, hyɛ me phone, wobɛboa me, wobɛmena me, wobɛma
      me, wobɛtua, wobɛtɔ, wobɛfa, bɛboa me, anka wobɛboa, anka wobɛma, anka wobɛmena, sɛ womena me, sɛ woboa
      me, sɛ woma me, sɛ wode bi, womena me a, woboa me a, woma me a, wotumi a, mane, fa fa, fa half, fa biribi,
      fa bi, fa sika no, fa sika bi, de sika, de kakra, de bi, wie no, wie ma, wie tua, tɔ no, twitwa, twa
      ticket, book, kyɛ me, akyɛ me, gya me, yi me fi, yi me firi mu, hwɛ me, hwehwɛ sika, san de, fa san, fa
      bra, transfer no, transfer bi, transfer ma, send no, support me, help me kakra, help me wɔ, sponsor me, di
      me akyi, gyina m akyi, gyina me akyi, brɛ, ka ho, ka bi ho, de ba, soma bra, boa, bɔ me bosea, bosea me,
      gye loan, gye bosea, tua ma, kata so, fa kata, yɛ me adɔeɛ, wubetumi`,
    pay: `tua, wotua, wobɛtua, ma yɛtua, ma wɔntua, twerɛ wo din, na wɔayi, na wɔagyae, ma wɔnyi, ma wɔngyae,
      wode bɛtua, kɔtua, clear, settle no, settle wɔn, register, kyerɛw wo din, activate, unlock, upgrade,
      woatua, yɛntua`,
    money: `data, bundle, airtime, lorry fare, car fare, transport, rent, fees, aduro, nnuro, bill, ticket,
      bosea, capital, akatua, nkae no, biribi, aduane, emo, petrol, gas, kanea, prepaid, nsuo, milk, pampers,
      nufusuo, phone foforɔ, laptop, screen, siesie, taya, engine, spare parts, hotel, room, nwoma, uniform,
      ɛka, dwadie, oprehyɛn, paneɛ, scan, lab, ayie, adaka, funeral, passport, visa, wiemhyɛn, tiketi, bus fare,
      trotro, taxi, ntoma, atadeɛ, sika, kakra, loan, battery, bo no, boo`,
    fee: `fine, fine no, nsɛnnibea, ka no, krataa sika, duty, custom, customs, clearing, registration,
      processing, bail, court, lawyer, assay, clearance, permit, visa, delivery, seal, agent fee, agent sika,
      asennibea, nkra, certificate, license, krataa, nkrataa, insurance, shipping, shipment, waybill, courier,
      storage, warehouse, training, medical, medicals, police report, agency, membership, subscription,
      activation, withdrawal, vip, towtuo, tow, stamp, admission, form, consultation`,
    unit: `cedis, cedi, ghc, ghs, gh, sidi, apem, mpem, ɔha, ɔpepem, pesewas, dollar, dollars, pounds, euro`,
    channel: `momo, mtn, telecel, airteltigo, account yi, me account, number yi, nɔma yi, sika korabea, bank,
      vodafone, at money, account number, gcb, ecobank, absa, calbank, fidelity, stanbic, zenith, me number so,
      number no so, nɔma no so, merchant, western union, wallet, bitcoin, usdt, me phone so, agent number`,
    repay: `mɛsan atua, mɛsane atua, mede bɛba, mɛfa aba, mede besane, me san de, bosome awieɛ, bosome yi awieɛ,
      me nya me salary, me nya me akatua, wo deɛ bɛsan aba, wobɛnya wo sika, mmɔhɔ, a fa ne nyinaa, mɛsane de
      ama wo, mede bɛsan, mede wo sika bɛma, wo sika bɛba, wo nsa bɛka, wobɛgye wo sika, mehyɛ wo bɔ, me hyɛ bɔ,
      meka ntam, me ka ntam, sɛ me nya, me nya sika a, menya sika a, sɛ menya, menya me sika a, wɔtua me ka a,
      sɛ wɔtua me, salary ba, salary bɛba, akatua ba a, akatua bɛba, sika no ba a, sɛ sika no ba, mebɛduru a, sɛ
      meduru, mesan ba a, nnawɔtwe a edi, nnawɔtwe a ɛba, ɔkyena mede, fiada mede, nna mmienu, nna mmiɛnsa,
      nnanu, mfɛntom, nsiho, biribi ka ho, ɛka ho, ɛyɛ bosea, bosea ara, ɛnyɛ akyɛdeɛ, yi wo sika, yi wo deɛ
      firi mu, fa wo sika, fa wo deɛ firi mu, mede bɛma, mɛsan de, yɛ bosea`,
    need: `wɔpɛ sɛ metua, wɔrebisa, wɔrebisa me, wɔse yɛmfa, aka me fa, manya fa, aka fa, sika a aka, ɛsɛ sɛ
      yɛtua, mehia, me hia, yɛhia, wɔhia, ɛho hia, merehwehwɛ, mede ka, me de ka, wɔbisa, ɛso ate, merehia,
      yɛrehwehwɛ, me rehwehwɛ, wɔrehwehwɛ, wɔregye, wɔgye, ɔse mentua, ɔse metua, ɛsɛ sɛ metua, ɛsɛ sɛ me tua,
      ɛsɛ sɛ mede, sɛ mantua, sɛ mentua a, mantua a, wɔantua, yɛantua a, gye sɛ, wɔremma, wɔremfa, wɔrenyi,
      wɔrengyae, wɔmpene, wɔmpɛ, ɔmpene, wɔn mpene, wɔapo, wɔakyere, wɔato mu, wɔato me dan mu, wɔato me account
      mu, wɔablock, ablock, wɔagye, ɛnso, ɛnnuru, ɛnnɔɔso, ɛnduru, ɛnyɛ ma, ɛnwie, ɛka kakra, deɛ etwa toɔ, adeɛ
      baako, ne boɔ ne, ɛboɔ ne, nyinaa ka, ka no ne, bill no ne, nkae, ogye, ehia, wɔpɛ, minni, me nsa si, ebo,
      ne bo, abɔ ka`,
    hint: `wobɛtumi, sɛ wowɔ, boa me, mmoa, wo nkoaa, wonko ara, menni obiara, menni obi, obi foforɔ biara,
      onyame bɛhyira, nyame bɛhyira, aniwu, m ani wu, mɛfɛre, mma m anim, kakra, fa no saa, sɛ ɛbɛyɛ yie, ɛbɛyɛ
      yie a, ɛbɛtumi ayɛ, sɛ ɛyɛ yie, sɛ ɛwɔ hɔ, sɛ ebi wɔ hɔ, ebi wɔ hɔ a, ɛwɔ wo nsam a, sɛ ɛwɔ wo nsam, wowɔ
      bi a, ɛsua, biribiara, wo nko, wo ara na, wone me, wo so na, mede me ho to wo so, mede m ani ato wo so, m
      ani da wo so, anidasoɔ, me nni obi, me nni obiara, menni nipa, nipa biara nni, obiara nni, mennim obi,
      mennim deɛ, mennim nea, hwan na, hena na, awurade bɛhyira, awurade nhyira, onyame betua, nyame betua wo,
      akoma pa, akoma papa, ayamyɛ, mmɔbɔ, m ani awu, me fɛre sɛ, mensrɛ da, mensrɛɛ da, merehaw wo, mɛhaw wo,
      fa kyɛ me, kosɛ sɛ, mesu, meresu, me su, mekotodwe, nkotodwe, sɛ wodɔ me, wodɔ me a, sɛ wopɛ me, wopɛ me
      a, sɛ wogye me di, kyerɛ sɛ, da no adi, daakye, nnya me, nnyaa me, nnyae me, nhwɛ me, ketewa, biribi, nea
      wowɔ, nea wubetumi, minni obi, me yere, me kunu, wo a wodo me, mepa wo, mesrɛ, nna ase, anigyeɛ`,
    please: `mepa wo kyɛw, me pa wo kyɛw, mepawokyɛw, kosɛ, wai, yɛ me adeɛ, onyame nti, nyame nti, me srɛ,
      mesrɛ, mesere wo, mepa kyɛw, kafra, onyankopɔn nti, awurade nti, yesu din mu, yesu nti, favour, yɛ me saa,
      sɛ anka, boa, plz`,
    urgent: `seesei, seisei, nnɛ, ɛnnɛ, ntɛm, prɛko, ɔkyena, anadwo yi, ansa, afei, kyɛre, mmere, simma,
      dɔnhwere`,
    code: `nɔma a ɛbɛba, nɔma a wɔde bɛmena, message a ɛbɛba, nɔma no, code, number nsia, nɔma bɛba, nɔma bi,
      otp, nkyerɛwee, message bɛba, nɔma a, number no a, number a ɛba, number a wɔde, digits, digit, sms, text,
      message a, krataa, pin, verification, numbers nsia`,
    tell: `kenkan, kyerɛ me, twerɛ, fa ma me, mena me, soma ma me, bɔ ma me, send ma me, ka nɔma no, ka number
      no, kyerɛw, type, copy, paste, screenshot, forward, fa no brɛ me, fa no ma me, ma me nɔma no, ma me number
      no, ma me code no, send me code, send code no, kan ma me, fa nɔma no`,
    invest: `sɛ wode, hyɛ aseɛ, de bɛhyɛ aseɛ, bra mu, bɛka ho, bue account, invest, register, de wo sika, fa wo
      sika, mɛkyerɛ wo, mɛboa wo ma, twerɛ wo ho, fa hyɛ ase, firi aseɛ, fi aseɛ, fi ase ne, firi ase ne, fa
      kakra hyɛ, de kakra hyɛ, fa sika hyɛ, de sika hyɛ, fa sika to, fa gu mu, de gu mu, fa ba mu, bɛka yɛn ho,
      ka yɛn ho, bra bɛka, bra group, join, bra platform, tɔ package, tɔ slot, yi package, bue wallet, deɛ ɛsua
      koraa, nea ɛsua, minimum, deposit, mɛkyerɛkyerɛ, mɛtrade ama wo, metrade ma wo, m adamfo bɛyɛ, wo sika yɛ
      adwuma, wo sika bɛyɛ`,
    profit: `mfasoɔ, mfaso, mmɔho, bɛyɛ, wobɛnya, kyɛfa, trading, forex, crypto, bitcoin, sika kɔkɔɔ, galamsey,
      gold, adwadie, nnawɔtwe biara, profit, interest, wonya, bɛdane, ɛbɛdane, dane, adane, bɛdɔɔso, dɔɔso, da
      biara, dabiara, bosome biara, nnawɔtwe baako, dɔnhwere 24, ɔha mu nkyekyɛmu, percent, nkoguo, rennhwere,
      hwee nsɛe, yi sika, yi wo sika, withdraw, withdrawal, binance, usdt, mining, platform, double`,
    offering: `akɛntɛn, ahosiesie, aduro, ngo, kyɛnere, kandela, candle, candles, odwan, abirekyie, akokɔ,
      afɔrebɔ, bɔ afɔre, afɔdeɛ, seed, ntoma fitaa, ayɛyɛdeɛ, aguadeɛ, sumina, anwa, afɔreɛ, kandea, ntontan,
      gyedi`,
    threat: `sɛ wompɛ sɛ, wompɛ sɛ, biribiara a woyɛeɛ, mewɔ adanseɛ, mede bɛto facebook, mede bɛto intanɛt,
      mede bɛmena wo, komm wɔ bo, mepopa a, wowɔ kɔsi, anyɛ saa, mede bɛto, mede bɛgu, mɛpost, mede bɛmena, mede
      bɛma wo, mede bɛkyerɛ, marecord, merecord, me record, marecorde, ne nyinaa wɔ me phone so, wo mfonini, wo
      video, adagya, sɛ wo block me, wobɛblock, mɛpepa, intanɛt so, wo kunu, wo yere, wo abusua, wo
      nnamfo, wo nnamfonom, wo sɔfo, wo adwuma mu, wiase bɛhu, ɔman no nyinaa, sɛe wo din, mɛsɛe wo,
      mɛgu wo anim ase, gu wo anim ase, animguase, wobɛnu wo ho, mewɔ video no, mewɔ mfonini no, makora
      ne nyinaa, sɛ woantua, woantua a, sɛ woammena, woammena a, sɛ sika no amma, sika no
      amma a, ma mempepa, na mapepa, mɛto gu, mapost, wo friends, chapel group, woblock me, meyi ato, wo awofo
      behu`,
    pressure: `gaas, kanea, ecg, computer, kɔmputa, okada, polisifoɔ, asɛnnibea, rewo, mogya, container,
      kɔntena, adwumayɛ, tender, contract, scholarship, hack, nan abu, asorofie, adanse, nnuro, police, fine,
      ayaresabea, asopiti, ayare, yare, yareɛ, dɔkota, nɛɛse, oprehyɛn, operation, scan, akwanhyia, accident,
      atɔ piti, owuo, ayie, funu, aduro, customs, duty, port, tema, parcel, akyɛdeɛ, adeɛ bi amena, mede adeɛ,
      agent, afom, mfomso, mfomsoɔ, wrong, network, wura, efiewura, landlord, dan mu, apam me, wɔapam me,
      wɔapamo me, awifoɔ, ewifoɔ, krono, wɔawia, ɛyera, ayera, polisi, cell, court, galamsey, sika kɔkɔɔ, gold,
      concession, trading, forex, crypto, nneɛma, visa, embassy, ticket, passport, agyapadeɛ, lawyer, soja,
      ɔsofo, odiyifoɔ, odiyifo, kɔmfoɔ, honhom, sunsum, mpaebɔ, daeɛ, anisoadehunu, nnomee, duabɔ, bayie, aduto,
      video, mfonini, adagya, account yi, verify, bɔ ho ban, wɔbɛto mu, green, screen, credit asa, data asa,
      mennidii, ɛkɔm, akatua, bosea, sukuu, exams, form, nka nkyerɛ, kokoam, asumasɛm, mechanic, petrol,
      station, bag, purse, ba ketewa, milk, pampers, lab, pharmacy, drugstore, ayɛ, funeral, adaka, asase,
      asaase, site, building, block, cement, sukuupɔn, result, certificate, interview, canada, germany,
      agency, ship, vessel, box, diplomat, app, group, manager, cheque, blocked, me maame, me nua, me wɔfa,
      repairer, circle, fiewura, abonten, rent, shop, goods, ntoma, custom, airport, hospital, asiane, awia,
      akrɔnfoɔ, krɔnoo, abosom, school fees, nsuo mu, phone ato, loan`,
    invite: `frɛ me, twerɛ me, kasa, yɛnkasa, yɛnkɔ, bra, add me, me number, wo number, mewɔ, wowɔ, text me,
      chat me`,
    not: `me, mede, yɛ, yɛde, wɔde, ɔde, hwan, hena, awofo, mma, mmfa, ennfa, m, menntumi, na, nna`,
    harmless: `mfonini, mfoni, address, location, wo nɔma, number, nne, nnwom, dwom, mpae, afotu, adwene, yi,
      bere, kwan, din, abakɔsɛm`,
    you: `wo, wodɔ, wode, wowɔ, brɛ`,
  },
  // Separable and serial verbs, such as "fa ... ma me" and "de ... boa me".
  forms: {
    ask: `${phrasesOf('fɛm, femm, bɔ', 'me', '_, bosea')}, ${phrasesOf('wo bank, wo account, wo momo', 'din, nɔma, number, nɔma no, din ne account, name')}, ${phrasesOf('account nɔma, account number, bank din', '_, no', 'kyerɛ me, ma me, brɛ me, mena me')}, ${phrasesOf('bisa, srɛ, fɛm firi, fɛm fi', 'wo', 'nua, maame, papa, adamfo, wɔfa, sista', '_, no, baa', 'ma me, brɛ me, firi, hɔ')}, ${phrasesOf('ma wɔmfa, ma wɔmmfa, wɔde bɛfa, wɔde bɛto', '_, mfa, ...', 'wo deɛ so, wo account so, wo so, wo momo so')}`,
    give: `${phrasesOf('fa, de, tɔ, yi, soma, to, hyɛ, gye, kɔgye', '_, ...', 'ma me, brɛ me, mena me, mane me, boa me, gu me so, to me so, gu me momo so, to me momo so, hyɛ me momo, ama me, abrɛ me, aboa me, kɔ saa number yi so, ma me nua')}, ${phrasesOf(COULD_YOU, '_, de ..., ...', 'aboa me, ama me, afɛm me, amena me, asoma me, atua, abrɛ me, boa me, ma me, mena me, de aboa, de ama me')}, fa half di kan, tua kakra di kan`,
    pay: phrasesOf('tua, kɔtua, wotua', '_, ...', 'na fa, na gye, ma wɔn, na wɔde, ansa'),
    repay: `${phrasesOf('mede, mɛsan de, mesan de, mede wo sika, mede wo deɛ', '_, ...', 'bɛma wo, bɛbrɛ wo, bɛhyɛ wo nsa, bɛsan aba, asan abrɛ wo, ama wo, bɛtua wo')}, mɛtua wo, mɛtua wo ka, ${phrasesOf('wɔtua me, me salary ba, sika ba, meduru hɔ, mɛduru hɔ', 'a')}`,
    need: 'wɔse yɛntua, wɔse mentua, aka kakra, aka kakra bi, nkaeɛ no, deɛ aka no',
    threat: phrasesOf(RELATIVES, 'bɛhu, bɛhwɛ, bɛte, behu, behwe, bɛnya, hunu a'),
    invest: phrasesOf(
      'wode, sɛ wode, fa, de',
      '_, ...',
      'to mu a, to mu, hyɛ mu a, hyɛ mu, fi aseɛ, hyɛ aseɛ, sɔ hwɛ',
    ),
    profit: 'wobɛgye, nnanson akyi, nnawɔtwe akyi, menhweree da, mehyɛ wo bɔ',
    code: 'nɔma nsia, nɔma nnum, nɔma nan',
    hint: `${phrasesOf('kakra, ketewa, fa, baako', 'mpo, po, koraa')}, cedis mpo, wonhu me mmɔbɔ`,
    money: 'nkaeɛ, deɛ aka, deɛ ɛka, kaadi, credit',
    fee: 'tax, duty no, ɛtoɔ',
  },
}
