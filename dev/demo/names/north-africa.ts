import { COPTIC, EGYPTIAN_MUSLIM, MAGHREB_MUSLIM } from './faith-names.ts'
import { list, type People } from './people.ts'

export const NORTH_AFRICA = {
  egyptian: {
    tribe: null,
    tongues: ['arabic'],
    ofFaith: { islam: EGYPTIAN_MUSLIM, christianity: COPTIC },
    ownShare: 0,
    surnames: list(`Girgis Mikhail Boutros Hanna Ghaly Tadros Wassef Habib Naguib Samaan`),
    muslimSurnames: list(
      `Hassan El-Sayed Abdelrahman Mansour Farouk Salah Gamal Fathy Shawky Ezzat Hegazy Kamel Zaki Nasser El-Masry`,
    ),
  },
  nubian: {
    tribe: 'nubian',
    tongues: ['arabic', 'other'],
    ofFaith: { islam: EGYPTIAN_MUSLIM },
    ownShare: 0,
    surnames: list(`Mounir Khalil Dahab Hassan Abdoun Saleh Fikry Shalali Oddoul Idris`),
  },
  sudanese: {
    tribe: 'arab',
    tongues: ['arabic'],
    ofFaith: {
      islam: {
        women: list(`Rania Tasneem Alaa Isra Sara Duaa Maha Nahla Shahd Salma Ruba Hiba Mawada Amna`),
        men: list(
          `Mustafa Osman Mohamed Hatim Mazin Ahmed Tarig Bakri Amjad Elfatih Muzamil Abdelrahim Waleed Khalid`,
        ),
      },
      christianity: COPTIC,
    },
    ownShare: 0,
    surnames: list(
      `Elamin Osman Abdalla Mahjoub Eltayeb Babiker Idris Hamid Elhassan Mirghani Khalifa Salih Awad Bashir`,
    ),
  },
  moroccan: {
    tribe: 'arab',
    tongues: ['arabic'],
    ofFaith: { islam: MAGHREB_MUSLIM },
    ownShare: 0,
    surnames: list(
      `Benali Alaoui Bennani Chraïbi Tazi El-Idrissi Berrada Fassi Lahlou Benjelloun Sqalli Naciri Cherkaoui Mansouri`,
    ),
  },
  amazigh: {
    tribe: 'amazigh',
    tongues: ['other', 'arabic'],
    own: {
      women: list(`Tiziri Tilila Numidia Thiziri Dihya Lounja Tanirt Kahina Sekkoura Tinhinane`),
      men: list(`Aksil Massin Yidir Amnay Anir Ziri Massinissa Idir Badis Juba`),
    },
    ofFaith: { islam: MAGHREB_MUSLIM },
    ownShare: 0.6,
    surnames: list(
      `Amazigh Ouali Aït-Ahmed Azoulay Oukaci Ouazzani Ait-Lahcen Boulifa Idbihi Ouhssine Hamdaoui Amrouche`,
    ),
  },
  algerian: {
    tribe: 'arab',
    tongues: ['arabic'],
    ofFaith: { islam: MAGHREB_MUSLIM },
    ownShare: 0,
    surnames: list(
      `Bouzid Benaïssa Brahimi Hamdi Saïdi Khelifi Belkacem Boudiaf Mebarki Ziani Cherif Haddad Bensalem Meziane`,
    ),
  },
  tunisian: {
    tribe: 'arab',
    tongues: ['arabic'],
    ofFaith: { islam: MAGHREB_MUSLIM },
    ownShare: 0,
    surnames: list(
      `Trabelsi Ben-Salah Gharbi Jaziri Mejri Bouazizi Chebbi Hammami Jebali Ayari Dridi Sassi Mahfoudh Karoui`,
    ),
  },
} satisfies Record<string, People>
