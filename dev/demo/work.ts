export interface Occupation {
  title: string
  field: WorkField
  schooling: Education[]
}

export type Education =
  | 'High School'
  | 'Some College'
  | "Bachelor's Degree"
  | "Master's Degree"
  | 'Doctorate'
  | 'Professional Degree'
  | 'Trade School'
  | 'Other'

export type WorkField =
  | 'health'
  | 'teaching'
  | 'technology'
  | 'trade'
  | 'law'
  | 'finance'
  | 'building'
  | 'arts'
  | 'land'
  | 'food'
  | 'transport'
  | 'service'
  | 'style'
  | 'study'

const SCHOOL: Education[] = ['High School', 'Some College', 'Other']
const CRAFT: Education[] = ['Trade School', 'Some College', 'High School']
const DEGREE: Education[] = ["Bachelor's Degree", "Master's Degree"]
const BACHELOR: Education[] = ["Bachelor's Degree"]
const MASTER: Education[] = ["Master's Degree", 'Doctorate']

const of = (field: WorkField, schooling: Education[], titles: string): Occupation[] =>
  titles.split(', ').map((title) => ({ title, field, schooling }))

export const OCCUPATIONS: Occupation[] = [
  ...of(
    'health',
    DEGREE,
    'Nurse, Midwife, Public health officer, Physiotherapist, Laboratory scientist, Nutritionist',
  ),
  ...of('health', ['Professional Degree'], 'Doctor, Pharmacist, Dentist, Optometrist, Veterinarian'),
  ...of('health', CRAFT, 'Community health worker, Care assistant, Paramedic'),
  ...of(
    'teaching',
    DEGREE,
    'Primary school teacher, Mathematics teacher, School counsellor, English teacher, Biology teacher',
  ),
  ...of('teaching', MASTER, 'Lecturer, Researcher, Head teacher, Historian'),
  ...of('teaching', SCHOOL, 'Nursery assistant, Football coach'),
  ...of(
    'technology',
    DEGREE,
    'Software developer, Data analyst, Product manager, Network engineer, UX designer',
  ),
  ...of('technology', MASTER, 'Data scientist, Systems architect'),
  ...of('technology', CRAFT, 'Phone repairer, IT support technician'),
  ...of(
    'trade',
    SCHOOL,
    'Shop owner, Market trader, Fabric seller, Sales representative, Spare parts dealer',
  ),
  ...of('trade', DEGREE, 'Marketing manager, Supply chain manager, Export manager, Business owner'),
  ...of('law', ['Professional Degree', "Master's Degree"], 'Lawyer, Legal adviser, Magistrate'),
  ...of('law', BACHELOR, 'Paralegal, Court clerk'),
  ...of('finance', DEGREE, 'Accountant, Bank officer, Auditor, Insurance adviser'),
  ...of('finance', MASTER, 'Economist, Actuary'),
  ...of(
    'building',
    DEGREE,
    'Civil engineer, Architect, Quantity surveyor, Mechanical engineer, Solar engineer',
  ),
  ...of('building', CRAFT, 'Electrician, Carpenter, Welder, Plumber, Solar installer, Mechanic'),
  ...of('arts', DEGREE, 'Journalist, Graphic designer, Radio presenter, Film editor'),
  ...of('arts', SCHOOL, 'Photographer, Musician, Painter, Actor'),
  ...of('land', DEGREE, 'Agronomist, Environmental officer, Wildlife ranger'),
  ...of('land', SCHOOL, 'Poultry farmer, Coffee farmer, Beekeeper, Fisher'),
  ...of('food', CRAFT, 'Chef, Baker, Caterer, Restaurant manager'),
  ...of('transport', CRAFT, 'Truck driver, Bus driver, Train driver, Flight attendant, Courier'),
  ...of('transport', ['Professional Degree', "Bachelor's Degree"], 'Pilot, Logistics planner, Ship engineer'),
  ...of(
    'service',
    DEGREE,
    'Social worker, Civil servant, Programme officer, Librarian, Human resources manager',
  ),
  ...of(
    'service',
    CRAFT,
    'Police officer, Firefighter, Hotel receptionist, Tour guide, Office administrator',
  ),
  ...of('style', CRAFT, 'Tailor, Fashion designer, Hairdresser, Barber, Make-up artist, Shoemaker'),
]

export const STUDIES = [
  'Nursing student',
  'Law student',
  'Engineering student',
  'Student teacher',
  'Medical student',
  'Computer science student',
  'Economics student',
  'Agriculture student',
]

export const EDUCATION_SHARES: [Education, number][] = [
  ['High School', 14],
  ['Some College', 12],
  ["Bachelor's Degree", 37],
  ["Master's Degree", 16],
  ['Doctorate', 2],
  ['Professional Degree', 8],
  ['Trade School', 9],
  ['Other', 2],
]
