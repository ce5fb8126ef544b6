import { SHIELD_PAUSE_DAYS, VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { CONTACT_SAFETY_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { words as en } from '@ndoa/web/public/words/safety-tips'
import { REVIEW_PROMISE } from './phrases.ts'

const groups: typeof en.groups = {
  'before-you-trust': {
    title: 'Kafin ku amince da mutum',
    tips: [
      'Ku ci gaba da magana a nan har sai kun tabbata. Wanda yake matsa muku ku koma wata manhaja a ranar farko yana da dalili.',
      'Ku nemi kiran bidiyo kafin zuciyarku ta yi nisa. Kyamarar da kullum ta lalace alama ce ta haɗari.',
      'Ku lura da abubuwan da ba su daidaita ba: aikin da yake canzawa, hotuna kamar na mujalla, amsoshin da za a iya ba kowa.',
      'Ku yi hankali da manyan kalaman soyayya a makon farko, musamman daga wanda ba ku taɓa gani ba.',
      'Ku yi wa iyali ko aboki magana game da mutumin. Soyayya ba ta gudun tambaya; zamba ce take gudunta.',
    ],
  },
  money: {
    title: 'Kada ku taɓa aika kuɗi',
    tips: [
      'Kada ku aika kuɗi, katin kyauta (gift card), katin waya ko kuɗin kirifto ga wanda ba ku taɓa haɗuwa da shi ba, ko yaya labarin ya kasance na tausayi ko na gaggawa.',
      'Kuɗin asibiti, kuɗin kwastam, jakar da aka sace a filin jirgi, jarin da ba ya faɗuwa: waɗannan su ne labaran da aka saba ji.',
      'Haka kuma kada ku taɓa karɓa ko miƙa wa wani kuɗi a madadin kowa. Hakan na iya sa ku cikin laifi.',
      'Kada ku taɓa ba da bayanan banki, lambobin tabbatarwa na lokaci ɗaya, katin shaidarku ko kalmar sirrinku. Ba ma taɓa neman su a wurinku.',
      'Ku kai ƙarar duk wanda ya nemi kuɗi a wurinku, daga ɗigo uku da ke gefen sunan. Kuna kare mutum na gaba ma.',
    ],
  },
  'money-sent': {
    title: 'Idan kun riga kun aika kuɗi',
    tips: [
      'Ku kira bankinku ko kamfanin kuɗin waya nan take, ku nemi su tsayar da biyan ko su dawo da shi. Awannin farko sun fi muhimmanci.',
      'Idan kun ba da lambobin kati, PIN ko lambar tabbatarwa, ku sa a toshe katin ko asusun, ku kuma canza kalmomin sirrinku.',
      'Ku adana tattaunawar, lambobin waya da kowane rasit. Bankinku da ’yan sanda na iya nemansu.',
      'Ku je wurin ’yan sanda. Rahotannin wasu mutane na iya kaiwa ga ɗan damfarar nan.',
      'Kada ku ƙara aika komai, ko ga wanda ya yi alƙawarin dawo muku da kuɗinku idan kun biya shi. Wannan ita ce zamba ta gaba.',
      'Ku gaya mana ta shafin tuntuɓa. Ba laifinku ba ne, kuma ba ku kaɗai ba ne.',
    ],
  },
  'profile-and-photos': {
    title: 'Bayanan kanku da hotunanku',
    tips: [
      'Kada ku sa adireshin gidanku, wurin aikinku da lambar wayarku, ko a abin da kuke rubutawa ko a hotunanku.',
      'Kada ku aika hotunan tsiraici ko na sirrin jiki. Da zarar kun aika su, ba za ku iya dawo da su ba.',
      'A Saituna kuna iya zaɓar wanda zai ga bayanan kanku, ko za a dusashe hotunanku, da ko za a nuna ku a kan layi.',
      'Ku yi amfani da kalmar sirrin da ba ku amfani da ita a ko’ina, ku kuma kunna sanarwar shiga a Saituna.',
    ],
  },
  meeting: {
    title: 'Haɗuwa ta farko',
    tips: [
      'Ku haɗu a wurin jama’a, da rana, ku kuma shirya abin hawanku na zuwa da dawowa da kanku.',
      'Ku gaya wa wani inda za ku kasance, da wanda za ku haɗu, da lokacin da za ku kira. Ku zo da aboki ko ɗan’uwa idan kuna so.',
      'Ku kasance tare da abin shanku da wayarku, ku tafi duk lokacin da kuke so. Babu wanda yake bin ku bashin awa ta biyu.',
      'Idan ɗayanku ya yi tafiya don haɗuwa da ɗayan, ku kama ɗakinku, ku sayi tikitinku, ku shirya hanyar komawarku gida da kanku.',
      'Ku riƙe fasfo ɗinku da tikitin komawarku a hannunku, a kowane lokaci.',
    ],
  },
  'before-the-wedding': {
    title: 'Kafin aure',
    tips: [
      'Ku haɗu da iyalinsu, ku bar naku su haɗu da su. Ku tambayi abin da kowa yake tsammani game da biki, aiki, yara da wurin zama.',
      'Ku tabbatar cewa ɗayan yana da ’yancin yin aure. Ku nemi ganin takardunsa, ku nuna naku.',
      'Babu mai ikon tilasta muku, gaggauta muku ko sayen ku. Idan ana tilasta muku, ku gaya wa wanda kuka amince da shi, ko ’yan sanda.',
    ],
  },
}

export const words: typeof en = {
  title: 'Shawarwarin tsaro',
  description: 'Yadda ake gane zambar soyayya, kare bayananku da hotunanku, da haɗuwa lafiya a karon farko.',
  subtitle:
    'Yawancin mambobi su ne waɗanda suka ce su ne. Waɗannan ɗabi’u suna kare ku daga ’yan kaɗan waɗanda ba haka suke ba.',
  wrong: {
    title: 'Akwai matsala?',
    report: `Idan kuna cikin haɗari, ku fara kiran ’yan sanda. Ku danna ɗigo uku da ke gefen suna, hoto ko saƙo, ku zaɓi “Kai ƙara”. ${REVIEW_PROMISE}`,
    withoutAccount: (address) =>
      `Idan ba ku da asusu, ku zaɓi “Tsaro” a <contact>shafin tuntuɓa</contact> ko ku rubuto zuwa <mail>${address}</mail>. Muna duba abin da ya zo ta shafin tuntuɓa cikin awa ${CONTACT_SAFETY_DUE_HOURS}.`,
  },
  groups,
  whatWeDo: {
    title: 'Abin da muke yi muku',
    text: [
      {
        list: [
          'Mambobin da suka nuna sha’awa ga juna ne kawai za su iya rubuta wa juna.',
          'Ba a taɓa nuna lambobin waya ko adiresoshin imel ba.',
          'Muna duba kowane sabon hoto kafin wasu su gan shi, muna kuma cire bayanan wuri daga gare shi.',
          'Kuna iya toshe kowa, duk inda kuka gan shi. Ba za ku ƙara ganin juna ba, kuma ba a gaya masa. Toshewar tana aiki ko da ya dawo da sabon asusu mai lamba ko adireshi iri ɗaya.',
          `Idan wani ya nemi kuɗi a wurinku, ko lambarku da wuri, layi a gefen saƙon zai gaya muku haka. Duk wanda ya ci gaba da neman kuɗi ba zai iya fara sabuwar tattaunawa ba har tsawon kwana ${SHIELD_PAUSE_DAYS}, kuma ɗayanmu yana dubawa.`,
          'Idan waɗanda muka kora suka dawo da sabon asusu, sau da yawa muna iya ganewa. Sai ɗayanmu ya bincika asusun kafin wasu su gan shi, ko hotunansa da saƙonninsa na farko.',
          'Idan mun kori mutum saboda zamba, muna gaya wa duk waɗanda ya rubuta wa saƙo, sau ɗaya kuma ba tare da cikakken bayani ba. Kafin nan biyu daga cikinmu sun tabbatar; idan aka janye korar daga baya, muna gaya musu hakan ma.',
          `Shuɗiyar alamar tabbatarwa tana nufin cewa mutum biyu na ƙungiyarmu sun kwatanta hotunan mamba da hotunan nan take. Ba ta tabbatar da suna, shekaru, matsayin aure ko niyya ba, kuma tana ƙarewa bayan wata ${VERIFIED_MONTHS} ko idan an canza babban hoto. Kuna iya neman wanda kuka dace da su ya nemi tabbatarwa.`,
          'Kuna iya kai ƙarar kowa, duk inda kuka gan shi. Wani daga cikin ƙungiyarmu yana dubawa, ya gaya muku sakamakon, kuma ba a gaya masa wanda ya kai ƙarar. <rules>Dokokin jama’a</rules> suna faɗin abin da muke yi daga nan, <figures>alƙalumanmu</figures> kuma sau nawa.',
        ],
      },
    ],
  },
}
