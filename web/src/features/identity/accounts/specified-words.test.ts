import { words as faults } from '@ndoa/contract/words/faults'
import { expect, test } from 'vitest'

/** The specification's exact sentences about accounts: sections 2, 5 and 8. */
const WORDS = `
Full name is required
Gender is required
Date of birth is required
Country of residence is required
You must agree to the terms and privacy policy
Email is required
Please enter a valid email
Please enter a valid email address
Password is required
Password must be at least 8 characters
Please confirm your password
Passwords do not match
Passwords do not match.
Password does not meet requirements: 
Phone number is required
Please select a country
An account with this email already exists. Please try signing in instead.
Password must be at least 6 characters long.
Please enter a valid email address.
Unable to validate email address. Please check your email and try again.
Registration failed. Please try again.
Unknown error
An error occurred
Invalid verification code
Error checking phone number. Please try again.
Invalid phone number or password. Please check your credentials and try again.
Failed to send verification code
Login failed. Please try again.
Login failed
Failed to change password.
Failed to send magic link. Please try again.
At least 8 characters
One uppercase letter
One lowercase letter
One number
One special character
Password Error
Password Changed
Your password was updated successfully. You’ll need to use your new password next time you log in.
Authentication error: 
Authentication failed. Please try again.
No authentication code found.
Send Magic Link
Send Reset Link
Check Your Email
000000
Try a different email address
Back to Sign In
Create Account
Send Verification Code
Complete Registration
Creating Account...
Sending Code...
Verifying Code...
New verification code sent successfully!
Back to Phone Number
Resend
Verify & Sign In
Signing In...
Verifying...
Detecting country...
Already have an account?
Don't have an account?
Forgot your password?
Thank you for Registering!
Activating your account...
Back to Login
Authenticating...
Account Settings
Loading settings...
Please try again later.
No Settings Found
Retry
Failed to fetch settings
Failed to update settings
Settings saved successfully!
Notifications
Privacy
Security
Danger Zone
Save Changes
Email
SMS
Push
New Matches
Messages
Likes
Profile Views
Marketing Emails
Everyone
Verified Users Only
Matches Only
Photo Blur
Show Online Status
Show Last Seen
Show Distance
Allow Screenshots
Change Password
Cancel
New Password
Confirm New Password
Update Password
Updating...
Enable 2FA
Login Alerts
Deactivate Account
Delete Account
Deactivate
Delete Forever
Close`
  .split('\n')
  .slice(1)

const sources = import.meta.glob<string>(
  [
    './**/*.{ts,tsx}',
    '../settings/**/*.{ts,tsx}',
    '../../../app/leaving/**/*.{ts,tsx}',
    '../../../routes/**/*.tsx',
    '../../../ui/words.ts',
    '../../../app/screens/{words.ts,words/*.ts}',
    '../../../app/words.ts',
    '../../../../../server/src/features/shared/words.ts',
    '!**/*.test.*',
  ],
  { query: '?raw', import: 'default', eager: true },
)
/** Functions are compared as source text, because some contain a limit. */
const faultTexts = Object.values(faults).map((words) => `'${typeof words === 'string' ? words : words('')}'`)
const code = [...Object.values(sources), ...faultTexts].join('\n')

/** Matches whole sentences: between quotes, between tags, or up to a placeholder. */
const appears = (words: string) =>
  [`'${words}'`, `"${words}"`, `'${words}`, `\`${words}$`, `>${words}<`, `${words}{`].some((form) =>
    words.endsWith(' ') ? code.includes(words) : code.includes(form),
  ) || new RegExp(`^\\s*${words.replace(/[.*+?^$()[\]{}|\\/]/g, '\\$&')}$`, 'm').test(code)

test.each(WORDS)('%j appears word for word', (words) => {
  expect(appears(words)).toBe(true)
})
