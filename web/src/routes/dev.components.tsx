import { createFileRoute } from '@tanstack/react-router'
import { ComponentsPage } from '../ui/showcase/components-page.tsx'

/** For development only: in production the server answers no path under /dev. */
export const Route = createFileRoute('/dev/components')({ component: ComponentsPage })
