import { type GivenNames, list } from './people.ts'

export const ENGLISH_CHRISTIAN: GivenNames = {
  women:
    list(`Grace Mary Esther Ruth Deborah Faith Blessing Joy Mercy Patience Comfort Gloria Elizabeth Naomi Priscilla
    Hannah Rebecca Martha Lydia Abigail Dorcas Eunice Charity Victoria Rachel Sarah Miriam Agnes Beatrice Florence`),
  men: list(`Samuel Daniel David Joseph Emmanuel Michael Peter Paul Stephen John James Isaac Solomon Joshua Caleb Philip
    Benjamin Gideon Elijah Moses Nathaniel Timothy Andrew Simon Matthew Victor Francis Felix Dennis Patrick`),
}

export const FRENCH_CHRISTIAN: GivenNames = {
  women:
    list(`Marie Chantal Aimée Solange Grâce Clarisse Béatrice Nadège Florence Josiane Sandrine Mireille Estelle
    Carine Prisca Henriette Divine Rachelle Christelle Gisèle Espérance Joséphine Laurence Edwige`),
  men: list(`Jean-Paul Pascal Serge Fabrice Hervé Christian Emmanuel Patrice Didier Olivier Guy Landry Rodrigue Blaise
    Cédric Thierry Arnaud Célestin Boris Aristide Gaël Dieudonné Parfait Joël`),
}

export const PORTUGUESE_CHRISTIAN: GivenNames = {
  women:
    list(`Ana Maria Teresa Luísa Isabel Graça Esperança Celeste Lurdes Domingas Filomena Rosa Helena Joana Catarina
    Yolanda Nádia Sónia Edna Marlene Conceição Leonor Beatriz Carla`),
  men: list(`João António Manuel Domingos Francisco Paulo Pedro Carlos Mário Adriano Nelson Edson Hélder Osvaldo Gilberto
    Armando Bento Abel Celso Joaquim Mateus Tomás Rui Filipe`),
}

export const SAHEL_MUSLIM: GivenNames = {
  women:
    list(`Aminata Fatoumata Mariama Aïssatou Awa Kadiatou Ramatoulaye Oumou Djeneba Safiatou Khady Rokhaya Sokhna
    Bintou Maïmouna Hawa Salimata Nafissatou Adama Coumba Assetou Sira Ndeye Dieynaba`),
  men: list(`Mamadou Ousmane Ibrahima Abdoulaye Moussa Cheikh Amadou Boubacar Souleymane Seydou Modibo Alassane Lamine
    Youssouf Issa Bakary Idrissa Babacar Malick Oumar Samba Demba Daouda Habib`),
}

export const HAUSA_MUSLIM: GivenNames = {
  women:
    list(`Aisha Fatima Zainab Hauwa Maryam Halima Rahama Amina Hadiza Hafsat Khadija Safiya Asma'u Binta Jamila
    Rukayya Sa'adatu Bilkisu Habiba Nafisa Ummi Zulaihat Rabi Maimuna`),
  men: list(`Abubakar Ibrahim Musa Usman Sani Yusuf Aminu Bashir Kabiru Nasiru Sadiq Umar Auwal Lawal Mustapha Abdullahi
    Suleiman Idris Hamza Ismail Tijjani Nura Shehu Haruna`),
}

export const YORUBA_MUSLIM: GivenNames = {
  women:
    list(`Aisha Rukayat Kafayat Sherifat Basirat Latifat Mariam Nimota Zainab Fatimoh Khadijat Raliat Simbiat
    Habeebah Ganiyat Muinat Barakat Aminat`),
  men: list(`Abdulrasheed Kamoru Lateef Rasheed Wasiu Mufutau Taofeek Sulaimon Abdulazeez Nurudeen Kazeem Jamiu Saheed
    Ridwan Habeeb Idris Mubarak Toheeb`),
}

export const SWAHILI_MUSLIM: GivenNames = {
  women:
    list(`Amina Zuhura Mwanaisha Fatma Salma Rukia Asha Zainabu Khadija Halima Saida Mariam Nasra Zulekha Swabra
    Maimuna Hafsa Shamsa Rehema Sauda Mwanahamisi Naima Zakia Latifa`),
  men: list(`Juma Salim Hamisi Rashid Omar Abdalla Ali Bakari Swaleh Said Khalid Yusuf Athumani Ramadhani Idd Suleiman
    Mbarak Hassan Fadhili Shaaban Kassim Haroun Nassor Twaha`),
}

export const SOMALI_MUSLIM: GivenNames = {
  women:
    list(`Hodan Ayaan Ifrah Sagal Hibo Ubax Fartun Sahra Asha Hamdi Nasteho Deqa Filsan Halimo Amina Khadra Idil
    Muna Ladan Zamzam Faduma Najma Ilhan Sucaad`),
  men: list(`Abdirahman Mohamed Ahmed Abdi Liban Mahad Guled Warsame Bilal Hassan Yusuf Ismail Khadar Mustafe Sharmarke
    Abdullahi Jama Farah Omar Zakariye Bashir Ayanle Hamse Saleban`),
}

export const MAGHREB_MUSLIM: GivenNames = {
  women:
    list(`Salma Yasmine Imane Khadija Nadia Samira Houda Zineb Ikram Sara Hajar Meryem Leila Amal Soumaya Ghita
    Rania Asmae Loubna Kenza Nawal Inès Chaïma Wafa`),
  men: list(`Youssef Mehdi Karim Hamza Anas Amine Omar Rachid Khalid Ayoub Bilal Ilyas Zakaria Nabil Reda Sofiane Walid
    Tarek Mounir Adil Marouane Othmane Salim Yacine`),
}

export const EGYPTIAN_MUSLIM: GivenNames = {
  women:
    list(`Nour Mariam Yasmin Heba Dina Salma Aya Habiba Nada Rania Hoda Mona Shaimaa Eman Doaa Menna Farida Amira
    Noha Radwa Esraa Ghada Omnia Hagar`),
  men: list(`Ahmed Mohamed Mahmoud Mostafa Omar Karim Amr Tarek Hossam Sherif Khaled Youssef Hassan Ibrahim Islam Ziad
    Mazen Tamer Ashraf Wael Ramy Eslam Moataz Hany`),
}

export const COPTIC: GivenNames = {
  women: list(`Marina Mary Irini Monica Martina Mariam Verena Christine Youstina Demiana Sandra Marian`),
  men: list(`Mina Kirollos Bishoy Beshoy Peter Mark George Fady Abanoub Michael Rami Andrew`),
}

export const ETHIOPIAN_CHRISTIAN: GivenNames = {
  women:
    list(`Selam Hiwot Tigist Meron Bethlehem Mahlet Saron Hanna Eden Rahel Kidist Mekdes Tsion Liya Blen Ruth
    Feven Helen Martha Yordanos Eyerusalem Kalkidan Genet Aster`),
  men: list(`Dawit Yonas Abel Henok Natnael Bereket Mikias Samuel Tewodros Biruk Yared Elias Kaleb Robel Nahom Ermias
    Eyob Surafel Tesfaye Getachew Amanuel Fitsum Girma Solomon`),
}

export const HORN_MUSLIM: GivenNames = {
  women: list(
    `Hayat Zeyneb Fethia Rahma Medina Semira Zahra Nejat Ikram Hanan Kedija Sumeya Leyla Muna Amira Meriem`,
  ),
  men: list(
    `Mohammed Ahmed Abdu Jemal Kedir Nuredin Seid Ali Hussein Ibrahim Anwar Murad Yasin Bilal Sadik Idris`,
  ),
}
