import { PARTING_DAYS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { BAN_LIST_YEARS, DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { kept as en } from '@ndoa/web/public/words/privacy-policy/kept'

export const kept: typeof en = {
  title: 'Tsawon lokacin da muke adana su',
  text: [
    {
      list: [
        'Bayanan kanku, hotuna, waɗanda kuka dace da su da saƙonni: har sai kun cire su ko kun goge asusunku.',
        'Zaman shiga: har sai kun fita, ko har kwana 30 bayan amfaninku na ƙarshe, ko kwana 180 a mafi yawa.',
        'Tarihin shiga, ƙoƙarin shiga da bai yi nasara ba da canje-canjen tsaron asusunku, tare da ƙasar da suka fito, don ku da mu mu iya gano amfani mara kyau: shekara ɗaya. Ana cire irin burauza da wani ɓangare na adireshin intanet daga ciki bayan kwana 90.',
        'Mahaɗa da lambobin tabbatarwa a imel ɗinmu: har sai an yi amfani da su ko lokacinsu ya ƙare.',
        'Abin da wannan shirin kwamfuta ya gano a saƙonninku, ba tare da kalmominsu ba: kwana 30 bayan saƙo na ƙarshe.',
        'Hotunan nan take da kuka aika don a tabbatar da ku: har sai mutum biyu sun yanke hukunci, kuma ba fiye da mako ɗaya ba. Cewa an tabbatar da ku, yaushe kuma su wane ne suka yi: har sai kun goge asusunku.',
        'Sau nawa aka nuna ku ga wasu: kusan mako ɗaya. Ƙirgar da take kariya daga amfani mara kyau: kwana biyu.',
        'Rajista ta waya da kuka fara amma ba ku tabbatar da lambar ba: kwana ɗaya.',
        'Idan mun dakatar da asusunku, idan karya dokokinmu har yanzu ana ƙirgawa, ko idan wani ya toshe ku: lambar da aka ƙirƙira daga adireshin imel ɗinku da lambar wayarku, don wannan ya shafi sabon asusu ma. Babu wanda zai iya karanta adireshin ko lambar wayar daga gare ta. Muna adana lambar da aka ƙirƙira daga lambar waya har shekara ɗaya a mafi yawa bayan an goge asusun. Wanda ya toshe ku yana ci gaba da ganin sunan da wasu suka gani a jerinsa.',
        `Abin da aka kai ƙararsa, kamar yadda yake a lokacin: a rufe da lambobin sirri, don waɗanda suke yanke hukunci a kai kawai, har kwana ${EVIDENCE_KEPT_DAYS} bayan an rufe batun, ko da an goge shi, ko asusun, kafin nan. Ya fi haka idan hukuma ko kotu na iya buƙatarsa: sai masu kula biyu daga cikin mafiya ƙwarewa sun amince, kuma yana ƙarewa idan biyu daga cikinsu suka faɗi haka.`,
        `Abin da muka rubuta game da hukunci, da abin da hukuncin ya cire: kwana ${DECISION_WORDS_KEPT_DAYS} bayan an rufe batun, ko kwana ${EVIDENCE_KEPT_DAYS} idan an goge asusunku. Cewa an yanke hukuncin yana nan, ba tare da suna ba. Dalilanmu, waɗanda za ku iya karantawa a asusunku: har sai kun goge shi.`,
        `Waɗanda kuka toshe ko kuka raba dacewa da su, don ku iya kai ƙararsu har yanzu: kwana ${PARTING_DAYS}. Toshewar kanta: har sai kun soke ta.`,
        `Idan mun kore ku, ko ɗayanmu ya ba da shawarar haka: lambobin da aka ƙirƙira daga adireshin imel ɗinku, lambar waya, burauzoji, hotuna da taƙaitaccen bayani, don mu gane sabon asusu. Babu wanda zai iya karanta adireshin, lambar wayar ko kalmomin daga gare su, ko ya ga hoto a cikinsu. Muna goge su bayan shekara ${BAN_LIST_YEARS}, kuma nan take idan aka ƙi korar ko aka janye ta.`,
        'Idan an kore ku saboda zamba: sunan da wasu suka gani, da waɗanda kuka rubuta wa. Muna gaya musu cewa mun cire asusunku, kuma cewa mun yi kuskure idan aka janye korar. Muna goge wannan shekara ɗaya bayan an janye korar.',
        'Idan kun goge asusunku yayin da muke duba batu a kanku: waɗannan lambobin, sunan da wasu suka gani da waɗanda kuka rubuta wa, a rufe da lambobin sirri, don mu iya yanke hukunci kan kora har yanzu. Muna goge su idan aka rufe batun ba tare da kora ba, kuma bayan kwana 30 a mafi yawa.',
        'Idan kun canza adireshin imel ko lambar wayarku yayin da muke duba batu a kanku: lambar da aka ƙirƙira daga tsohon, har sai an rufe batun. Idan ya ƙare da kora, ana adana lambar tare da sauran.',
        `Idan wani ya raba dacewa da ku, ko ba za ku iya fara sabuwar tattaunawa ba a lokacin da kuka goge asusunku: lambar da aka ƙirƙira ta wannan hanyar, don wannan ya shafi sabon asusu ma, na sauran lokacin: kwana ${PARTING_DAYS} a mafi yawa.`,
        'Lambobin da aka ƙirƙira daga hotunanku, don mu kwatanta su da na waɗanda muka kora: har sai kun cire hoton. Babu wanda zai iya ganin hoto a cikinsu.',
        'Burauzojin da kuka shiga da su, a matsayin lamba: shekara ɗaya bayan amfaninku na ƙarshe da su.',
        'Kwafin ajiya: har kwana 30. Ba a dawo da asusun da aka goge daga gare su.',
        'Abin da kuka saya, da rasitunku: har tsawon lokacin da dokar haraji ta buƙata. Da zarar an goge asusunku, ba su da sunanku kuma, kuma babu abin da zai kai daga gare su zuwa gare ku.',
        'Katin da kuka bari ya sabunta zamanku mamba: har sai zaman ya ƙare ko an goge asusunku.',
        'Abin da kuka rubuto mana ta shafin tuntuɓa: har tsawon lokacin da muke buƙatarsa don taimaka muku, kuma ba fiye da lokacin da kuka goge asusunku ba.',
      ],
    },
  ],
}
