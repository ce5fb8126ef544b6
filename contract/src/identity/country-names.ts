import { searchKey } from '../search.ts'

/** African countries, the United States, Canada and the United Kingdom (specification, section 3). */
const NAMES =
  'DZ Algeria|AO Angola|BJ Benin|BW Botswana|BF Burkina Faso|BI Burundi|CV Cape Verde|CV Cabo Verde|CM Cameroon|' +
  'CF Central African Republic|TD Chad|KM Comoros|CD Democratic Republic of the Congo|CD DR Congo|CD DRC|' +
  'CG Republic of the Congo|CG Congo-Brazzaville|CI Côte d’Ivoire|CI Ivory Coast|DJ Djibouti|EG Egypt|' +
  'GQ Equatorial Guinea|ER Eritrea|SZ Eswatini|SZ Swaziland|ET Ethiopia|GA Gabon|GM Gambia|GM The Gambia|' +
  'GM Republic of The Gambia|GH Ghana|GN Guinea|GW Guinea-Bissau|KE Kenya|LS Lesotho|LR Liberia|LY Libya|' +
  'MG Madagascar|MW Malawi|ML Mali|MR Mauritania|MU Mauritius|YT Mayotte|MA Morocco|MZ Mozambique|NA Namibia|' +
  'NE Niger|NG Nigeria|RE Réunion|RW Rwanda|SH Saint Helena|ST São Tomé and Príncipe|SN Senegal|SC Seychelles|' +
  'SL Sierra Leone|SO Somalia|ZA South Africa|SS South Sudan|SD Sudan|TZ Tanzania|TZ United Republic of Tanzania|' +
  'TG Togo|TN Tunisia|UG Uganda|EH Western Sahara|ZM Zambia|ZW Zimbabwe|US United States|US USA|' +
  'US United States of America|CA Canada|GB United Kingdom|GB UK|GB Great Britain|GB England'

let codes: Map<string, string> | undefined

/** @returns a code as it is, and null for a name that the table lacks */
export function codeOfCountry(given: string): string | null {
  if (given.length <= 2) return given
  codes ??= new Map(NAMES.split('|').map((entry) => [searchKey(entry.slice(3)), entry.slice(0, 2)]))
  return codes.get(searchKey(given)) ?? null
}
