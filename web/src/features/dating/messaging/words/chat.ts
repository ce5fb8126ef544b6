import { pluralEn as plural } from '@ndoa/contract/plural'

const characters = (count: number) =>
  plural(count, { one: '1 character', other: `${count.toLocaleString('en')} characters` })

export const cautions = {
  money: {
    title: 'Please be careful with money',
    text: 'It looks as if money came up here. Never send money, gift cards, codes or bank details to someone you haven’t met, however sad or urgent the story is. Someone who means well will understand.',
  },
  contact: {
    title: 'Take your time before you move to another app',
    text: 'Here you can block and report, and our team can help you. Elsewhere we can’t. Keep talking here until you know each other well.',
  },
}

export const moneyQuestion = {
  title: 'Is this the right moment to talk about money?',
  text: 'Members are often asked for money by strangers, so it worries many of them. If you haven’t met in person yet, please leave money out of your conversation. If it was about something else, simply carry on.',
  understood: 'I understand',
}

export const composer = {
  label: (name: string) => `Message to ${name}`,
  placeholder: 'Type a message...',
  left: (count: number) => `${characters(count)} left`,
  tooMany: (count: number) => `${characters(count)} too many`,
  tooLong: 'Your message is too long to send',
  fewLeft: (most: number) =>
    plural(most, { one: `${most} character or fewer left`, other: `${most} characters or fewer left` }),
}

/** The screen reader label of a message: author, text, time and state. */
export const bubble = {
  from: (name: string) => `${name}: `,
  fromYou: 'You: ',
  at: (time: string) => `, ${time}`,
  atIn: (time: string, state: string) => `, ${time}, ${state}`,
  moment: (date: string, time: string) => `${date}, ${time}`,
  states: {
    sending: 'Sending',
    waiting: 'Waiting for network',
    failed: 'Not sent',
    stored: 'Sent',
    read: 'Read',
  },
  notSent: (reason: string) => `Not sent. ${reason}`,
  retry: 'Retry',
  discard: 'Discard',
}
