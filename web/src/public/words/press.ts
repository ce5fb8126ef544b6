import { BRAND } from '@ndoa/contract/brand'

export const words = {
  title: 'Press',
  description: `Facts, press kit and contact for journalists who write about ${BRAND}.`,
  subtitle: `${BRAND} in words and figures that you are welcome to use.`,
  inquiries: {
    title: 'Media inquiries',
    text: 'For interviews, figures and images. We reply within 24 hours.',
  },
  /** The keys are anchors on the page. */
  sections: {
    about: `About ${BRAND}`,
    facts: 'Company facts',
    releases: 'Press releases',
    coverage: 'Media coverage',
    kit: 'Press kit',
    leadership: 'Leadership',
    awards: 'Awards',
  },
  about: `${BRAND} (“marriage” in Swahili) is a matching service for marriage-minded Africans and the African diaspora. It compares what two people are looking for in faith, tribe and culture, language, place and values, and shows both of them the same percentage and the reasons for it. Members can write to each other only after both have liked each other, and phone numbers and addresses are never shown.`,
  /** Facts that any visitor can verify. */
  facts: {
    whoCanJoin: { label: 'Who can join', value: 'Adults who are free to marry' },
    joining: { label: 'Joining', value: 'Free' },
    writing: { label: 'Who can write to each other', value: 'Only members who like each other' },
    trackers: { label: 'Trackers on our pages', value: 'None' },
  },
  noReleases: 'There are no press releases yet.',
  fullText: 'Full text',
  coverage: 'None yet. When someone writes about us, you’ll find it here.',
  kit: 'Our logo and pattern, for print and web. Please don’t change the colours or proportions.',
  files: {
    icon: 'Icon',
    largeIcon: 'Icon, 512 px',
    logo: 'Logo',
    quilt: 'Quilt',
    preview: 'Link preview image',
  },
  portraits: 'Names and portraits:',
  awards: 'None yet. We’d rather be invited to weddings.',
}
