import { Counter, Registry } from 'prom-client'

/** What this process counts about itself, besides the figures that `app/health.ts` reads off; both stand at `/metrics`. */
export const metrics = new Registry()

/** A counter at `/metrics`. Label values come from closed lists: never an id, an address or anything else of a person. */
export const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
  new Counter({ name, help, labelNames, registers: [metrics] })
