import type { Sections } from './claims.ts'

/** Section 2 of the specification: screens before signing in. */
export const SECTION_2_PUBLIC: Sections = {
  '2 Public routes': {
    routes: 'sixteen addresses open without signing in',
    'reference page': '/test-reference-data lists faiths, languages, interests',
  },
  '2 Landing': {
    hero: 'links to /login and /register',
    'footer links': 'home, how it works, stories, safety, Join Now, contact, FAQ, about, privacy, terms',
    anchor: '/#how-it-works scrolls smoothly; from other pages by way of /',
    placeholders: 'live chat, cookie settings, accessibility, social icons, app badges have no target',
    careers: {
      says: 'Careers and Press have no target',
      departure: 'placeholder links without a target',
    },
    copyright: 'Copyright 2025',
    genders: 'choosing Female sets looking-for to Male, and the other way round',
    ages: 'the card begins at 22 to 30',
  },
  '2 Registration': {
    'header link': "'Already have an account?' leads to /login",
    toggle: 'Email or Phone; switching clears the verification step and the success message',
    'email fields': 'full name, gender, birth date, country, email, password twice, terms; live checklist',
    'to check-email': 'success leads to /check-email',
    'dial code': 'a dial code found by name or code, and a free number',
    'code field': '6 digits, placeholder 000000',
    back: "'Back to Phone Number' clears code and errors",
    resend: "green 'New verification code sent successfully!' for 3 seconds",
    'to dashboard': 'after verification /dashboard replaces the page in the history',
    'submit texts': "'Create Account', 'Send Verification Code', 'Complete Registration'",
    'busy texts': "'Creating Account...', 'Sending Code...', 'Verifying Code...'",
    'submit disabled': 'while busy, and while an email error is shown',
    'detected country': 'country and dial code are prefilled; failure ignored',
    'default code': '+1 (United States)',
    social: "two providers, disabled, 'Coming Soon'",
  },
  '2 Login': {
    'header link': "'Don't have an account?' leads to /register",
    toggle: 'Email or Phone',
    forgot: "'Forgot your password?' leads to /forgot-password, in email mode",
    'to dashboard': 'success leads to /dashboard',
    social: 'social buttons are disabled',
    phone: "send code, verify, 'Verify & Sign In'",
    'busy texts': "'Signing In...', 'Sending Code...', 'Verifying...'",
    detecting: "'Detecting country...' while detecting",
    banner: 'a banner for error or success can be dismissed',
  },
  '2 Check-email': {
    texts: "'Thank you for Registering!' / 'Check Your Email'",
    activating: "with a code: 'Activating your account...', then /dashboard",
    links: 'social pages, Back to Login',
  },
  '2 Auth callback': {
    waiting: "'Authenticating...'",
    arrival: 'code or token from query or hash; a session leads to /dashboard',
    failure: 'no session leads to /login with the error',
    target: 'mailed links lead to /auth/callback on the same origin',
  },
  '2 Forgot password': {
    form: "email, 'Send Magic Link', 'Send Reset Link'",
    sent: "'Check Your Email', 'Try a different email address', Back to Sign In, support address",
  },
  '2 Static pages': {
    layout: 'title, subtitle, sidebar, hero image, link back to /',
    careers: 'why, values, offers, positions in five groups, 4 steps, mailto',
    positions: 'all positions remote, one part-time, the others full-time',
    press: 'about, releases, coverage, kit, facts, leadership, awards, inquiries',
    'press downloads': {
      says: 'download and article links are placeholders',
      departure: 'placeholder links without a target',
    },
    privacy: 'last updated January 15, 2025; from what is collected to contact',
    terms: 'from who we are to contact',
    contact: 'six method cards, form, social links, link to /faq',
    'content pages': 'about, safety tips, success stories, FAQ',
  },
}
