import * as z from 'zod/mini'
import type { CallAccess } from './access.ts'
import type { Route } from './routes.ts'

type Schema = z.core.$ZodType

export interface Call<
  Access extends CallAccess = CallAccess,
  Input extends Schema = Schema,
  Output extends Schema = Schema,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  summary: string
  access: Access
  inputSchema?: Input
  outputSchema?: Output
}

export type Calls = Readonly<Record<string, Call>>

interface CallBuilder<Access extends CallAccess, Input extends Schema, Output extends Schema>
  extends Call<Access, Input, Output> {
  input<S extends Schema>(schema: S): CallBuilder<Access, S, Output>
  output<S extends Schema>(schema: S): CallBuilder<Access, Input, S>
}

/** Defines a call without input and output yet. A PUT's input is `{ query, body }`; its query names the owner. */
export function call<const Access extends CallAccess>(
  route: Route,
  summary: string,
  access: Access,
): CallBuilder<Access, Schema, Schema> {
  const [method, path] = route.split(' ') as [Call['method'], string]
  // A copy per call, so that a passed check of one call doesn't count for another.
  return builder({ method, path, summary, access: { ...access } })
}

const builder = <Access extends CallAccess, Input extends Schema, Output extends Schema>(
  described: Call<Access, Input, Output>,
): CallBuilder<Access, Input, Output> => ({
  ...described,
  input: (inputSchema) => builder({ ...described, inputSchema }),
  output: (outputSchema) => builder({ ...described, outputSchema }),
})

export const reply = <T extends z.core.SomeType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.optional(z.string()) })

export interface Failure {
  success: false
  error: string
  message: string
  data: { fields?: Record<string, string>; retry_after?: number } | null
}
