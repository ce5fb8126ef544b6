import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CameraPage } from '../features/verification/index.ts'
import * as account from '../languages/en/account.ts'
import * as guest from '../languages/en/guest.ts'
import { ToastProvider } from '../ui/toast.tsx'
import { speak } from '../words/spoken.ts'

speak(guest)
speak(account)

const root = document.getElementById('root')
if (!root) throw new Error('camera.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <CameraPage />
      </ToastProvider>
    </QueryClientProvider>
  </StrictMode>,
)
