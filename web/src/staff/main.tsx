import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as guest from '../languages/en/guest.ts'
import * as start from '../languages/en/start.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { speak } from '../words/spoken.ts'
import { StaffConsole } from './console.tsx'
import { createStaffQueryClient } from './query-client.ts'

// The console is in English, also where it uses parts of the members’ app.
speak(start)
speak(guest)

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
