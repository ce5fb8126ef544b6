import type { Call, Calls } from '@ndoa/contract/call'
import * as z from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

export const openApiOf = (contract: Readonly<Record<string, Calls>>, url: string) => ({
  openapi: '3.1.1',
  info: { title: 'Ndoa', version: '1' },
  servers: [{ url }],
  paths: Object.fromEntries(
    Object.entries(contract).flatMap(([feature, calls]) =>
      Object.entries(calls).map(([name, call]) => [
        call.path,
        { [call.method.toLowerCase()]: operationOf(`${feature}.${name}`, call) },
      ]),
    ),
  ),
})

function operationOf(operationId: string, { method, summary, access, inputSchema, outputSchema }: Call) {
  const { query, body } = partsOf(method, inputSchema && schemaOf(inputSchema, 'input'))
  return {
    operationId,
    summary,
    'x-access': access.access,
    'x-suspended': access.suspended,
    ...(query && { parameters: parametersOf(query) }),
    ...(body && {
      requestBody: { required: !acceptsNothing(inputSchema), content: contentOf(body) },
    }),
    responses: {
      200: {
        description: 'OK',
        ...(outputSchema && { content: contentOf(schemaOf(outputSchema, 'output')) }),
      },
    },
  }
}

function partsOf(method: Call['method'], input: Schema | undefined): { query?: Schema; body?: Schema } {
  if (!input) return {}
  if (method === 'PUT') return input.properties as { query: Schema; body: Schema }
  return method === 'GET' ? { query: input } : { body: input }
}

const parametersOf = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))

function contentOf(schema: Schema) {
  const fields = Object.values(schema.properties ?? {})
  if (isFile(schema)) return { '*/*': { schema } }
  return { [fields.some(isFile) ? 'multipart/form-data' : 'application/json']: { schema } }
}

const acceptsNothing = (schema: z.core.$ZodType | undefined) =>
  schema === undefined || z.safeParse(schema, undefined).success

const isFile = (schema: z.core.JSONSchema._JSONSchema) =>
  typeof schema === 'object' && schema.format === 'binary'

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}
