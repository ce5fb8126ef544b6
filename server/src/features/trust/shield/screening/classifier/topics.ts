import { fold } from '../fold.ts'
import { tokenize } from '../tokens.ts'

/**
 * `stem-` matches the start of a word, `-end` its end. Arabic and Ethiopic words absorb particles, so theirs match
 * after up to two letters unless `=` precedes. No word names a country, people, faith or language.
 */
const TOPICS: Record<string, string> = {
  hospital: `hospi- hopit- hosipit- clinic- clini- asibiti asibitin ospitali ulogwu ile-iwosan iwosan ayaresabea ward icu theatre
    tiata መስፖታል ሆስፒታል ክሊኒክ مستشف مشفى سبيطار عياد`,
  doctor: `doctor- docteur medecin medic- medico daktari likita dokita doktor oduyefo nurse- infirmi- enfermeir- muuguzi ዶክተር ሀኪም ነርስ دكتور طبيب الطبيب`,
  illness: `sick- ill ailing malade malades maladie doente- adoec- mgonjwa ugonjwa -gonjwa ciwo rashin lafiya aisan aaro  yare yareda surgery operat- operac-
    chirurg- upasuaji tiyata tiwo accident ajali hatsari ijamba ihe-mberede drip blood damu jini eje obara mogya cancer fever malaria homa
    ታመ ህመም ቀዶ ደም አደጋ مريض مرض عملي حادث دم`,
  medicine: `medicine- medication drug drugs medicament- medicament remed- dawa magani ogun ogwu aduru insulin- injection sindano oxygen
    pharmac- farmac- መድሀኒት መድኀኒት ፋርማሲ دواء دوا علاج صيدلي`,
  birth: `labour labor pregnan- enceinte gravid- parto accouch- mimba ujauzito uzazi -jifungua haihuwa ciki naquda oyun bimo rob- ime-nwa nyinsen awo
    ወሊድ ምጥ ነፍሰ ولادة حامل`,
  death: `died dead death funeral- burial- bury decede deces enterr- obseq- mort morte morreu faleceu enterro funerail- msiba mazishi -fariki alifariki kifo
    rasuwa mutu janaza oku isinku kuo ku ozu ili olili nwuru onwu ayie wuu owu ቀብር ሞተ ለቅሶ توفي مات جناز عزاء دفن`,
  police: `police- polis polisi yansanda olopa uwe-ojii polisifo esquadra esquad- commissariat station bail caution fianca dhamana beli beeli
    cell detained arrested arrest- prison prisao jail detid- preso gereza rumande kurkuku kulle ewon nga ilo afiase inspector dpo ocs
    ፖሊስ ዋስ እስር ታሰረ شرط قسم كفال سجن محبوس حبس`,
  law: `court lawyer- avocat- advogad- barrister judge juge juiz tribunal mahakama wakili kotu lauya alkali agbejoro ile-ejo lawya ikpe
    notaire notary asemni asennii affidavit ፍርድ ጠበቃ محكم محام قاضي عدل`,
  customs: `customs douan- alfandeg- clearance clear clearing kra forodha kwastam ibode port harbour harbor porto bandari demurrage duty
    ushuru tag ጉምሩክ ቀረጥ ወደብ جمارك جمرك ميناء`,
  parcel: `parcel- package- colis encomend- pacote mzigo kifurushi kaya sako eru paali ngwongwo ihe-ozi nneema parcele courier- dhl fedex ups
    delivery livraison shipment shipping agent agents wakala wakili-n ekunsin ጥቅል ዕቃ እቃ ኩሪየር طرد شحن طرود`,
  papers: `visa vis- passport- passeport- passaporte pasipoti fasfo embassy ambassade embaixada ubalozi ofishin-jakadanci iwe-irinna permit
    licence license certificate papers papiers documento- documents nyaraka takard- akwukwo nkrataa form forms formul- foomu fom fomu sponsor-
    ቪዛ ፓስፖርት ኤምባሲ ሰነድ ፎርም تأشير فيزا جواز سفار أوراق استمار`,
  travel: `flight- ticket- billet- passag- bilhete- tiketi tikiti tikit tiketti airport aeroport- filin-jirgi papa-oko ndege wiemhyen transport
    tfare fare nauli kudin-mota owo-oko boarding voo vol bus safari tafiya irinajo njem akwantu
    ቲኬት ትኬት አውሮፕላን በረራ ጉዞ تذكر طيار مطار سفر سفري`,
  stranded: `stranded stuck bloque- coince- preso retid- nimekwama -kwama kwama makale makal- ha-mo ihe-siri stranded ተጣብቄ ቀርቼ عالق محجوز`,
  stolen: `stole- stolen robbed thief thieves vole- roub- assalt- iba iban sata satar ole ji-le zuru ohi wia awia snatched lost wallet perd- perdi
    portefeuille carteira pochi ተሰረቀ ሌባ ጠፋ سرق انسرق ضاع محفظ`,
  phone: `phone- telephon- telefon- simu waya wayar foonu ekwenti screen ecran charger battery laptop ስልክ ላፕቶፕ موبايل هاتف تلفون جوال شاش لابتوب`,
  airtime: `airtime credit recharge- recarga- card cards carte- data bundle- bando salio vocha kati katin kaadi saldo megas kaadi kadi ካርድ ጥቅል رصيد كرت كروت شحن`,
  giftcard: `gift steam itunes razer amazon google scratch- gratt- raspa- voucher- coupon- transcash neosurf pcs code codes kangare`,
  code: `code- otp pin cvv bvn nin digits chiffres digitos codigo- lambobi lambobin nambari namba noma nomba nomma onka password mot-de-passe senha sms
    ኮድ =ፒን ቁጥር رمز كود الرقم باسورد`,
  remote: `anydesk teamviewer rustdesk app download- telecharg- baixa- pakua sauke install- link lien kiungo mahada linki አውርጂ نزل حمل برنامج رابط لينك`,
  account: `account- acct compte- conta akaunti akawunti asusu asusun akanti asunwon bank- banque- banco benki banki iban ussd
    አካውንት ባንክ ሂሳብ حساب بنك بنكك`,
  blocked: `frozen blocked block bloque gele congel- bloquead- hold pending locked zimefungwa -fungwa rufe titi ti-pa akpochiri ato-mu ታገደ ተዘጋ مجمد موقوف محظور`,
  salary: `salar- salaire paye paid payday mshahara albashi owo-osu ugwo-onwa akatua ደሞዝ ደመወዝ راتب معاش =سلف`,
  money: `money cash argent fric sous dinheiro grana pesa hela fedha kudi kudin owo ego sika moolah funds fonds fundos ገንዘብ ብር فلوس =مال دراهم مصاري قروش`,
  thousand: `thousand- k mil mille elfu laki dubu egberun puku apem mpem hundred cent cem mia dari ogorun nari oha ሺህ ሺ መቶ =ألف =الف =آلاف مية مئة`,
  send: `send sending envoi- envoy- transf-  manda mandar mandas mande mandei mandou envia- enviar tuma -tuma tumia rusha -rushia turo tura aika fi-ranse ranse zite zitere kwunye mane
    soma brebre wire western remit- ላክ ላኪ አስገባ አስገቢ ابعت ارسل أرسل حول حوّل دفع`,
  lend: `lend loan- borrow- prete- preter pret emprest- kopa mkopo -kopesha azima ranta aro bashi rance ya yawo gbese gbazi- gbaz- biri ibiri bosea fem
    አበድር ብድር =سلف سلفني قرض دين`,
  payback: `refund- return- repay- rembours- rend- devolv- reembols- rudish- -rudishia maida mayar dawo-da da-pada pada kwughachi akwughachi weghachi tua san-fa
    መለስ እመልስ ይመለስ أرجع ارجع رجع أردها يرجع استرد`,
  fee: `fee- frais taxa- taxe-  kudin-rijista owo-iforukosile ugwo charge- deposit- caution deposito sinal avance arbun amana tozali registration regist-
    inscri- rijista iforukosile membership premium vip level unlock- ክፍያ ቀብድ ምዝገባ رسوم عربون تأمين اشتراك تسجيل`,
  remaining: `remain- left balance short reste- manque- falta- resta- imebaki -baki bado saura rage ku ku-die fodu- fọdụ aka kakra
    ቀረ የቀረ ጎደለ باقي الباقي ناقص ينقص`,
  offering: `sadaka sadaqa seed offering tithe dime ofrenda kwanon rufi sadakar bantoro ore-ofe onyinye afore ntoboa صدق تبرع መባ አስራት ምጽዋት`,
  half: `half moitie metade nusu rabi idaji okara fa ግማሽ نصف نص`,
  anything: `anything whatever something little small any chochote kidogo chote komai kadan ohunkohun die ihe-obula obere biribi quelque rien petit
    coisa pouco bocadinho የምትችይ ማንኛውም ትንሽ شيء شي قليل `,
  today: `night evening usiku dare ale mgbede anadwo noite nuit ማታ الليلة today tonight now immediately quick- fast before deadline expires aujourd'hui soir vite urgent- hoje agora rapido leo haraka mara sasa kabla
    yau yanzu kafin gaggawa sauri loni bayii bayi kiakia taa ugbu-a ngwa nne seesei ntem before ዛሬ አሁን ቶሎ ሳይዘጋ ሳይመሽ በፊት اليوم الليلة =الآن الحين دابا بسرعة قبل`,
  closes: `close- closing ferme- fecha- funga -fungwa kufungwa rufe za-a-rufe tiipa mechie auction encan mnada enchere ይዘጋል يقفل تسد يسكر`,
  tomorrow: `tomorrow friday monday demain lundi vendredi amanha segunda sexta kesho gobe  echi okyena ነገ ሰኞ አርብ غدا بكرة`,
  secret: `secret- nobody anybody between dis tell siri usiambie usiwaambie usimwambie sirri kada-ki asiri  nzuzo asem kokoa segredo personne ninguem
    ሚስጥር ምስጢር አትንገ سر محد لا-تقول بينا`,
  shame: `asham- shame shy honte vergonh- envergonh- aibu kunya itiju oju-n-ti ihere aniwu feree sorry ያሳፍራል አፈርኩ خجل مستحي عيب`,
  onlyyou: `only alone seul- sozinh- unico unica pekee tu-wewe kadai nikan naani nkoaa አንቺ-ብቻ ብቻ وحد بس غيرك`,
  wedding: `wedding- marri- mariage casament- noiv- fianc- harusi ndoa arusi aure biki igbeyawo agbamakwukwo alumdi ayefor- awaree introduction engagement
    ሰርግ ጋብቻ ቀለበት زواج عرس خطوب خطيب`,
  brideprice: `lobola mahr dowry dot dote mahari sadaki owo-ori ime-ego tiri-nsa bride cows vaches vacas ngombe shanu ጥሎሽ مهر`,
  ring: `ring bague anel alianca pete zobe oruka mgbanaka kawa ring jewel- bijou- ourives dhahabu zinari wura  gold ouro ቀለበት ወርቅ خاتم ذهب`,
  mother: `mother mum mom mama mummy mere mae mama uwa uwata iya maami nne mmam ena maame እናት እማዬ أم =أمي =امي والدت`,
  father: `father dad daddy papa pere pai baba uba ubana mahaifi nna papam agya አባት አባዬ أبوي والد أبي`,
  sibling: `brother- sister- frere soeur irmao irma kaka dada ndugu yaya kane kanwa egbon aburo nwanne nua nuabarima nuabaa ወንድም እህት أخ أخي أخت اختي`,
  child: `child children kid kids son daughter enfant- fils fille- filho filha mtoto watoto mwanangu yaro yara dana omo nwa umu ba mma school- ecole escola
    shule makaranta ile-iwe ileewe akwukwo-mmuta sukuu propina pension scolarite karo ልጅ ትምህርት ተማሪ =ولد بنت مدرس ابن`,
  family: `family famille familia iyali dangi ebi ezinulo abusua relative parent- parents wazazi iyaye  ቤተሰብ أهل عائل`,
  business: `business boutique commerce biashara kasuwanci kasuwa sana'a owo-sise okowo ahia adwuma adwadie shop shops store customer- client- clients cliente-
    wateja mteja stock sell- sold vends vendre vendu vente vendas vendo vender vendi kuuza -uza sayar saida ta oja re ere ton market- marche mercado soko ንግድ ሱቅ ደንበኛ ሸጥ تجار محل زبون بيع سوق مشروع`,
  price: `price- prix preco- bei farashi iye-owo onu bo expensive cher chere caro cara ghali tsada won oke-onu boo cost- coute- custa costs custou
    ዋጋ =ውድ سعر غالي ثمن كم بكم`,
  food: `food eat- lunch dinner restaurant- resto manger diner repas jantar almoc- comer chakula kula -kula abinci ci ounje jeun nri rie aduane di
    rice jollof suya pizza coffee cafe tea ምግብ ምሳ እራት ቡና አكل عشاء غدا مطعم قهوة أكل`,
  split: `split half-half each share divide partag- chacun moitie-moitie divid- rachar cada kugawana -gawana kila raba kowa pin-in onikaluku kee onye-obula kye obiara
    together ensemble juntos pamoja tare jo papo onu mmom ይካፈል እንካፈል አብረን نقسم نص-نص كل-واحد مع-بعض`,
  mytreat: `treat invite- inviting convid- pago ninakulipia nitalipa ndilipa zan-biya zan emi-lo-ma-san maa-san m-ga-akwu mega-akwu metua me-tua metua
    እኔ-እከፍላለሁ እከፍላለሁ أنا-بدفع بعزم عازم بدفع هدفع`,
  refuse: `no non nao hapana aa a'a rara o-o mba daabi dabi never jamais nunca sitaki bana siwezi =አይ አይሆንም لا لن ماراح`,
  scammer: `scam- fraud- arnaqu- escroc- burla- golpe golpist- tapeli -tapeli matapeli damfara dan-damfara jibiti onijibiti gbajue yahoo wayo 419 aghugho onye-aghugho
    dabodaboni krakyer block blocked bloque bloquei report- አጭበርባሪ ማጭበርበር نصاب نصب احتيال محتال بلاغ`,
  invest: `invest- trading trade crypto- bitcoin btc usdt binance forex platform plateforme wekeza uwekezaji hannun-jari idokowo itinye fa-si-mu capital profit- benefic- lucro-
    faida riba ere uru mfaso double- doubl- dobr- zidi ninki ilopo abuo mmienu withdraw- retir- return returns task tasks likes ኢንቨስት ትርፍ እጥፍ استثمار تداول ربح أرباح ضعف منصة`,
  savings: `saving- savings save epargn- tontine poupanc- xitique kixikila akiba chama sacco adashi asusu-na ajo esusu isusu susu equb cooperative
    እቁብ ቁጠባ إدخار ادخار جمعية`,
  rent: `rent landlord- አከራ loyer bailleur propriet- renda aluguel senhorio kodi nyumba haya gidan-haya owo-ile ile ulo ugwo-ulo dan ofie efiewura house maison casa
    gida apartment ኪራይ አከራይ ቤት إيجار كراء سكن`,
  car: `car cars voiture- carro carros gari magari mota moto okoro ugboala kaa keke okada boda bajaj mechanic- mecanic- fundi fuel essence gasoil gasoleo petrol mafuta fetur epo
    መኪና ባጃጅ سيارة  بنزين`,
  photos: `photo- picture- pics fotos foto- picha hoto hotuna aworan foto mfonini video- naked nude- nu nua uchi tsirara ihoho otoo leak- post expos- publi-
    sambaza yada pin-kaakiri ፎቶ ቪዲዮ صور فيديو انشر`,
  inheritance: `inherit- heritage heranc- urithi gado ogun-ini ihe-nketa agyapade will testament dollars box vault soldier army military un mission camp oil rig gold soldat
    militaire soldado jeshi askari soja ologun agha sraani ውርስ ወታደር ورث ميراث جندي جيش`,
  prize: `won winner prize lotter- lotto jackpot gagne gagnant ganh- premio zawadi mshindi bahati kyauta sa'a orire oriire akyede grant government gouvernement
    serikali gwamnati ijoba goomenti aban ሎተሪ እጣ ሽልማት جائز فزت ربحت حكوم منح`,
  hunger: `hungry hunger eaten starv- faim fome njaa yunwa ebi agu-na agu okom ረሀብ ራበ ጾም جوع جوعان`,
  light: `light electric- electricite luz token tokens umeme wuta ina oku-latrik nkanea water eau agua maji ruwa omi mmiri nsuo bill bills facture- conta-de fatura bili መብራት ውሃ كهرب فاتور مي`,
  howmuch: `combien quanto ngapi nawa elo melo ole ahe boni شحال كم قداش بكم ስንት`,
  period: `month- monthly year- yearly every each mois an annee mes meses ano anos mwezi mwaka kila wata kowane shekara osu odun lodun osoosu onwa afo bosome afe daa
    ወር በየወሩ አመት በአመት شهر الشهر =سنة =السنة العام كل`,
  name: `name names nom nome jina suna sunan sunanki oruko aha din ስም باسم اسم`,
  put: `put putting mets mettre depose- depot poe por pus meter coloca- weka kuweka saka sa zuba fi tinye itinye hye kwunye ማስገባት አስገባ حط حطي دخل`,
  work: `work working job jobs travail- boulot trabalh- emprego kazi aiki ise oru adwuma sana'a employ- =ስራ ስራዬ شغل عمل وظيف`,
  office: `office bureau escritorio ofisi ofis oga boss patron chefe slot contract contrat contrato mkataba kwantiragi company entreprise empresa kampuni kamfani interview
    ቢሮ ድርጅት ኩባንያ شركة الشركة عقد مدير`,
  until: `until till jusqu ate hadi mpaka har titi ruo kosi kodu እስከ لحد حتى`,
  if: `if si se kama ikiwa idan in bi ba ma oburu sɛ a ካለ ከሆነ لو اذا إذا`,
  said: `said says told tells asked asking claims dit disait raconte disse diz falou contou alisema aliniambia anasema aliomba yace tace ya-ce ta-ce wai so ni-oun kwuru si-m see kaa
    አለኝ አለችኝ ብሎ ብላ ይላል ትላለች قال قالي قالت قالتلي تقول يقول`,
  someone: `someone somebody guy man lady girl quelqu'un type gars mec alguem tipo gajo jamaa mtu dada mmoja wani wata mutum enikan okunrin obinrin otu onye nwoke nwaanyi  bi barima
    አንድ ሰውዬ ሴትዮ واحد واحدة شخص =زول بنت`,
  friend: `friend- ami amie copain copine amig- rafiki kawa kawata kawarta aboki abokina ore enyi adamfo padi paddy guy colleague- collegue coleg- cousin- primo prima neighbour
    ጓደኛ صاحب صديق زميل`,
  buy: `buy buying achet- compr- nunua -nunua siya saya sayo ra rra zuta zu to towo tɔ ግዛ ልግዛ اشتر شري شراء`,
  pay: `pay pays paying pay- payer paie regle- paga pagar pague paguei lipa -lipa lipia biya biyan san sanwo kwu kwuo akwu tua tuaa atua ከፈል ክፈ ይከፈ ትከፍ دفع ادفع تدفع`,
  own: `own mine myself propre proprio propria mwenyewe binafsi kaina nawa temi tire nke-m onwe ara deɛ የራሴ ራሴ نفسي حقي بتاعي`,
  numeral: `ten twenty thirty forty fifty sixty seventy eighty ninety dix vingt trente quarante cinquante soixante dez vinte trinta quarenta cinquenta sessenta kumi ishirini thelathini arobaini
    hamsini sitini goma ashirin talatin arba'in hamsin sittin saba'in tamanin ogun ogbon ogoji aadota ogota mewa iri ogu du aduonu aduasa aduanan aduonum aduosia
    አስር ሀያ ሰላሳ አርባ ሀምሳ ስልሳ عشرين ثلاثين تلاتين اربعين خمسين ستين`,
  bag: `bag bags sac valise bolsa mala mkoba mfuko jaka baagi apo akpa kotoku ቦርሳ شنطة حقيبة`,
  group: `group groupe grupo kikundi kundi kungiya egbe otu-ndi kuo whatsapp telegram watsap ግሩፕ مجموعة قروب جروب`,
  collect: `collect- receive- recois recoit recev- receb- pokea -pokea karba karbi gba gbaa nara anata nata gye ተቀበ استلم تستلم قبض`,
  release: `release- releas- liberer liberez libera liberar liberte solt- toa achilia saki sako tu-sile hapu hapụ gyae yi-fi ልቀቅ ማስለቀቂያ يفك فك إفراج`,
  weekday: `monday tuesday wednesday thursday friday saturday sunday weekend lundi mardi mercredi jeudi vendredi samedi dimanche segunda terca quarta quinta sexta sabado domingo jumatatu jumanne
    jumatano alhamisi ijumaa jumamosi jumapili litinin talata laraba alhamis juma'a asabar lahadi dwoada benada wukuada yawoada fiada memeneda kwasiada ሰኞ ማክሰኞ ረቡዕ ሀሙስ አርብ ቅዳሜ እሁድ
    الاثنين الثلاثاء الاربعاء الخميس الجمعة السبت الأحد`,
  meet: `meet visit- come coming arriv- rencontr- venir viens chegar chego vir encontr- kuja nitakuja -kuja kukutana zuwa zan-zo zo wa bo pade bia abia ba beba hyia እመጣ መጣ ልመጣ نتقابل =جاي =أجي نلتقي`,
  promise: `promise- swear swore promet- promis- jur- juro naahidi naapa ahadi alkawari rantse ileri seleri bura kwe-nkwa nkwa hye-bo ntam ቃል ቃሌ እምላለሁ وعد أقسم والله أوعد`,
  help: `help- assist- support- aide- aider ajud- apoio saidia -saidia msaada taimak- ran-mi-lowo ranlowo iranlowo nye-aka enyemaka boa mmoa እርዳ እርዳታ አግዢ ساعد مساعد عاون`,
  need: `need- besoin precis- hitaji -hitaji nahitaji bukata bukatar nilo fe mkpa choro hia ihia want ያስፈልጋል ያስፈልገኛል محتاج احتاج لازم`,
  could: `could can would please pls plz abeg kindly peux pourrais pourriez peut stp svp pode podes poderia podias favor unaweza ungeweza waweza tafadhali naomba
    za-ki-iya iya don-allah jowo joo ejoo le biko pu-ike nwere-ike mepa kyew tumi ትችያለሽ ትችላለህ እባክ ممكن تقدر تقدري لو-سمحت فضلك`,
  i: `i je j eu nina nime nita mimi mi ni na ina nake zan mo emi n m mu me a-m mere እኔ =أنا =انا`,
  you: `you u your tu toi te vous vos voce tua teu tua wewe wako kwako ke ki kin ka kai e o iwo re gi i-ga wo w አንቺ አንተ ያንቺ =إنتي =انتي =أنتِ =انت لك عندك`,
  third: `he she his her him they their il elle son sa ses leur ele ela dele dela yeye wake wao shi ita sa su won oun re ya o ha ono wo-n እሱ እሷ እነሱ هو هي هم`,
  past: `was were did had paid sent gave bought etait avait ai pagou paguei mandei comprei nilituma nililipa nilinunua alitu- na-biya na-tura na-saya mo-san mo-ra akwuru m-kwuru zuru zutara metuaa
    metoo ከፈልኩ ገዛሁ ላክሁ دفعت اشتريت بعت`,
}

const MAX_WORD_LENGTH = 20
/** The maximum number of particle letters before a stem. */
const MAX_JOINED = 2
const isJoined = (word: string) => word.charCodeAt(0) > 0x5ff
const ETHIOPIC = 0x1200
/** An Ethiopic letter is a syllable; too many words start with the same two Arabic letters. */
const isStem = (word: string) => isJoined(word) && word.length >= (word.charCodeAt(0) >= ETHIOPIC ? 2 : 3)

export const TOPIC_NAMES: string[] = Object.keys(TOPICS)

type Stems = Map<string, number[]>
const stems: { words: Stems; beginnings: Stems; ends: Stems } = {
  words: new Map(),
  beginnings: new Map(),
  ends: new Map(),
}
for (const [topic, list] of Object.values(TOPICS).entries())
  for (const written of list.trim().split(/\s+/)) addStem(topic, written)

function addStem(topic: number, written: string) {
  const [stem, ...more] = tokenize(fold(written.replace(/^[-=]|-$/g, '').replaceAll('-', ' '))).map(
    ({ text }) => text,
  )
  if (!stem || more.length > 0) return
  const kind = written.startsWith('=')
    ? 'words'
    : written.startsWith('-')
      ? 'ends'
      : written.endsWith('-') || isStem(stem)
        ? 'beginnings'
        : 'words'
  stems[kind].set(stem, [...(stems[kind].get(stem) ?? []), topic])
}

export function topicsOf(word: string): Set<number> {
  const topics = new Set(stems.words.get(word))
  const add = (found: number[] | undefined) => {
    for (const topic of found ?? []) topics.add(topic)
  }
  const longest = Math.min(word.length, MAX_WORD_LENGTH)
  for (let from = 0; from <= (isJoined(word) ? MAX_JOINED : 0); from++)
    for (let to = from + 2; to <= longest; to++) add(stems.beginnings.get(word.slice(from, to)))
  for (let from = 1; from + 2 <= longest; from++) add(stems.ends.get(word.slice(from)))
  return topics
}
