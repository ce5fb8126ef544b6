export const contacts = {
  labels: { email: 'Email', phone: 'Phone' },
  titles: { email: 'Your Email Address', phone: 'Your Phone Number' },
  none: 'None yet',
  change: 'Change',
  add: 'Add',
  changeOf: { email: 'Change Email', phone: 'Change Phone' },
  addOf: { email: 'Add Email', phone: 'Add Phone' },
  newEmail: 'New Email',
  confirm: 'Confirm',
  confirmed: 'Your new contact details are confirmed.',
}
