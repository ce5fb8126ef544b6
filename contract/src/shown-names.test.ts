import { expect, test } from 'vitest'
import { shownNameOf, shownNames } from './shown-names.ts'

const DEFAULTS: [fullName: string, shown: string][] = [
  ['Ama Mensah', 'Ama'],
  ['Amara', 'Amara'],
  ["Ng'ang'a Kamau", "Ng'ang'a"],
  ['Anne–Marie Diop', 'Anne-Marie'],
  ['李小龙', '李小龙'],
  ['||Gamseb Nangolo', '||Gamseb'],
  ['Abdoulaye Sow', 'Abdoulaye'],
  ['Kwame Mensah, Jr.', 'Kwame'],
  ['Chidi Okeke III', 'Chidi'],
  ['Ben Okafor', 'Ben'],
  ['Ben Ali Moussa', 'Ben'],
  ['de Souza Ana', 'de Souza'],
  ['Ould Daddah', 'Ould Daddah'],
  ["Ngũgĩ wa Thiong'o", 'Ngũgĩ'],
  ['Amina d/o Hassan', 'Amina'],
  [
    'Andrianampoinimerinatsimitoviaminandriampanjaka Rakoto',
    'Andrianampoinimerinatsimitoviaminandriampanjaka',
  ],
  // First names of several words
  ['عبد الله يوسف', 'عبد الله'],
  ['عبد الرحمن محمد', 'عبد الرحمن'],
  ['عَبْد الرحيم', 'عَبْد الرحيم'],
  ['أبو بكر موسى', 'أبو بكر'],
  ['أم كلثوم إبراهيم', 'أم كلثوم'],
  ['نور الدين محمود', 'نور الدين'],
  ['فاطمة الزهراء علي', 'فاطمة الزهراء'],
  ['محمد بن علي', 'محمد'],
  ['Abd al-Rahman Sani', 'Abd al-Rahman'],
  ['Abd al Rahman Sani', 'Abd al Rahman'],
  ['ABDEL KADER BENALI', 'ABDEL KADER'],
  ['Abdel Kader', 'Abdel Kader'],
  ['Abdul Karim Bello', 'Abdul Karim'],
  ['Abdul Karim', 'Abdul Karim'],
  ['Abdul Mensah', 'Abdul'],
  ['Abdoul Aziz Ndiaye', 'Abdoul Aziz'],
  ['Abdou Salam Diop', 'Abdou Salam'],
  ['Abdou Diouf', 'Abdou'],
  ['Abdi Nur', 'Abdi'],
  ['Abdi Rahman Ali', 'Abdi Rahman'],
  ['Abu Bakr Musa', 'Abu Bakr'],
  ['Abu Kamara', 'Abu'],
  ['Nour Eddine Benali', 'Nour Eddine'],
  ['Zia ul Haq Khan', 'Zia ul Haq'],
  ['El Hadj Mamadou Diallo', 'El Hadj Mamadou'],
  ['El Hadji Malick Sy', 'El Hadji Malick'],
  ['El-Hadj Omar Tall', 'El-Hadj Omar'],
  ['Al-Hajj Umar Tall', 'Al-Hajj Umar'],
  ['ʿAbd Allāh Yusuf', 'ʿAbd Allāh'],
  ['Abd-al Rahman Sani', 'Abd-al Rahman'],
  ['Al Hassan Diallo', 'Al Hassan'],
  ['سيف الإسلام معمر', 'سيف الإسلام'],
  ['El Hadj Diop', 'El Hadj'],
  ['Cheikh Anta Diop', 'Cheikh Anta'],
  ['Cheikh Diop', 'Cheikh'],
  ['Sidi Mohamed Ould Cheikh', 'Sidi Mohamed'],
  ['Haile Selassie Gugsa', 'Haile Selassie'],
  ['Haile Gebrselassie', 'Haile'],
  ['Gebre Medhin Tadesse', 'Gebre Medhin'],
  ['ገብረ መድህን ታደሰ', 'ገብረ መድህን'],
  ['ኃይለ ሥላሴ ጉግሳ', 'ኃይለ ሥላሴ'],
  ['ገ/መድህን ታደሰ', 'ገ/መድህን'],
  ['G/Medhin Tadesse', 'G/Medhin'],
  ['Jean Pierre Mbarga', 'Jean Pierre'],
  ['Jean Mbarga', 'Jean'],
  ['Jean de Dieu Uwimana', 'Jean de Dieu'],
  ['Marie Claire Uwase', 'Marie Claire'],
  ['Maria José Silva', 'Maria José'],
  ['Maria de Fátima Santos', 'Maria de Fátima'],
  ['Maria da Silva', 'Maria'],
  ['João Paulo Neto', 'João Paulo'],
  ['Nana Ama Mensah', 'Nana Ama'],
  ['Md.Rahim Uddin', 'Md. Rahim'],
  // Initials and abbreviations
  ['A. B. Mensah', 'A. B.'],
  ['A B Mensah', 'A B'],
  ['K. Mensah', 'K. Mensah'],
  ['J. Kofi Mensah', 'J. Kofi'],
  ['J.K. Abara', 'J.K.'],
  ['St. Clair Johnson', 'St. Clair'],
  ['van der Merwe', 'van der Merwe'],
  // Titles
  ['Mme Aïcha Traoré', 'Aïcha'],
  ['MME AICHA TRAORE', 'AICHA'],
  ['Mlle. Fatou Sow', 'Fatou'],
  ['Prof Wole Ade', 'Wole'],
  ['Prof. Dr. Ọlá Adé', 'Ọlá'],
  ['Dr Mensah', 'Mensah'],
  ['Alhaji Musa Bello', 'Musa'],
  ['Alhaja Sẹ́kì Adé', 'Sẹ́kì'],
  ['Hajiya Zainab Umar', 'Zainab'],
  ['Malam Sani Umar', 'Sani'],
  ['Mallam Ibrahim', 'Ibrahim'],
  ['Sheikh Abdul Rahman Ali', 'Abdul Rahman'],
  ['Chief Ọbáfẹ́mi Adé', 'Ọbáfẹ́mi'],
  ['Ọ̀túnba Gbenga Adé', 'Gbenga'],
  ['Ìyáàfin Bísí Adé', 'Bísí'],
  ['Pastor Grace Obi', 'Grace'],
  ['Rev. Fr. Emeka Obi', 'Emeka'],
  ['Engr Chidi Obi', 'Chidi'],
  ['Hon. Amina Juma', 'Amina'],
  ['Pr Samuel Kouassi', 'Samuel'],
  ['Me Awa Diop Sow', 'Awa'],
  ['Monsieur Paul Biya', 'Paul'],
  ['Sœur Marie Claire Uwase', 'Marie Claire'],
  ['Sr. João Silva', 'João'],
  ['Sra Luísa dos Santos', 'Luísa'],
  ['Profª. Ana Lopes', 'Ana'],
  ['Dona Celeste Neto', 'Celeste'],
  ['Dona Akplogan', 'Dona'],
  ['Bi Amina Juma', 'Amina'],
  ['Bwana Juma Hassan', 'Juma'],
  ['Mzee Otieno', 'Otieno'],
  ['Dkt. Neema Mushi', 'Neema'],
  ['Mwl. Baraka Mushi', 'Baraka'],
  ['Ato Abebe Bikila', 'Abebe'],
  ['Ato Quayson', 'Ato'],
  ['W/ro Almaz Bekele', 'Almaz'],
  ['Woizero Almaz Bekele', 'Almaz'],
  ['አባ ጳውሎስ ታደሰ', 'ጳውሎስ'],
  ['አቶ አበበ ቢቂላ', 'አበበ'],
  ['ወ/ሮ አልማዝ በቀለ', 'አልማዝ'],
  ['ወ/ ሪት አልማዝ በቀለ', 'አልማዝ'],
  ['ዶ/ር ኃይለ ማርያም ደሳለኝ', 'ኃይለ ማርያም'],
  ['ፕ/ር አስራት ወልደየስ', 'አስራት'],
  ['ወ/ማርያም በቀለ', 'ወ/ማርያም'],
  ['د. أحمد علي', 'أحمد'],
  ['د/ أحمد علي', 'أحمد'],
  ['أ.د. محمد الأمين', 'محمد'],
  ['الدكتورة فاطمة علي', 'فاطمة'],
  ['الشيخ عبد الله يوسف', 'عبد الله'],
  ['الحاج موسى ديالو', 'موسى'],
  // A title or the site's name alone
  ['Prof', 'Prof'],
  ['Mr Ndoa', 'Mr'],
  ['', ''],
]

test.each(DEFAULTS)('%s is shown as %s', (fullName, shown) => expect(shownNameOf(fullName)).toBe(shown))

test.each([
  ['Ama Mensah', ['Ama', 'Mensah']],
  ['Ama Serwaa Mensah', ['Ama', 'Serwaa', 'Mensah', 'Ama Serwaa', 'Ama Mensah', 'Serwaa Mensah']],
  ['El Hadj Mamadou Diallo', ['El Hadj Mamadou', 'Hadj', 'Mamadou', 'Diallo']],
  ['Abd al-Rahman Sani', ['Abd al-Rahman', 'al-Rahman', 'Sani']],
  ['عبد الرحمن محمد', ['عبد الرحمن', 'محمد']],
  ['A. B. Mensah', ['A. B.', 'Mensah']],
  ["Ngũgĩ wa Thiong'o", ['Ngũgĩ', "Thiong'o", "wa Thiong'o"]],
  ['Zine Ben Ali', ['Zine', 'Ali', 'Ben Ali']],
  ['Ana da Silva', ['Ana', 'Silva', 'da Silva']],
  ['Dr Ama Mensah, Jr.', ['Ama', 'Mensah']],
  ['Amina d/o Hassan', ['Amina', 'Hassan', 'd/o Hassan']],
  ['Kofi Ndoa Admin Mensah', ['Kofi', 'Mensah', 'Kofi Mensah']],
  ['Kofi', ['Kofi']],
])('a member called %s may choose among %j', (fullName, names) => expect(shownNames(fullName)).toEqual(names))

test('a choice is kept while the full name has it, and nothing else is a choice', () => {
  expect(shownNameOf('Ama Serwaa Mensah', 'Serwaa')).toBe('Serwaa')
  expect(shownNameOf('Mme Ama Serwaa Mensah', 'Ama Mensah')).toBe('Ama Mensah')
  for (const wanted of [
    'Ndoa',
    'Admin',
    'Kofi',
    'ama',
    'Am',
    'A',
    'Ama Serwaa Mensah',
    'Ama\u202e',
    'Mensah Ama',
    '',
  ])
    expect(shownNameOf('Ama Serwaa Mensah', wanted)).toBe('Ama')
})

test('no choice is the whole of a name of several first names and surnames', () => {
  for (const [fullName] of DEFAULTS)
    if (shownNames(fullName).length > 1) expect(shownNames(fullName).slice(1)).not.toContain(fullName)
})

test('two words are offered only up to forty characters', () => {
  const long = 'Andrianampoinimerinatsimitoviaminandriampanjaka'
  expect(shownNames(`${long} Ama Rakoto`)).toEqual([long, 'Ama', 'Rakoto', 'Ama Rakoto'])
})

test('a hundred letters of any kind take no time and end in a name', () => {
  for (const part of ['a ', 'A. ', 'el ', 'عبد ', 'Dr ', 'van ', 'x/', '||'])
    expect(shownNames(part.repeat(50).slice(0, 100))[0]).toBeTruthy()
})
