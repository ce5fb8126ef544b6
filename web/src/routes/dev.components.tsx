import { createFileRoute } from '@tanstack/react-router'
import { ComponentsPage } from '../ui/showcase/components-page.tsx'

/** Every component in every state, for us. The server answers no path under /dev in production. */
export const Route = createFileRoute('/dev/components')({ component: ComponentsPage })
