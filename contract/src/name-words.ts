// Words of names as `nameKey` writes them: lower case, without marks, dots and apostrophes.

const setOf = (list: string) => new Set(list.trim().split(/\s+/))

/** Left out of the name that others see. */
export const TITLES = setOf(`
  mr mrs ms miss mx sir madam dr prof professor rev revd reverend fr pastor apostle apst evangelist evang bishop
  archbishop deacon deaconess brother bro sister sis hon honourable honorable chief engr eng barr barrister surv pharm
  capt captain col colonel maj gen general lt lieutenant sgt sergeant cpl amb ambassador senator gov governor
  imam sheikh sheik shaykh shaikh sheykh ustaz ustadh ustaaz ustad ustaadh alhaji alhaj alh alhaja hajia hajiya hajiyya
  hadja malam mallam malama mallama dakta farfesa injiniya barista liman fasto rabaran
  otunba oloye olori omooba ogbeni iyaafin arabinrin dokita ojogbon alagba woli pasito alufa mazi nze ichie oriaku
  mme mmes mlle mlles monsieur madame mademoiselle docteur docteure pr professeur professeure maitre mgr monseigneur
  pere soeur sœur frere abbe ing ingenieur ingenieure pasteur pasteure apotre prophete veuve vve commandant capitaine
  sr sra srta senhor senhora senhorita menina doutor doutora dra profa professora enga engo engenheiro engenheira arq
  padre pe frei irma irmao pra pastora bispo mestre
  bw bwana bi bibi mzee ndugu ndg dkt daktari mhe mheshimiwa mwl mwalimu mch mchungaji askofu padri profesa mhandisi
  wakili kapteni kanali luteni balozi shehe maalim
  w/ro w/o w/rt w/t woizero weizero woyzero woizerit weizerit wzro wzo wzt d/r p/r d/n m/r e/r kes qes memhir abune dejazmach fitawrari
  አቶ ኣይተ ወ/ሮ ወሮ ወ/ሪት ወ/ት ወይዘሮ ወይዘሪት ዶ/ር ዶር ዶክተር ፕ/ር ፕሮፌሰር ኢ/ር ኢንጂነር መ/ር መ/ርት መምህር ቄስ ቀሲስ ዲ/ን ዲያቆን ፓስተር
  ሼህ ሼክ ሼኽ ሸህ ሐጂ ሃጂ ሀጂ ኡስታዝ ሻ/ል ሻ/ቃ ሻለቃ ሻምበል ኮ/ል ኮሎኔል ጄ/ል ጀ/ል ጄኔራል ጀኔራል ብ/ጄ ሌ/ጄ ሌ/ኮ ካፒቴን ክቡር ክብርት አምባሳደር
  دكتور الدكتور دكتورة الدكتورة استاذ الاستاذ استاذة الاستاذة مهندس المهندس مهندسة المهندسة بروفيسور البروفيسور
  السيدة الانسة انسة الشيخ شيخ الشيخة الامام القس الاب الحاج حاج الحاجة حاجة اللواء العقيد النقيب المحامي المحامية
`)

/** Also first names ("Ato Quayson"), so left out only with a dot or before at least two more words. */
export const RARE_TITLES = setOf('ato abba arc dom dona mal me sen አባ')

/** Not a name without the next word. */
export const BEGINNINGS = setOf(`
  abd abdel abdal abd-al abd-el abdur abdus abdool el al ul ad ar as az oum umm st ste md mst mc ibn ibnu bin bint binti ould wuld mint der
  den عبد عبيد ابو ابا ابي ام ابن بن بنت ال ذو امة ገብረ ወልደ ወለተ ተክለ ኃይለ ሃይለ ሀይለ ሐይለ አምደ ዓምደ ፍቅረ ኪዳነ ሣህለ ሳህለ ሣሕለ
  ዘርአ ዘርዓ ሀብተ ሃብተ ጸጋ ፀጋ
`)

/** Parts of a surname: "da Silva", "Ag Ghali". */
export const SURNAME_BEGINNINGS = setOf(
  'da de do das dos di du des del della la le los las ter ten ait ag ult d/o s/o w/o a/l a/p ولد',
)

/** Parts of a surname too, but first names or initials at the beginning: "van der Merwe", "Ben Ali", "wa Thiong'o". */
export const LATER_BEGINNINGS = setOf('ben van von wa e y')

/** Joins the next word if the name has more words: "Cheikh Anta Diop", "Sidi Mohamed Ould Cheikh". */
export const FIRST_OF_TWO = setOf(`
  abdul abdoul abu abou hadj hadji haj hajj elhadj elhadji el-hadj el-hadji al-hajj al-haj cheikh cheick serigne sidi moulay lalla ndeye mame
  sokhna saint sainte gebre gabre guebre wolde welde tekle habte
`)

/** Joins the word before it. */
export const ENDINGS = setOf('الدين الله الاسلام الحق النبي الرسول العابدين الزهراء الهدى')

/** Joins the word before it if the name has more words: "Nour Eddine Benali". */
export const SECOND_OF_TWO = setOf(`
  eddine eddin eddeen uddin uddeen aldin aldeen eldin eldeen al-din el-din al-deen ud-din ed-dine allah ullah
  al-islam el-islam ul-haq al-haq el-haq abidine al-abidin ezzahra zahra zohra fatima-zahra
`)

const DIVINE = setOf(`
  rahman rahmane rahmaan rehman raman rahim raheem raheem rahime karim kareem kader qader qadir kadir kadiri
  aziz azeez azize salam salami salaam wahab wahhab ouahab hamid hameed malik maalik latif lateef razak razaq
  razzaq razzak rasak rashid rasheed rachid majid majeed hakim hakeem hakam halim haleem ghani ganiyu ganiu
  gani jalil jaleel djalil jabar jabbar djabar samad mutalib muttalib nasser nasir naser nacer fattah fatah
  wahid waheed hafiz hafeez basit basith bassit baset lahat lahad ahad hak haq hakk haqq alim aleem azim azeem
  wasiu wadud wadoud quddus kudus kuddus khaliq khalik mumin mumini moumini moumouni noor nour nur monem
  moneim muneim raouf rauf raoof rahmon sattar satar shakur shakoor tawab tawwab hadi kabir kabeer
`)
const SACRED = setOf(`
  mariam maryam mariyam medhin medhn medhane medhen selassie selasie silassie sellassie selase silase michael
  mikael mikail giorgis georgis gebriel gebrel gabriel yesus iyesus eyesus kristos christos egziabher tsadik
  tsadiq tsadkan tsadek meskel hiwot heywot hiywet haymanot haimanot hawariat yohannes yohanes kidan tsion
  sion rufael amlak senbet ማርያም ሥላሴ ስላሴ ሥላሤ መድህን መድኅን መድሕን ሚካኤል ጊዮርጊስ ገብርኤል ኢየሱስ የሱስ ክርስቶስ እግዚአብሔር ጻድቅ ፃድቅ
  መስቀል ሕይወት ህይወት ዮሐንስ ሃይማኖት ሐዋርያት ኪዳን ጽዮን ፅዮን ሩፋኤል አምላክ ሰንበት
`)

/** First names of two words, whatever follows. */
export const PAIRS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>])[] = [
  [setOf('abdul abdoul'), DIVINE],
  [
    setOf('abu abou'),
    setOf(`
  bakr bakar bakarr bakari baker backr bacar hanifa talib hurayra huraira sufyan ubaida obeida dharr zarr
`),
  ],
  [
    setOf(`
  gebre gabre gebra guebre wolde welde haile hayle tekle takle habte kidane fikre sahle amde tesfa zera zere
  birhane berhane laeke neway newaye tsega wolete welete walatta
`),
    SACRED,
  ],
  [setOf('ተስፋ ብርሃነ ብርሀነ ላእከ ንዋየ ጽጌ ፅጌ'), SACRED],
  [setOf('فاطمة'), setOf('الزهراء')],
  [setOf('oum um umm'), setOf('kalthoum kalsoum kulthum kulthoum koulthoum salama hani')],
]

const SAINTS = `
  pierre paul claude marie luc marc jacques baptiste bosco michel francois louis philippe yves daniel bernard
  rene robert christophe damascene noel charles joseph
`
const WOMEN = `
  claire louise therese rose jeanne claude noelle ange madeleine josee laure chantal paule france helene
  christine grace gloria solange goretti immaculee esther marthe anne antoinette pierre
`

/** First names of two words if the name has more. */
export const PAIRS_OF_MORE: typeof PAIRS = [
  [setOf('abdou abdu abdi abdo'), DIVINE],
  [setOf('jean'), setOf(SAINTS)],
  [setOf('pierre'), setOf('claver celestin marie paul louis')],
  [setOf('marie'), setOf(WOMEN)],
  [setOf('anne'), setOf('marie sophie laure claire')],
  [
    setOf('maria'),
    setOf(`
  jose joao luisa clara eduarda fernanda teresa helena isabel antonia goreti goretti madalena manuela
`),
  ],
  [setOf('ana'), setOf('maria paula clara luisa bela rita isabel cristina')],
  [
    setOf('jose joao pedro luis carlos antonio'),
    setOf(`
  maria carlos manuel antonio eduardo pedro paulo miguel luis joao alberto augusto filipe batista jose
`),
  ],
  [setOf('mary'), setOf('ann anne jane')],
  [
    setOf('nana'),
    setOf(`
  ama akua akosua adwoa abena yaa afia afua efua esi araba aba ekua kwame kofi kwasi kwesi kojo kwadwo kwabena
  kobina kwaku kweku yaw
`),
  ],
  [setOf('fatima fatma fatimah fatimata fatou fatoumata'), setOf('zahra zohra ezzahra bintou binta')],
  [setOf('mohamed mohammed mouhamed muhammad mahamadou'), setOf('lamine amine lamin elamin')],
]

/** "Maria de Fátima", "Jean de Dieu": such a first name, one of these, any word. */
export const LINKED_FIRST = setOf('maria joao jose ana jean marie')
export const LINKS = setOf('de da do das dos du')
export const LINKED = setOf(`
  fatima conceicao lurdes lourdes deus dieu jesus carmo rosario ceu gloria graca luz paz penha socorro ajuda
  assuncao nazare fe rosa anjos
`)

/** "Zia ul Haq", "Salah el Din". */
export const MIDDLES = setOf('ud ul ur us uz el al ed ad')
export const LASTS = setOf(`
  din dine deen haq haqq hak islam houda huda hoda zahra abidin abidine nour rahman rehman ain
`)

export const GENERATIONS = setOf('jr jnr jur sr snr ii iii iv')
