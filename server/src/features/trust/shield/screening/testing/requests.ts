/** By language: requests that a rule detects, each with an honest sentence in similar words. */
export const REQUESTS: Record<string, { rule: string; asks: string; honest: string }[]> = {
  en: [
    {
      rule: 'whole request',
      asks: 'Please help me pay, I am stuck',
      honest: 'My brother will help her pay, as every year',
    },
    {
      rule: 'give me',
      asks: 'Can you send 200 dollars tonight?',
      honest: 'I send 200 dollars to my mother every month',
    },
    {
      rule: 'pay a fee',
      asks: 'Just pay the clearance fee and it is yours',
      honest: 'We paid the clearance fee for our container in May',
    },
    {
      rule: 'verification code',
      asks: 'You will get a 6 digit number, forward it to me',
      honest: 'The bank sent me a 6 digit number and I never share it',
    },
    {
      rule: 'loan',
      asks: 'I will pay you back 5000 on Friday',
      honest: 'He said he would never borrow 5000 from a friend',
    },
    {
      rule: 'missing sum',
      asks: 'I still need 30k, any help will do',
      honest: 'The roof alone was 30k last year',
    },
    {
      rule: 'investment',
      asks: 'Start with 200 and it doubles in a week, guaranteed',
      honest: 'We started with 20 chairs and rent them out',
    },
    {
      rule: 'offering',
      asks: 'Prayer items are 33,000, send by momo',
      honest: 'We lit white candles in the church for my grandmother',
    },
    {
      rule: 'blackmail',
      asks: 'Send 300 dollars or I post the video',
      honest: 'I post a video of my cakes every Friday',
    },
  ],
  pcm: [
    {
      rule: 'whole request',
      asks: 'Abeg borrow me small money',
      honest: 'I no dey borrow person money again',
    },
    {
      rule: 'give me',
      asks: 'Oya do transfer 5k make I see road',
      honest: 'My salary na 50k and my mama dey happy',
    },
    {
      rule: 'verification code',
      asks: 'Code go enter your phone, read am give me',
      honest: 'Bank say make I no give anybody my code',
    },
    {
      rule: 'investment',
      asks: 'Start with 50k, you go cash out double',
      honest: 'Me and my sister start the shop with one table',
    },
    { rule: 'blackmail', asks: 'Na 80k or i go post am', honest: 'I go post my birthday pictures for there' },
  ],
  fr: [
    {
      rule: 'whole request',
      asks: 'Tu peux me dépanner un peu?',
      honest: 'Mon cousin dépanne les voitures à Abidjan',
    },
    {
      rule: 'give me',
      asks: 'Envoie 50 000 francs ce soir',
      honest: "J'ai acheté mon billet, 50 000 francs",
    },
    {
      rule: 'pay a fee',
      asks: 'Règle les frais de douane et tu récupères tout',
      honest: 'Mon frère travaille à la douane de Dakar',
    },
    {
      rule: 'verification code',
      asks: 'Tu vas recevoir un sms avec six chiffres, renvoie le moi',
      honest: 'Le code du portail, c est mon gardien qui le connaît',
    },
    {
      rule: 'investment',
      asks: 'Commence avec 250, gains garantis',
      honest: 'On commence avec une petite mairie et cent personnes',
    },
  ],
  pt: [
    {
      rule: 'whole request',
      asks: 'Podes emprestar até sexta?',
      honest: 'O meu tio emprestou o carro para o casamento',
    },
    {
      rule: 'give me',
      asks: 'Manda 5000 meticais pelo M-Pesa',
      honest: 'A minha mãe gastou 5000 meticais nas capulanas',
    },
    {
      rule: 'pay a fee',
      asks: 'Paga a taxa da alfândega e fica tudo teu',
      honest: 'Trabalho na alfândega há dez anos',
    },
    {
      rule: 'verification code',
      asks: 'Vai chegar um código, manda me o número',
      honest: 'O código da porta do prédio mudou outra vez',
    },
    {
      rule: 'investment',
      asks: 'Entra com 5 mil, o lucro é garantido',
      honest: 'Entrámos com o bolo e todos cantaram',
    },
  ],
  ar: [
    { rule: 'whole request', asks: 'ممكن تسلفيني لآخر الشهر', honest: 'ما أحب السلف، أعيش على راتبي' },
    { rule: 'give me', asks: 'حولي 500 ريال اليوم', honest: 'المهر عندنا 500 ريال والباقي هدايا' },
    { rule: 'pay a fee', asks: 'ادفعي رسوم الجمارك', honest: 'أخي يعمل في الجمارك' },
    {
      rule: 'verification code',
      asks: 'راح يوصلك رمز التحقق، ابعتيه لي',
      honest: 'وصلني رمز التحقق من البنك',
    },
    { rule: 'investment', asks: 'ابدئي معي بمبلغ 300 والربح مضمون', honest: 'بدأت عملي في مكتب صغير' },
  ],
  am: [
    { rule: 'whole request', asks: 'እስከ ሰኞ ብታበድሪኝ', honest: 'እናቴን በየወሩ እረዳታለሁ' },
    { rule: 'give me', asks: '5000 ብር ላኪልኝ', honest: 'ለወላጆቼ 5000 ብር በየወሩ እልካለሁ' },
    { rule: 'pay a fee', asks: 'ቀረጡን ክፈይ 3000 ብር', honest: 'ወንድሜ ጉምሩክ ነው የሚሠራው' },
    { rule: 'verification code', asks: 'ስድስት ቁጥር ይመጣል ጻፊልኝ', honest: 'የቤቴ ቁጥር ስድስት ነው' },
    { rule: 'investment', asks: 'በ 10 ሺህ ጀምሪ ትርፍ አለው', honest: 'ሥራዬን በአንድ ክፍል ጀመርኩ' },
  ],
  sw: [
    {
      rule: 'whole request',
      asks: 'Naomba unikopeshe mpaka Ijumaa',
      honest: 'Chama chetu hakuna kukopesha wanaume',
    },
    { rule: 'give me', asks: 'Nitumie elfu mbili ya nauli', honest: 'Ulimtumia mama pesa ya dawa?' },
    { rule: 'pay a fee', asks: 'Lipa ushuru leo', honest: 'Kaka yangu anafanya kazi ya ushuru bandarini' },
    {
      rule: 'verification code',
      asks: 'Utapata tarakimu sita, nitumie haraka',
      honest: 'Nyumba yangu ni namba sita',
    },
    {
      rule: 'investment',
      asks: 'Anza na 5000, faida ni mara mbili',
      honest: 'Nilianza biashara na meza moja',
    },
  ],
  ha: [
    { rule: 'whole request', asks: 'Don Allah ki bani aro', honest: 'Bana ba kowa bashi' },
    { rule: 'give me', asks: 'Ki turo min dubu biyar', honest: 'Na aika wa mama dubu biyar jiya' },
    { rule: 'pay a fee', asks: 'Ki biya kudin kwastam', honest: 'Yayana yana aiki a kwastam' },
    {
      rule: 'verification code',
      asks: 'Lambobi shida za su zo, ki rubuto min',
      honest: 'Lambar gidanmu ce ashirin',
    },
    { rule: 'investment', asks: 'Ki fara da dubu hamsin, riba sau biyu', honest: 'Na fara da karamin shago' },
  ],
  yo: [
    { rule: 'whole request', asks: 'E jowo ya mi lowo', honest: 'Mi o ki n ya owo lowo enikeni' },
    { rule: 'give me', asks: 'Fun mi ni 5000 naira', honest: 'Iresi ti di 5000 naira' },
    { rule: 'pay a fee', asks: 'E san owo kositoomu 20k', honest: 'Egbon mi n sise ni kositoomu' },
    { rule: 'verification code', asks: 'Nomba mefa yoo wole, ka a fun mi', honest: 'Ile wa ni nomba mefa' },
    {
      rule: 'investment',
      asks: 'Fi 50k bere pelu trading, ko si adanu',
      honest: 'Mo bere ise mi ni soobu kekere',
    },
  ],
  ig: [
    { rule: 'whole request', asks: 'Biko binye m ego', honest: 'Anaghị m ebi ego n aka onye ọ bụla' },
    { rule: 'give me', asks: 'Zitere m puku ise', honest: 'Akpa osikapa bụ puku ise' },
    { rule: 'pay a fee', asks: 'Kwụọ ego custom taa', honest: 'Nwanne m na arụ na custom' },
    {
      rule: 'verification code',
      asks: 'Onu ogugu isii ga abata, gwa m ya',
      honest: 'Ulo anyi bu nomba isii',
    },
    {
      rule: 'investment',
      asks: 'Tinye 50k, uru ya bu okpukpu abuo',
      honest: 'M bidoro ahia m na obere tebulu',
    },
  ],
  tw: [
    { rule: 'whole request', asks: 'Mesrɛ wo bɔ me bosea', honest: 'Mempɛ bosea koraa' },
    { rule: 'give me', asks: 'Mena me 200 cedis', honest: 'Mede 200 cedis kɔmaa me maame' },
    { rule: 'pay a fee', asks: 'Tua duty no 3,400 cedis', honest: 'Me nua yɛ adwuma wɔ customs' },
    { rule: 'verification code', asks: 'Nɔma nsia bɛba, kenkan kyerɛ me', honest: 'Yɛn fie nɔma yɛ nsia' },
    {
      rule: 'investment',
      asks: 'Fa hyɛ mu 500 cedis na mfasoɔ bɛba',
      honest: 'Mehyɛɛ adwuma no aseɛ wɔ Kumasi',
    },
  ],
}
