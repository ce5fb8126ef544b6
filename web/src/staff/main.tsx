import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '../ui/toast.tsx'
import { StaffConsole } from './console.tsx'
import { createStaffQueryClient } from './query-client.ts'

const root = document.getElementById('root')
if (!root) throw new Error('staff.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createStaffQueryClient()}>
      <ToastProvider>
        <StaffConsole />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
)
