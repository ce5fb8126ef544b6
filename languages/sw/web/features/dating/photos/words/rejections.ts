import type { rejections as en } from '@ndoa/web/features/dating/photos/words/rejections'

export const rejections: typeof en = {
  no_face: 'Uso wako hauonekani. Tafadhali chagua picha inayouonyesha vizuri.',
  several_people: 'Inaonyesha watu kadhaa. Tafadhali chagua picha yako peke yako.',
  not_the_member: 'Inaonekana ni ya mtu mwingine. Tafadhali chagua picha yako mwenyewe.',
  child: 'Inaonyesha mtoto, nasi hatuonyeshi watoto hapa. Tafadhali chagua picha yako mwenyewe.',
  sexual: 'Inaonyesha mwili zaidi ya inavyofaa hapa. Tafadhali chagua nyingine.',
  violence: 'Inaonyesha ukatili au silaha. Tafadhali chagua nyingine.',
  contact_details:
    'Inaonyesha namba ya simu, anwani au njia nyingine ya kukupata. Tafadhali chagua isiyo na hayo.',
  unclear:
    'Ina giza au haionekani vizuri. Tafadhali chagua iliyopigwa kwenye mwanga wa mchana, bila kichujio.',
}
