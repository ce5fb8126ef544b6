export { MyReports } from './my-reports.tsx'
export { ReportDialog, type Reported } from './report-dialog.tsx'
export { ReportReasons } from './report-reasons.tsx'
export { SecondLookForm } from './second-look-form.tsx'
