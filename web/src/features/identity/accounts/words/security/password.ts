export const password = {
  onlyPhone:
    'You sign in with a code sent to your phone, so you don’t need a password. To set one, add an email address above first: you’ll sign in with the two together.',
  change: 'Change Password',
  current: 'Current Password',
  next: 'New Password',
  confirm: 'Confirm New Password',
  update: 'Update Password',
  updating: 'Updating...',
  error: 'Password Error',
  differ: 'Passwords do not match.',
  failed: 'Failed to change password.',
  changed: 'Password Changed',
  changedText:
    'Your password was updated successfully. You’ll need to use your new password next time you log in.',
  sendsCode: (phone: string) => `To make sure it’s you, we’ll send a code to ${phone}.`,
  verify: 'Verify',
}
