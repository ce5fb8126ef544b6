export const words = {
  tooManyReports: "You've sent a lot of reports today.",
  yourself: 'You cannot report yourself.',
}
