export const factor = {
  enable: 'Enable 2FA',
  hint: 'A code from your authenticator app, on top of your usual sign-in.',
  left: (left: number, all: number) => `${left} of ${all} recovery codes left.`,
  titles: {
    enrol: 'Set Up Two-Step Sign-In',
    remove: 'Turn Off Two-Step Sign-In',
    renew: 'New Recovery Codes',
    keep: 'Your Recovery Codes',
  },
  enrol: {
    text: 'With two-step sign-in, you’ll enter a code from an authenticator app on your phone, such as Google Authenticator or Aegis, every time you sign in. Your other devices will be signed out.',
    scan: 'Scan this with your authenticator app, then enter the six-digit code it shows.',
    qrCode: 'QR code for your authenticator app',
    here: 'Is the app on this device? <a>Open the app</a>, or type this key:',
    turnOn: 'Turn On',
  },
  code: 'Authentication or Recovery Code',
  removeText:
    'You’ll no longer be asked for a code when you sign in, and your recovery codes will stop working.',
  turnOff: 'Turn Off',
  off: 'Two-step sign-in is off.',
  renewText: 'The codes you have now will stop working.',
  unseenText:
    'Two-step sign-in is on, but the connection was lost before we could show you your recovery codes. Make new ones now, with the next code your app shows.',
  renew: 'Make New Codes',
  codes: {
    text: 'Keep these recovery codes somewhere you can find them without your phone. Each one signs you in once if you can’t use your authenticator app. <b>We won’t show them again.</b>',
    label: 'Recovery codes',
    copy: 'Copy',
    copied: 'Recovery codes copied.',
    notCopied: 'Copying didn’t work. Please write the codes down.',
    download: 'Download',
    saved: 'I’ve saved them',
    file: (brand: string, codes: string) => `${brand} recovery codes. Each works once.\n\n${codes}\n`,
    fileName: (brand: string) => `${brand.toLowerCase()}-recovery-codes.txt`,
  },
}
