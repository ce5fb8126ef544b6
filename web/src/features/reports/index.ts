export { MyReports } from './my-reports.tsx'
export { ReportDialog, type ReportDialogProps, type Reported } from './report-dialog.tsx'
