import type { Lexicon } from '../lexicon.ts'
import { formsOf, phrasesOf } from './forms.ts'

const COULD_YOU = '_, biko, i nwere ike, i ga enwe ike, i ga, ka i, o buru na i, gbalia, mee ngwa, nwaa'
const RELATIVES =
  'nna gi, nne gi, nwanne gi, di gi, nwunye gi, ezinulo gi, ezi na ulo gi, onye obula, ndi uka gi, ndi be gi, enyi gi, ndi enyi gi, oga gi, pastor gi, obodo'

/** Igbo, mostly typed without marks; the imperative often ends in -re m, "for me". */
export const igbo: Lexicon = {
  language: 'ig',
  phrases: {
    ask: `enweghi m ihe, aka m kpochie, aka m choro, akpa m choro, aka kọrọ, mkpa ego, nsogbu ego, enyemaka ego,
      gbazite m, jiri akauntu gi, site na akauntu gi, site n akauntu gi, zitere m ego, ziteere m ego, zitetụ m
      ego, zite ego, zitetu ego, zigara m ego, nye m ego, binye m, binyere m, biri m, gbazinye m, gbaziri m,
      gbazite, nyere m aka na ego, nyere m ego, zụtara m card, zụta card, zitere m card, zitere m kaadị, zitere
      m data, tinyere m card, tinyere m kaadi, kwụọrọ m, kwụnyere m, kwụọ ụgwọ ụlọ m, ego ụgbọ m, ego transport
      m, ihe obula i nwere, ihe ọ bụla i nwere, ihe i nwere, nke i nwere, ree ekwentị, ree phone, resị, pin atm,
      nọmba atm, biko zitere m, gbazinyetu m, biziri m, m ga agbaziri, ka m gbaziri, achoro m igbaziri, igbaziri
      ego, igbazite ego, inye m ego, i ga enye m ego, nyetu m ego, obere ego, ole ego i nwere, ole i ga
      enwe ike, ego obula, ego ọ bụla, m choro ego, achoro m ego, ego choro m, ego kọrọ m, ego gwụrụ m, ego
      agwula, enweghi m ego, e nweghi m ego, enweghi m kobo, enweghi ihe m ji, nyere m aka kwụọ, nyere m aka
      zụta, nyere m aka mezuo, nyere m aka mejuo, kwụọ ya maka m, kwuo maka m, zụtara m data, zụtara m airtime,
      zitere m airtime, tinyere m airtime, tinye airtime, tinye card, recharge m, zutere m card, bank ole ka i
      ji, akauntu gi, account gi, ka ha zite ya, ka ha tinye ya, ha ga etinye ya na, natara m ego, nata ego,
      wepụ nke gi, were oke gi, dejupụta form, deju form, dejupụta fọm, bvn gi, nin gi, pin gi, paswọọdụ gi,
      password gi, foto kaadi, foto id, kaadi gi, nọmba kaadị, zụta gift card, zụta kaadị, zụta itunes, kpụọ ya,
      kọchaa, kọọ ya, gbaziri na, were loan, ego i chekwara, ego nchekwa, aha ga apụta, aha ga egosi, aha
      account, nọmba account, account m bu, akauntu m bu, nke a bu account, na opay m, na palmpay m`,
    give: `kwadebe, kwado m, kwadoo m, nyere anyi aka, zoputa m, gbaputa m, napụta m, wepu m na, tinyere m aka,
      tinye aka, gbakwunyere m, mejuputara m, nyetukwa m, chotara m ego, jikota, ziteere m, zitetu, zigaghachi,
      zighachi, zighachiri m, nye m, nyetụ, nyere m, inyere m, i ga enye m, bunye, wetara m, wetere m, zụtara,
      gotere m, kwughachi, nyeghachi, weghachi, weghachitere m, tufuo, were nke gi, jiri, dojuo, mezuo, mezuore
      m, mejuo, mejupụta, zipu, nye ha, nyefee, nyegodu m, nyetugodu m, biko nye, biko nyere, gbazinyetu m,
      zụọrọ m, goro m, kwadotu m, nyefe, were kaadị gi, chọtara m, chọọ, wetagodu, wetakwa, wetatu, kwunyeturu
      m, kwunyere m, nyeturu, me ka, biko wetara, zitegodu, zitetuo, izitere, i ga ezite, i ga ezitere, zigara,
      zigaara, nyefere, inyetu m, inye aka, nyenu m, nye obere, nye ihe, nye ya, nye onye, nye agent, nye
      dokita, igbazinye, gbaziri, gbazitere m, binyetu, ibinye m, biere m, azụtara, azụrụ m, zutere, izutara,
      wetakwuo, tinyekwu, tinyekwuo, tinyetu, tinyetuo, itinyere m, gbakwunyere, gbakwunyetu, mejuoro m,
      mezuoro, mezuputa, mechaa, mechaara m, kwadonụ, kwagide m, wepụta m, dọpụta m, bia zoputa, nwee obi ebere,
      mere m ihe, meghachi, weghachite, weghachita, weghachitara m, weghachiri m, zitaghachi, laghachite,
      nnyefe, transfer, send m, send ya, nyekwa, were ego, were kwuo, nye nwanne m, kunye, kunyere m, tinyere m,
      bute, butere m, agbazite m, gbazite, biri, jikere, debe, debere m, chee, cheere ya, mee, meere m, chota,
      ree, resi, sachie, kpokota, kpokotaara m, juputa, mezue, kpochie, mechie ya, tukwasi, kere ya uzo abuo,
      kee ya, i kwuo, i nye, ga ekwe gi, obi gi o ga ekwe, i ga enwe ike, i nwere ike, inwere ike`,
    pay: `kwuo, kwụchaa, ga akwu, kwụrụ ha, kwunye, ikwụ, kwụsịa, mgbe i kwuchara, ozugbo i kwuru, i kwụọla,
      mezie, kpochapụ, deba aha, idebanye aha, debanye, wepụta ya, hapụ ya, tọhapụ, ka ha hapụ, kwuoro m`,
    money: `ego, data, transport, tiketi, tiket, ticket, ụgwọ, naira, puku, obere ihe, gas, latrik, mmiri ara,
      pampers, osikapa, garri, ekwentị ọhụrụ, laptop, ndozi, taya, injin, họtel, ụlọ obibi, ọrụ abụọ, ịwa ahụ,
      ọgwụ mgbochi, nnyocha, olili, igbe ozu, paspọtụ, passport, visa, tikeeti, ụgbọ elu`,
    fee: `ntaramahuhu, ego ntaramahuhu, ego ikpe, ego akwukwo, ego ndebanye aha, ndebanye aha, custom, customs,
      kọstọm, clearance, agent, form, fọm, ụtụ, beele, bail, lawyer, ọka iwu, registration, processing,
      delivery, stamp, ụlọ ikpe, nra, asambodo, ikike, mkpuchi, insurance, mbupu, waybill, courier, nchekwa,
      storage, ọzụzụ, training, agency, ego ndebanye, membership, subscription, activation, upgrade, vip, seal`,
    unit: `naira, puku, nde, narị, dola, dollar, k, pound`,
    channel: `opay, palmpay, account m, account a, nọmba a, banki, account number, akauntu, ụlọ akụ, access,
      gtb, first bank, uba, zenith, fidelity, kuda, moniepoint, pos, nọmba m, ekwenti m, western union, wallet`,
    repay: `aga m akwughachi, m ga enyeghachi, m ga eweghachi, m ga enye gi ya, ugwo onwa, ngwucha onwa, oburu
      na akwuo m, i were ya niile, were nke fọdụrụ, i ga enwetaghachi, i ga enweta okpukpu, ga m akwụghachi, ga
      akwụghachi, akwụghachi gi, m ga eweghachitere, a ga m akwu gi, m ga akwụcha, m ga eziteghachi, m na
      akwụghachi, kwe m nkwa, e kwere m nkwa, ekwe m nkwa, a na m ekwe nkwa, m na ekwe nkwa, mgbe ha kwụrụ m,
      ozugbo ha kwụrụ, ego bata, ego batara, mgbe m natara, ozugbo m natara, ma m nata, mgbe m rutere, ozugbo m
      rutere, mgbe m bịara, mgbe m lọtara, izu ọzọ, ọnwa ọzọ, na ngwucha, fraide m, mọnde m, echi m, n ime
      ụbọchị, ụbọchị abụọ, ụbọchị atọ, na omurunwa, ọmụrụ nwa, tinyere ihe, na ihe n elu, mgbazite, obughi
      onyinye, ọ bụghị onyinye, wepụ ya na, wepụta nke gi, i ga enweta ego gi, ego gi ga, agam akwughachi, anyi
      abuo ga akwu, agam anara, kwughachi, mbinye, i ga erite uru, i ga anata`,
    need: `ha choro ka m kwuo, ha na acho, ha na ajụ, ego foduru, enwere m okara, o foduru nani, achọrọ m, anyi
      choro, ha choro, ọ bụ naanị, ego ya bu, ego ahu bu, na efu, kọrọ, ji m ụgwọ, ji ugwo, o zughi, ezughi,
      achọ, ha sị, ka m kwụọ, m ga akwụ ụgwọ, m kwesịrị ịkwụ, ekwesiri m ikwu, aghaghị m ịkwụ, ọ bụrụ na m
      akwụghị, ma m akwụghị, ma ọ bụghị, ma obughi, belụsọ, ma e wezụga, ha agaghị, ha jụrụ, ha ekweghị, ha
      jidere, e jidere, ejidere m, kpọchiri, emechiri, ezubeghi, o zubeghi, erughi, eruteghi, o rughi, fọdụ, nke
      ikpeazụ, ihe ikpeazụ, kwụsịrị, ego ya dị, ọnụ ahịa, ngụkọta, ha kwuru, dokita kwuru, dokita siri, o foro,
      o choro, choro m, enweghi m, e nweghi m, anaghi m, i nwetaghi, ga ebute m, ga erue, ga ezu, adighi ezu`,
    hint: `i nwere ike, i ga enwe ike, oburu na i nwere, ọ bụrụ na i nwere, ma i nwere, nyere m aka, inyere m
      aka, biko nyere, enyemaka, nani gi, enweghị m onye, onye ozo, chukwu ga agozi, chukwu ga akwu, ihere,
      ọkara, ole i nwere, naanị, so so, i ga enweli ike, i nweere, o kwere mee, ọ bụrụ na o kwere, ma o kwe mee,
      oburu na o ga ekwe, ma i nwee, ma ọ dị, ọ bụrụgodi, oburugodi, ọ sọkwa ya, obere, ntakịrị, ka i ra, otu i
      ra nwee, inye aka, aka gi, gi ka m, dabere na gi, m dabeere, olileanya m, olile anya m, atụmatụ m, enweghi
      m ozo, e nweghị onye, onweghi onye, amaghi m onye, amaghi m ebe, amaghị m ihe m ga eme, onye ka m ga, kedu
      onye m ga, chineke gozie, chukwu ga enyeghachi, chukwu ga echeta, chukwu nyeghachi, obi ọma, anaghi m
      arịọ, a naghi m ario, ariobeghi m, agbarala m, ndo na m, ndo maka, gbaghara m, e were iwe, ewela iwe, m na
      ebe akwa, ebe m akwa, anya mmiri, ikpere m, n ikpere, ọ bụrụ na i hụrụ m, i huru m n anya, ma i hụ m n
      anya, gosi m, gosipụta, dika di m, odinihu, ahapụla m, hapụla m, echefula m, nke i nwere, nke i nwetara,
      aka abuo, uzo abuo, sọọsọ gi, soso gi, nwunye m, hapu m, were obi ebere, meere m ebere, ihunanya ka o
      choro`,
    please: `biko, bikonu, arịọ, ariri m, arịrịọ, maka chukwu, meere m, abeg, kporo m oku, maka aha chukwu, maka
      chineke, n aha jesu, n aha chukwu, n ihi chukwu, mere m ebere, amara, ihu ọma`,
    urgent: `taa, ugbu a, ugbua, ngwa, mee ngwangwa, tupu, abalị a, echi, osiso, gbaa mbọ, nkeji, ozugbo, o na
      agwu`,
    code: `onu ogugu isii, nọmba isii, nomba ha zitere, code ha zitere, onuogugu, onu ogugu, code, koodu, otp,
      ozi ga abata, ga abata na foonu, ga abata na ekwenti, nọmba ahụ, ọnụọgụ, nọmba anọ, nọmba batara, nọmba ga
      abata, ozi batara, ozi ha zitere, ozi nwere, sms, text, pin, nomba bịara`,
    tell: `gwa m, gwatu m, zitere m, dee ya, deere m, degara m, guo ya, guoro m, nye m, zite ya, detuo, kpọọ m
      ya, kpoo ya, guputa, gụpụtara m, dee n ebe a, detara m, zitetu m ya, ziga m ya, zigara m ya, nyetu m, gosi
      m, screenshot, copy, kopia, forward, forwardụ, forwarda, biputa, see nomba, see ya, kposara m`,
    invest: `itinye, sonye, sonyere, debanye aha, mepe account, mepee, zụta slot, m ga egosi gi, m ga azụ gi,
      malite, bido, were obere, were naira, bata, batakwa, banye, join, zụta package, họrọ package, mepe wallet,
      mepe akauntu, ego kacha, nke kacha nta, opekata mpe, opekempe, minimum, m ga akuziri, m ga edu gi, m ga
      emere gi, m ga azụ ahịa, oga m, ego gi rụọ ọrụ`,
    profit: `uru, okpukpu, ọ ga-abụ, i ga enweta, trading, forex, crypto, kripto, bitcoin, azụmahịa, kwa izu,
      izu obula, enweghi ida, dollar na abata, mụbaa, na amụba, ga amụba, ọ ghọọ, aghọ, i ga eritere, irite,
      erite, kwa ụbọchị, kwa ọnwa, ụbọchị ọ bụla, izu ọ bụla, n otu izu, n ime izu, n ime ụbọchị, n ime awa,
      pasent, percent, nkwa, obi sie gi ike, enweghị ihe ize, enweghi risk, i gaghị efunahụ, efu, wepu ego,
      withdraw, withdrawal, binance, mining, platform, azụmaahịa, muba, abawanye`,
    offering: `seed, mkpuru, kandụl, candle, akwa ọcha, onyinye, ebule, aja, mmanu otite, okwukwe`,
    threat: `o buru na i choghi ka, ma i choghi ka, ihe nile i mere, enwere m ihe akaebe, enwere m vidio, enwere
      m foto, m ga etinye na facebook, m ga etinye ya na, m ga eziga ya, m ga ezigara, m wụpụ, m ga ewupu, m ga
      awụpụ, m zigara ndị, m ga ezigara ndị, m ga ezipu, m ga agbasa, aga m ewupu, aga m ezigara, onye ọ bụla ga ahụ, e dere m ya, e dekọrọ m, m dekọrọ, m record, e record, edekotara m, foto
      gi, vidio gi, gi oto, igbochi m, gbochie m, m hichapụ, ga ehichapu, ihere ga eme gi, aha nwanne, papa gi
      ga ahu, m ga etinye, m ga ezigara ya, m ga ezigara di,
      m ga ezigara ezinaụlọ, ezinaụlọ gi, ezinulo gi, nne na nna gi, ndị enyi gi, ndị ụka gi, onye isi gi, ebe
      ọrụ gi, ụwa niile, uwa nile, mmadu niile, ga emebi aha gi, mebie aha gi, mebi aha, mebie ndu gi, mebie gi,
      emenye gi ihere, menye gi ihere, ị ga akwa ụta, enwere m video, e nwere m, video gi di, gba ọtọ, e sere m, m sere foto, ma i zighi, ma i zitaghị, ma i kwughi, ọ
      bụrụ na i kwụghị, oburu na i kwughi, oburu na i ziteghi, i ga agba oto, ndi church gi, church unu niile ga
      ahu, ga ahu ya, ebuuru ya, gawa instagram, gawa facebook, ga amalite na group, group ezinulo, alert ka m
      choro, i block m, bloku m`,
    pressure: `gaasi, nepa, oku, kọmputa, okada, ndi uwe ojii, uwe ojii, ikpe, omumu, obara, konteena, kontena,
      oru nkwekorita, nkwekorita, scholarship, hack, mgbaji, otutu ogwu, ogwu, ndi loan, visa, embassy,
      hospital, dokita, nọọsụ, oria, ịwa ahụ, operation, bp, ihe mberede, accident, nwụrụ, olili, customs,
      custom, ngwugwu, parcel, onyinye, agent, uk, airport, wrong, mmejọ, n amaghi ama, network, alert, receipt,
      landlord, onye nwe ụlọ, chụpụ m, ohi, zuru m, akpa m, mebiri, police, mkporo, bail, forex, trading,
      crypto, azụmahịa, dollar, tiket, passport, nketa, lawyer, soja, onye agha, pastor, papa anyi, ọhụụ, mmuo,
      dibia, ogbanje, ihe banyere gi, nkọcha, kere gi udo, agbaji, ebubu ọnụ, vidio, video, foto, oto,
      verification, verify, mechie account, na emechi, ekwenti m, ihuenyo, card gwụrụ, data gwụrụ, erighi m nri,
      eribeghi m, agụụ, ụgwọ ọnwa, ji ugwo, loan, ule, jamb, form, ọrụ, agwala onye, n etiti anyi, nzuzo, ngwa
      ahịa, ahịa m, port, container, ugboala, mechanic, tyre, bus, nwa m, ada m, mmiri ara, ulo akwukwo,
      mahadum, school, exam, result, asambodo, ajụjụ ọnụ, agency, ala, chọọchị, nna m ukwu, nne
      m, mama m, nwanne m, chemist, nnyocha, scan, xray, ozu, igbe, ego nna, akpati, diplomat, ọla edo, gold,
      group, manager, app, akauntu, kaadị m, atm, bvn, block`,
    invite: `kpọọ m, degara m, ka anyi kwurita, gaa na, bia na, anyi gaa, nọmba m, nọmba gi, nye m nọmba, a no m
      na, i nwere, i no na`,
    not: `m, anyi, ha, onye, anaghi, a naghi, agaghi, ọ, mama, umu, i zigala, mu, kewara, igwa mmadụ, igwa onye`,
    harmless: `foto, adreesị, adres, nọmba gi, olu gi, abu, ekpere, kpee, ndụmọdụ, họrọ, ohere, oge, aha gi,
      akụkọ`,
    you: `gi, unu, i ga, i nwere, i nwetara, i nwetaghi, i tinye, i weta, i zite, i kwuo, i nye, ka i, ma i`,
  },
  // Verbs with the ending "for me", and what the reader could do.
  forms: {
    ask: `${formsOf('gbazi, gbazie, gbazinye, binye, biri, biziri', '_, tu, nye, e', ' m, m ya')}, ${phrasesOf('aha, nomba', 'bank gi, akauntu gi, account gi, banki gi')}, ${phrasesOf('juo, gbaziri n aka, gbaziri, rio', '_, ...', 'nwanne gi, enyi gi, nne gi, nna gi, aunty gi, onye')}, ${phrasesOf('zite, zitere, tinye, kwunye, kwuo', '_, ya, ego, ...', 'na nke gi, n akauntu gi, na account gi, n aka gi')}`,
    give: `${formsOf('zi, zite, ziga, nye, nyetu, nyere aka, tinye, tunye, tupu, kwu, kwuo, zuta, zu, weta, wetara, wepu, buta, mezu, mejuo, gbakwunye, gba, jikota, chota, bunye, weghachi, zighachi, napu, chebe, gbata, gbatara', '_, re, ere, ru, tara, tere, tu, nu, ro', ' m, m ya, anyi')}, ${phrasesOf(COULD_YOU, 'zite, zitere, ziga, inyere, inye, inyere m aka, nyere m aka, nye aka, kwuo, ikwu, izite, iziga, zuta, izuta, tinye, itinye, weta, iweta, gbakwunye, ibinye, binye, gbazinye, nwetara m, kwado, inye m')}`,
    pay: `${phrasesOf('mechie, kwuo, kwuchie, kwuchaa, mezuo', 'ya, ha, ego, ugwo')}, ${phrasesOf('onye na anata, onye nata', 'na akwu, ga akwu')}`,
    repay: `${phrasesOf('m ga, aga m, ka m', 'akwughachi, nyeghachi, enyeghachi, kwughachi, eweghachi, weghachi, zighachi, akwu, etinye ya n aka', 'gi, ya, ego gi')}, ${phrasesOf('akwuo m, a kwuo m, akwuchaa m, a kwuchaa m', 'ugwo, ugwo onwa')}`,
    need: 'ha si na a ga akwu, a ga akwu, ha si kwuo, nke foduru, ihe foduru, foduru bu',
    threat: phrasesOf(RELATIVES, 'ahu ya, ahu, ga ahu, ga anu, ga ama, ahuta, anu ya, ga ahuta, ekirie'),
    invest: phrasesOf('i, ka i, buru na i, _', 'weta, wetara, tinye, tinyere, bido na, jiri bido, jiri'),
    profit: 'i were, abali asaa, mgbe abali, o nweghi mgbe m furu, ana m anu iyi',
    hint: `${phrasesOf('o buru na o bu, agbanyeghi ma o bu, ma o bu, obuna', '2k, 3k, 5k, 10k, 200, 500, 1000, obere, okara, puku')}, obere ihe, emere m ebere`,
    money: 'nke foduru, card, kaadi, airtime, okara',
  },
}
