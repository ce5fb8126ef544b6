import { regionOf } from '../../../../lib/date-style.ts'
import type { Option } from '../../../../ui/forms/option.ts'

/**
 * Each entry is a country and its neighbours, in Africa and where most of the diaspora lives. Ghana and Nigeria count
 * as neighbours.
 */
const AROUND =
  'AE OM QA SA|AO CD CG NA ZM|AU NZ|BE DE FR GB LU NL|BF BJ CI GH ML NE TG|BI CD RW TZ|' +
  'BJ BF NE NG TG|BW NA ZA ZM ZW|CA GB US|CD AO BI CF CG RW SS TZ UG ZM|CF CD CG CM SD SS TD|' +
  'CG AO CD CF CM GA|CH AT DE FR IT|CI BF GH GN LR ML|CM CF CG GA GQ NG TD|CV GM GW MR SN|' +
  'DE AT BE CH DK FR NL|DJ ER ET SO|DZ EH LY MA ML MR NE TN|EG IL LY SA SD|EH DZ MA MR|ER DJ ET SD|' +
  'ES FR MA PT|ET DJ ER KE SD SO SS|FR BE CH DE ES IT|GA CG CM GQ|GB FR IE NL|GH BF CI NG TG|' +
  'GM SN|GN CI GW LR ML SL SN|GQ CM GA ST|GW GN SN|IE GB|IT CH DE FR|KE ET SO SS TZ UG|' +
  'KM MG MZ TZ YT|LR CI GN SL|LS ZA|LY DZ EG NE SD TD TN|MA DZ EH ES MR|MG KM MU MZ RE|' +
  'ML BF CI DZ GN MR NE SN|MR DZ EH MA ML SN|MU MG RE SC|MW MZ TZ ZM|MZ MW SZ TZ ZA ZM ZW|' +
  'NA AO BW ZA ZM|NE BF BJ DZ LY ML NG TD|NG BJ CM GH NE TD|NL BE DE GB|NO DK SE|PT ES|QA AE BH SA|' +
  'RW BI CD TZ UG|SA AE EG OM QA YE|SC KE MG MU TZ|SD CF EG ER ET LY SS TD|SE DK FI NO|SL GN LR|' +
  'SN GM GN GW ML MR|SO DJ ET KE|SS CD CF ET KE SD UG|ST GA GQ|SZ MZ ZA|TD CF CM LY NE NG SD|' +
  'TG BF BJ GH|TN DZ LY|TZ BI CD KE MW MZ RW UG ZM|UG CD KE RW SS TZ|US CA MX|ZA BW LS MZ NA SZ ZW|' +
  'ZM AO BW CD MW MZ NA TZ ZW|ZW BW MZ ZA ZM'

/** The country of each time zone; zones without a continent are in Africa. */
const ZONES =
  'Abidjan:CI Accra:GH Addis_Ababa:ET Algiers:DZ Asmara:ER Bamako:ML Bangui:CF Banjul:GM Bissau:GW ' +
  'Blantyre:MW Brazzaville:CG Bujumbura:BI Cairo:EG Casablanca:MA Conakry:GN Dakar:SN ' +
  'Dar_es_Salaam:TZ Djibouti:DJ Douala:CM Freetown:SL Gaborone:BW Harare:ZW Johannesburg:ZA Juba:SS ' +
  'Kampala:UG Khartoum:SD Kigali:RW Kinshasa:CD Lagos:NG Libreville:GA Lome:TG Luanda:AO ' +
  'Lubumbashi:CD Lusaka:ZM Malabo:GQ Maputo:MZ Maseru:LS Mbabane:SZ Mogadishu:SO Monrovia:LR ' +
  'Nairobi:KE Ndjamena:TD Niamey:NE Nouakchott:MR Ouagadougou:BF Porto-Novo:BJ Tripoli:LY Tunis:TN ' +
  'Windhoek:NA Europe/London:GB Europe/Paris:FR Europe/Berlin:DE Europe/Brussels:BE ' +
  'Europe/Amsterdam:NL Europe/Dublin:IE Europe/Lisbon:PT Europe/Madrid:ES Europe/Rome:IT ' +
  'America/New_York:US America/Chicago:US America/Los_Angeles:US America/Toronto:CA Asia/Dubai:AE'

export function nearbyFirst(options: readonly Option[], country: string | undefined): readonly Option[] {
  const near = country ? nearTo(country) : []
  const first = near.flatMap((code) => options.find(({ value }) => value === code) ?? [])
  if (first.length === 0) return options
  const last = first.length - 1
  return [
    ...first.map((option, place) => (place === last ? { ...option, endsGroup: true } : option)),
    ...options.filter(({ value }) => !near.includes(value)),
  ]
}

const nearTo = (country: string): readonly string[] =>
  AROUND.split('|')
    .map((line) => line.split(' '))
    .find(([own]) => own === country) ?? [country]

/** Guesses by the time zone of the device, otherwise by the language of the browser. */
export function probableCountry(zone = zoneOfDevice(), languages = navigator.languages): string | undefined {
  const wanted = zone.replace('Africa/', '')
  const found = ZONES.split(' ').find((entry) => entry.startsWith(`${wanted}:`))
  return found?.split(':')[1] ?? regionOf(languages)
}

const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
