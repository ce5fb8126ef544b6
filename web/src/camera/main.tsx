import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CameraPage } from '../features/trust/verification/index.ts'
import { beginLanguage, loadAccountWords, loadWords } from '../languages/load.ts'
import { ToastProvider } from '../ui/feedback/toast-provider.tsx'

beginLanguage()
await Promise.all([loadWords('start'), loadAccountWords()])

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
