import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as english from '../languages/en/guest.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { speak } from '../words/spoken.ts'
import { StaffConsole } from './console.tsx'
import { createStaffQueryClient } from './query-client.ts'

// The console is in English, also where it uses parts of the members’ app.
speak(english)

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
