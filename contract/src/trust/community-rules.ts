import { BRAND } from '../brand.ts'
import type { REPORT_REASONS } from '../dating/choices.ts'

// No schema library, because public pages and statements of reasons use these.

export interface CommunityRule {
  title: string
  rule: string
  meaning: string
}

export const COMMUNITY_RULES: Record<(typeof REPORT_REASONS)[number], CommunityRule> = {
  money: {
    title: 'No one asks for money',
    rule: 'No requests for money or gifts, and no offers of paid companionship.',
    meaning:
      'Not for a hospital bill, a ticket, a visa, airtime or school fees, and not for an investment that cannot fail. Talking about bride price, lobola, mahr or how you would share a household is fine: asking someone you met here to send money is not.',
  },
  not_in_photos: {
    title: 'Be yourself',
    rule: 'No fake profiles, and no more than one.',
    meaning:
      'The photos show you, as you look today, and your name, age and story are your own. No one writes in your place.',
  },
  underage: {
    title: 'Adults only',
    rule: 'You are at least 18 years old.',
    meaning: `${BRAND} is for adults who want to marry. If you are younger, please wait. Anyone who looks for contact with children here is banned.`,
  },
  threats: {
    title: 'No threats, no blackmail',
    rule: 'No harassment, no threats and no blackmail.',
    meaning:
      'No one frightens, pressures or follows another member: not with words, not with pictures that someone sent in trust, and not by writing again and again after a no.',
  },
  hate: {
    title: 'Respect for everyone',
    rule: 'No hatred, and no contempt for anyone’s tribe, faith, skin or sex.',
    meaning:
      'You may know whom you are looking for, and say so kindly. Insults, slurs and contempt for who someone is have no place here.',
  },
  sexual: {
    title: 'Nothing intimate',
    rule: 'No intimate or violent photos, and no sexual messages that no one asked for.',
    meaning:
      'No nudity and nothing cruel in photos, on profiles or in messages, also between people who like each other.',
  },
  married: {
    title: 'Free to marry',
    rule: 'You are not currently married, unless you are legally separated.',
    meaning:
      'If you are married or promised to someone, please close your account: others here are looking for the person they will marry.',
  },
  advertising: {
    title: 'No business',
    rule: 'No advertising, no collecting other members’ data, and no bots.',
    meaning:
      'No goods, no services, no followers, no links to other sites. Profiles and messages are written by people, for people.',
  },
  trafficking: {
    title: 'No one is forced or sold',
    rule: 'No one is forced into a marriage, bought or sold.',
    meaning:
      'Both people choose freely. No one is offered to others, and no one is lured abroad with a promise of work or marriage.',
  },
  meeting: {
    title: 'Safe when you meet',
    rule: 'No violence and no pressure, also when you meet.',
    meaning:
      'These rules apply away from this site too. If someone hurts or pressures you when you meet, we act on it here.',
  },
  other: {
    title: 'No other harm',
    rule: 'No other harm to members, and nothing that the law forbids.',
    meaning:
      'We cannot list everything. If something hurts or frightens you, tell us, and someone will look at it.',
  },
}
