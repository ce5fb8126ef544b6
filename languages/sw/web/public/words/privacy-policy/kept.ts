import { PARTING_DAYS } from '@ndoa/contract/limits'
import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { BAN_LIST_YEARS, DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { kept as en } from '@ndoa/web/public/words/privacy-policy/kept'

export const kept: typeof en = {
  title: 'Tunazitunza kwa muda gani',
  text: [
    {
      list: [
        'Wasifu wako, picha, watu mliopendezana nao na ujumbe: hadi utakapoviondoa au kufuta akaunti yako.',
        'Kipindi cha kuingia: hadi utakapotoka, hadi siku 30 baada ya kukitumia mwisho, au kwa siku zisizozidi 180.',
        'Kumbukumbu ya kuingia, majaribio yaliyoshindwa na mabadiliko ya usalama wa akaunti yako, pamoja na nchi vilikotoka, ili wewe nasi tuweze kutambua matumizi mabaya: mwaka mmoja. Aina ya kivinjari na sehemu ya anwani ya mtandao huondolewa humo baada ya siku 90.',
        'Viungo na misimbo katika barua pepe zetu: hadi vitakapotumiwa au muda wake kuisha.',
        'Kile ambacho programu hiyo ilikipata katika ujumbe wako, bila maneno yake: siku 30 baada ya ujumbe wa mwisho.',
        'Picha za papo hapo unazotuma ili uthibitishwe: hadi watu wawili watakapoamua, na si zaidi ya wiki moja. Kwamba ulithibitishwa, lini na nani: hadi utakapofuta akaunti yako.',
        'Umeonyeshwa kwa wengine mara ngapi: takriban wiki moja. Hesabu zinazolinda dhidi ya matumizi mabaya: siku mbili.',
        'Usajili kwa simu ulioanza lakini hukuuthibitisha kwa msimbo: siku moja.',
        'Ikiwa tulisimamisha akaunti yako, ukiukaji wa kanuni bado unahesabiwa, au mtu alikuzuia: msimbo uliotengenezwa kutokana na barua pepe yako na namba yako ya simu, ili hayo yaendelee hata kwa akaunti mpya. Hakuna anayeweza kusoma barua pepe au namba kutoka kwenye msimbo huo. Msimbo wa namba tunautunza kwa muda usiozidi mwaka mmoja baada ya akaunti kufutwa. Mtu aliyekuzuia bado huona jina ambalo wengine walikuwa wakiliona kwenye orodha yake.',
        `Kilichoripotiwa, kama kilivyokuwa wakati huo: kikiwa kimesimbwa kwa njia fiche, kwa wanaoamua kuhusu kesi hiyo tu, hadi siku ${EVIDENCE_KEPT_DAYS} baada ya kesi kufungwa, hata kama kitu hicho, au akaunti, kimefutwa wakati huo. Muda mrefu zaidi ikiwa mamlaka au mahakama inaweza kukihitaji: watu wawili wenye uzoefu wa timu yetu lazima wakubaliane, na huisha wawili wao wanapoamua hivyo.`,
        `Tulichoandika kuhusu uamuzi, na kile ulichokiondoa: siku ${DECISION_WORDS_KEPT_DAYS} baada ya kesi kufungwa, au siku ${EVIDENCE_KEPT_DAYS} akaunti yako ikifutwa. Ukweli kwamba uamuzi ulifanywa hubaki, bila jina. Sababu zetu, ambazo unaweza kuzisoma kwenye akaunti yako: hadi utakapoifuta.`,
        `Watu uliowazuia au ulioachana nao, ili bado uweze kuwaripoti: siku ${PARTING_DAYS}. Kizuizi chenyewe: hadi utakapokiondoa.`,
        `Ikiwa tulikuondoa kabisa, au mmoja wetu amependekeza hivyo: misimbo iliyotengenezwa kutokana na barua pepe yako, namba ya simu, vivinjari, picha na maelezo yako, ili tutambue akaunti mpya. Hakuna anayeweza kusoma barua pepe, namba au maneno kutoka humo, wala kuona picha ndani yake. Tunaifuta baada ya miaka ${BAN_LIST_YEARS}, na mara moja ikiwa uamuzi huo utakataliwa au kufutwa.`,
        'Ikiwa umeondolewa kabisa kwa ulaghai: jina ambalo wengine walikuwa wakiliona, na watu uliowaandikia. Tunawaambia kwamba tumeondoa akaunti yako, na kwamba tulikosea ikiwa uamuzi utafutwa. Tunafuta haya mwaka mmoja baada ya uamuzi kufutwa.',
        'Ukifuta akaunti yako wakati tunaangalia kesi inayokuhusu: misimbo hiyohiyo, jina ambalo wengine walikuwa wakiliona na watu uliowaandikia, vikiwa vimesimbwa kwa njia fiche, ili bado tuweze kuamua kukuondoa kabisa. Tunavifuta kesi ikifungwa bila uamuzi huo, na baada ya siku zisizozidi 30.',
        'Ukibadilisha barua pepe au namba yako ya simu wakati tunaangalia kesi inayokuhusu: msimbo uliotengenezwa kutokana na ile ya zamani, hadi kesi ifungwe. Kesi ikiishia kwa kukuondoa kabisa, msimbo huo hutunzwa pamoja na mingine.',
        `Ikiwa mtu aliachana nawe, au hukuweza kuanzisha mazungumzo mapya ulipofuta akaunti yako: msimbo uliotengenezwa kwa njia ileile, ili hilo liendelee hata kwa akaunti mpya, kwa muda uliobaki: siku zisizozidi ${PARTING_DAYS}.`,
        'Misimbo iliyotengenezwa kutokana na picha zako, ili tuweze kuilinganisha na ya watu tuliowaondoa kabisa: hadi utakapoondoa picha. Hakuna anayeweza kuona picha ndani yake.',
        'Vivinjari ulivyoingia navyo, kama msimbo: mwaka mmoja baada ya kuvitumia mwisho.',
        'Nakala za akiba: hadi siku 30. Akaunti iliyofutwa hairudishwi kutoka humo.',
        'Ulichonunua, na risiti zako: kwa muda ambao sheria ya kodi inatutaka tuzitunze. Akaunti yako ikishafutwa, hazina tena jina lako, na hakuna kitu humo kinachoelekeza kwako.',
        'Kadi inayofanya uanachama wako ujirudie: hadi uanachama uishe au akaunti yako ifutwe.',
        'Unachotuandikia kupitia ukurasa wa mawasiliano: kwa muda tunaokihitaji ili kukusaidia, na si zaidi ya hapo utakapofuta akaunti yako.',
      ],
    },
  ],
}
