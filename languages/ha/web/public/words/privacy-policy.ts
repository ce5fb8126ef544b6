import { BRAND } from '@ndoa/contract/brand'
import { addresses } from '@ndoa/web/public/addresses'
import type { words as en } from '@ndoa/web/public/words/privacy-policy'
import { kept } from './privacy-policy/kept.ts'

const sections: typeof en.sections = {
  collected: {
    title: 'Bayanan da muke tattarawa',
    text: [
      '<strong>Abin da kuke ba mu:</strong> sunanku, jinsi, ranar haihuwa, ƙasa, adireshin imel ko lambar waya da kalmar sirri; bayanan kanku da abubuwan da kuka fi so; hotunanku; waɗanda kuka nuna wa sha’awa; saƙonnin da kuke rubutawa; saitunanku; wanda kuka kai ƙararsa da dalili; hotunan nan take, idan kuna son a tabbatar da ku; da abin da kuke rubuto mana.',
      '<strong>Abin da muke rubutawa yayin da kuke amfani da dandalin:</strong> lokacin da kuka yi aiki na ƙarshe, bayanan kan mutanen da kuka buɗe, da adireshin intanet da irin burauza na kowane wurin da kuka shiga, don ku iya gano wanda ba naku ba. Muna kuma hasashen ƙasarku daga adireshin intanet, a sabarmu, don cike muku fom.',
      '<strong>Idan kun sayi zama mamba na biya:</strong> abin da kuka saya, yaushe, nawa da kuma ta wace hanya, ƙasarku da ƙasar da kuɗin ya fito. Idan kun bar shi ya sabunta kansa da kati, har da lambobi huɗu na ƙarshen katin da lambar da kamfanin biyan kuɗi zai iya cire kuɗi da ita a madadinmu. Ba ma adana lambar kati ko ta kuɗin waya.',
      '<strong>Abin da ba ma tattarawa:</strong> ainihin inda kuke, jerin lambobin wayarku, ko abin da kuke yi a wasu shafuka.',
    ],
  },
  use: {
    title: 'Yadda muke amfani da su',
    text: [
      {
        list: [
          'Don nemo da nuna mutanen da suka dace, da gaya wa mutanen biyu yadda suka dace da dalilin haka.',
          'Don isar da saƙonni tsakanin waɗanda suka dace, da sanar da ku ta hanyoyin da kuka zaɓa.',
          'Don kare mambobi daga zamba da cin zarafi: ɗayanmu yana duba kowane sabon hoto kafin wasu mambobi su gan shi. Shirin kwamfuta yana duba saƙonni don gano neman kuɗi da ba da lambobi ko adireshi da wuri. Yana faɗakar da wanda ya karɓi saƙon, kuma idan mamba ɗaya ya ci gaba da nema, ba zai iya fara sabuwar tattaunawa ba har tsawon kwana 14, kuma ɗayanmu yana duba batun. Ba ya taɓa duba inda mutum ya fito.',
          'Don hana dawowar waɗanda muka kora: muna kwatanta lambar waya da imel, burauza, hotuna da taƙaitaccen bayani na asusu da nasu. Idan wani abu ya yi kama, ɗayanmu yana bincika asusun kafin wasu su gan shi, ko hotunansa da saƙonninsa na farko. Mutum ne yake yanke hukunci, ba kwamfuta ba.',
          'Don yanke hukunci kan ƙararraki: muna adana kwafin abin da aka kai ƙararsa, kuma wani daga cikin ƙungiyarmu yana dubawa. Idan wani ya kai ƙararku, hakan na iya haɗawa da bayanan kanku, hotunanku da saƙonnin da ke kusa da waɗanda aka kai ƙararsu.',
          'Don faɗakar da mutane game da zamba: idan biyu daga cikinmu sun tabbatar da kora saboda zamba, ana gaya wa duk wanda aka rubuta wa daga wannan asusu sau ɗaya, ba tare da cikakken bayani ba, kuma ana sake gaya musu idan aka janye korar.',
          'Don wallafa <figures>alƙaluma</figures> game da aikinmu, waɗanda ba za a iya gane kowa a cikinsu ba.',
          'Don tabbatar da ku, idan kun nema: biyu daga cikinmu suna kwatanta hotunan nan take da kuka ɗauka da hotunan bayanan kanku, da idonsu. Babu shirin kwamfuta da yake auna fuskarku.',
          'Don dandalin ya ci gaba da aiki.',
          'Don amsa muku idan kun rubuto mana.',
        ],
      },
      'Ba ma sayar da bayananku, kuma ba ma nuna talla bisa bayananku.',
    ],
  },
  sensitive: {
    title: 'Bayanai masu muhimmanci na musamman',
    text: [
      'Imaninku, ɗarikarku, ƙabilarku da abin da kuke nema a abokin aure suna faɗin abubuwa da yawa game da ku, kuma doka ta ba su kariya ta musamman. Dukkansu na zaɓi ne. Idan kun cika su, kun yarda mu yi amfani da su don dacewa, kuma mu nuna imaninku, ɗarikarku, ƙabilarku da salon rayuwarku ga mambobin da aka yarda su ga bayanan kanku.',
      'Kuna iya goge kowannensu a kowane lokaci, ko ku janye yardarku a saitunanku, a ƙarƙashin “Sirri”: abin da ba ku nuna ba, ba a ƙirga shi ma a dacewarku. Kuna iya ɓoye ko kuna da yara ko kuna son yara. Amsarku game da kame kai ana nuna ta ne kawai ga waɗanda kuka dace da su, kuma ba a taɓa ƙirga ta. Irin wanda kuke nema, da sharuɗɗanku na dole, ba a taɓa nuna su ga kowa.',
    ],
  },
  seen: {
    title: 'Abin da wasu suke gani',
    text: [
      'Bisa ga saitunanku, sauran mambobin da suka shiga suna ganin sunanku na farko (ko ɓangaren sunan da kuka zaɓa), shekaru, hotuna, taƙaitaccen bayani, wuri, harsuna, ƙabila, addini, da abin da kuka faɗa game da aiki, ilimi, abubuwan sha’awa, shan taba da shan giya. Kuna zaɓa tsakanin kowa, mambobin da aka tabbatar kawai, da waɗanda kuka dace da su kawai; kuna iya dusashe hotunanku, ku ɓoye ko kuna a kan layi da lokacin da aka gan ku na ƙarshe. Ana nuna nisanku ne kawai idan kun kunna shi, kuma a kiyasce kawai, daga birni zuwa birni. Baƙi ko injunan bincike ba sa ganin ko ɗaya daga cikin wannan.',
      '<strong>Abin da wasu mambobi ba sa taɓa gani:</strong> adireshin imel ɗinku, lambar waya, bayanan biyan kuɗi, saƙonnin sirri (sai dai wanda kuka dace da shi kuma kuka rubuta masa), sunan iyali da ranar haihuwa.',
    ],
  },
  protection: {
    title: 'Yadda muke kare su',
    text: [
      {
        list: [
          'Haɗin intanet a rufe yake da lambobin sirri. Ana adana kalmomin sirri, lambobin shiga da zaman shiga a sigar da ba za a iya sake karantawa ba.',
          'Ana sake gina hotuna idan kun ɗora su, wanda yake cire bayanan ɓoye kamar inda aka ɗauke su. Ba ma adana asalin hoton.',
          'Kowane mahaɗin hoto yana aiki ga mai kallo ɗaya, na awa ɗaya a mafi yawa, kuma ana bincika shi a kowane amfani.',
          'Rubutattun bayanan aikin sabarmu ba su da suna, rubutun saƙo ko lambar tabbatarwa.',
          'Masu yi mana aiki suna ganin abin da aikinsu yake buƙata kawai.',
        ],
      },
    ],
  },
  kept,
  cookies: {
    title: 'Kuki',
    text: [
      'Kuki ɗaya yana riƙe zaman shigarku, wani kuma yana gane burauzar da kuka taɓa shiga da ita. Na uku, na tsaro kawai, lamba ce da aka haɗa ba tare da wani tsari ba, kuma tana tsayawa shekara ɗaya bayan shigarku ta ƙarshe: tana gaya mana idan wanda muka kora ya buɗe sabon asusu a wannan burauzar. Yayin da kuke rajista ko shiga, wasu suna haɗa matakan, na ’yan mintuna ko har kwana ɗaya. Don tsimin data, burauzarku tana kuma adana cewa kun shiga, bayanan rajistar da ba a gama ba, da jeri kamar na harsuna. Don ku iya ci gaba ba tare da intanet ba, tana adana abin da kuka gani na ƙarshe a nan (bayanan kai, jeri, saƙonni, amma ba hotuna ba) da abin da kuka rubuta na kwana ɗaya, da saƙonni har sai an aika su. Fita tana cire duk waɗannan. Akwai kuki ɗaya kuma da yake adana harshen da kuka zaɓa, na shekara ɗaya, ko da kun fita. Babu kukin talla ko na bibiya, don haka babu allon kuki da za ku rufe.',
    ],
  },
  rights: {
    title: 'Haƙƙoƙinku',
    text: [
      {
        list: [
          '<strong>Gani da gyara</strong> bayananku a bayanan kanku da saituna a kowane lokaci.',
          '<strong>Ɓoye</strong> asusunku ta kashe shi na ɗan lokaci a Saituna.',
          '<strong>Goge</strong> shi a Saituna, tare da bayanan kanku, hotuna, waɗanda kuka dace da su, tattaunawa da saituna. Ba za a iya soke wannan ba. Abin da kuka saya, da rasitunku, ana adana su ba tare da sunanku ba har tsawon lokacin da dokar haraji ta buƙata. Abin da yake cikin batun da ba a rufe ba ana adana shi har sai an gama, kamar yadda aka faɗa a sama.',
          '<strong>Karɓar kwafi:</strong> ku nemi bayananku a Saituna. Za mu aiko muku ta imel da mahaɗin da yake buɗe kwafin sau ɗaya, cikin awa 24.',
          '<strong>Ƙin yarda</strong> da wani amfani, ko janye yarda, ta rubuto mana; da wani hukunci kan asusunku, ta neman sake dubawa a can.',
          '<strong>Kai koke</strong> ga hukumar kare bayanan jama’a ta ƙasarku.',
        ],
      },
      `Idan ba za ku iya yin ɗaya daga cikin waɗannan da kanku ba, ku rubuto zuwa <mail>${addresses.privacy}</mail> daga adireshin asusunku, za mu yi muku cikin kwana 30.`,
    ],
  },
  children: {
    title: 'Yara',
    text: [
      `${BRAND} na manya ne masu shekara 18 ko fiye; wanda bai kai ba ba zai iya yin rajista ba. Muna cire asusun duk wanda bai kai shekara 18 ba da zarar mun sani. Idan kun san wani, da fatan za ku <contact>gaya mana</contact>.`,
    ],
  },
  thirdParties: {
    title: 'Wasu kamfanoni',
    text: [
      'Kamfanonin da suke aika imel da SMS ɗinmu, suke ajiye sabobinmu ko suke kula da biyan kuɗi suna samun bayanan da suke buƙata don haka kawai, kuma ba a yarda su yi wani amfani da su dabam ba. Idan kun kunna sanarwa a na’ura, sabis ɗin sanarwa na burauzarta (Google, Mozilla, Apple ko Microsoft) yana isar da su, a rufe da lambobin sirri: yana sanin cewa mun aika wani abu zuwa wannan burauza, da lokacin, amma ba mene ne ba. Shafukanmu ba sa ɗauko komai daga wasu kamfanoni: ba nau’in rubutu, ba masu bibiya, ba maɓallan shafukan sada zumunta. Suna gaya wa sabarmu saurinsu da ko sun sami matsala, ba tare da faɗin ko ku wane ne ba. Muna ba hukumomi bayanai ne kawai inda doka ta buƙata, kuma muna gaya muku sai dai idan doka ta hana.',
      'Idan kun sayi zama mamba na biya, kuna biya ne a shafin kamfanin biyan kuɗi: Stripe ko Paystack don kati, pawaPay don kuɗin waya. Muna gaya masa yawan kuɗin, lambar da take wakiltar sayayyarku, kuma idan ba Paystack ba ne, abin da kuka saya da harshenku; pawaPay yana sanin ƙasarku ma, Paystack kuma adireshin imel ɗinku, idan kun tabbatar da shi. Babu ɗaya daga cikinsu da yake sanin sunanku ko wani abu na bayanan kanku daga gare mu. Abin da kuka shigar a can yana wurin kamfanin, a ƙarƙashin tsarin sirrinsa.',
      'Don hasashen ƙasarku muna amfani da IP Geolocation na <dbip>DB-IP</dbip>, wanda aka adana a sabarmu; DB-IP ba ya sanin wanda yake ziyartarmu. Jerin biranen da muke auna nisa da su ya fito daga <geonames>GeoNames</geonames> (<ccby>CC BY 4.0</ccby>), shi ma yana a sabarmu.',
    ],
  },
  changes: {
    title: 'Canje-canje',
    text: [
      'Idan muka canza wannan tsari ta hanya mai muhimmanci, za mu gaya muku ta imel ko a cikin manhajar kafin canjin ya fara aiki, mu kuma sabunta kwanan watan da ke sama.',
    ],
  },
  contact: {
    title: 'Tuntuɓa',
    text: [
      `Tambayoyi game da bayananku: <mail>${addresses.privacy}</mail>, ko <contact>shafin tuntuɓa</contact>.`,
    ],
  },
}

export const words: typeof en = {
  title: 'Tsarin sirri',
  description: `Abin da ${BRAND} ya sani game da mambobinsa, abin da muke yi da shi, wa yake gani, da haƙƙoƙinku.`,
  subtitle: 'Abin da muka sani game da ku, dalilin haka, da abin da za ku iya yi.',
  updated: 'Sabuntawar ƙarshe: 15 Janairu 2025',
  sections,
}
