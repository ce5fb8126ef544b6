import * as guest from 'virtual:english/guest'
import * as start from 'virtual:english/start'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ToastProvider } from '../ui/feedback/toast-provider.tsx'
import { applyWords } from '../words/spoken.ts'
import { createStaffQueryClient } from './query-client.ts'
import { StaffConsole } from './staff-console.tsx'

// The console is in English, also where it uses parts of the members’ app.
applyWords(start)
applyWords(guest)

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
