import type { AnyContractProcedure, AnyContractRouter } from '@orpc/contract'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { type AnyRouter, implement, ORPCError, onError, ValidationError } from '@orpc/server'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AccessRow, doorOf, isOpenToSuspended } from './access.ts'
import type { App, Viewer } from './app.ts'
import { compressAnswer } from './compression.ts'
import { failureBody } from './errors.ts'
import { fieldsOf } from './field-sentences.ts'
import { asFailure, type Fail, type Http, logRefusal } from './http.ts'
import { readUploadForm } from './upload-form.ts'
import { createUploadSlots, type UploadSlotsOptions } from './upload-slots.ts'

/** What a handler gets beside its input. */
export interface CallContext {
  app: App
  viewer: Viewer
  request: FastifyRequest
  reply: FastifyReply
}
/** The same on a route that visitors may call. */
export type PublicContext = Omit<CallContext, 'viewer'> & { viewer: Viewer | null }

/** Begins the routes of a feature whose callers are signed in. */
export const calls = <C extends AnyContractRouter>(contract: C) => implement(contract).$context<CallContext>()
/** Begins the routes of a feature that visitors may call too. */
export const publicCalls = <C extends AnyContractRouter>(contract: C) =>
  implement(contract).$context<PublicContext>()

/** The success envelope. */
export const ok = <T>(data: T, message?: string) =>
  message === undefined ? { success: true as const, data } : { success: true as const, data, message }

/** A feature's part of the server: its contract, its handlers, and the access rows of each call. */
export interface FeatureRoutes {
  contract: Record<string, AnyContractProcedure>
  handlers: AnyRouter
  access: Record<string, readonly [AccessRow, ...AccessRow[]]>
  /** Calls that judge the characters of their texts themselves. */
  ownTextRule?: readonly string[]
}

type DoorFailure = 'accounts.sign_in_needed' | 'accounts.email_unconfirmed' | 'accounts.suspended'

export interface MountOptions {
  app: App
  fail: Fail & ((code: DoorFailure) => Error)
  viewerOf: (request: FastifyRequest) => Promise<Viewer | null>
  upload: UploadOptions
}

/** The one call that takes a file; all others take JSON up to the server's own limit. */
export interface UploadOptions extends Omit<UploadSlotsOptions, 'fail'> {
  path: string
  /** Largest file, in bytes. */
  bytes: number
}

/**
 * Serves each call at exactly its contract's method and path. Who may pass the door is decided from the access row
 * before the body is read; then the contract checks the shape; then the handler runs.
 */
export function mountCalls(http: Http, features: readonly FeatureRoutes[], options: MountOptions): void {
  const takeSlot = createUploadSlots({ ...options.upload, fail: options.fail })
  for (const feature of features) {
    const handler = createHandler(feature.handlers, options.fail)
    for (const [name, procedure] of Object.entries(feature.contract)) {
      const access = feature.access[name]
      if (!access) throw new Error(`The call ${name} has no access row.`)
      const ownTextRule = feature.ownTextRule?.includes(name) ?? false
      mountCall(http, procedure, access, handler, { ...options, takeSlot, ownTextRule })
    }
  }
}

function createHandler(router: AnyRouter, fail: Fail) {
  return new OpenAPIHandler<PublicContext>(router, {
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
    customErrorResponseBodyEncoder: (error) => failureBody(error),
    clientInterceptors: [
      onError((error, { context }) => {
        throw explain(error, context, fail)
      }),
    ],
  })
}

function mountCall(
  http: Http,
  procedure: AnyContractProcedure,
  access: readonly [AccessRow, ...AccessRow[]],
  handler: OpenAPIHandler<PublicContext>,
  options: MountOptions & { takeSlot: ReturnType<typeof createUploadSlots>; ownTextRule: boolean },
) {
  const { method = 'POST', path } = procedure['~orpc'].route
  if (!path) throw new Error('A call without a path cannot be served.')
  const { app, fail, viewerOf, upload, takeSlot, ownTextRule } = options
  const isUpload = path === upload.path
  const door = doorOf(access)
  const viewers = new WeakMap<FastifyRequest, Viewer>()

  const enter = async (request: FastifyRequest) => {
    const viewer = await viewerOf(request)
    if (viewer) viewers.set(request, viewer)
    if (door !== 'public') checkDoor(viewer)
  }
  const checkDoor = (viewer: Viewer | null) => {
    if (!viewer) throw fail('accounts.sign_in_needed')
    if (viewer.suspended && !isOpenToSuspended(access)) throw fail('accounts.suspended')
    if (door === 'member' && !viewer.confirmed) throw fail('accounts.email_unconfirmed')
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = viewers.get(request) ?? null
    await handler.handle(request, reply, { context: { app, viewer, request, reply } })
    return reply
  }
  /**
   * The slot is taken before the body is read, and freed whatever becomes of the upload. An upload that is sent behind
   * a call without an answer is refused: until the sender takes that answer, its own could not be sent.
   */
  const answerUpload = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.raw.socket) throw fail('request.too_many_uploads', { retry_after: 5 })
    const freeSlot = takeSlot(viewers.get(request)?.id ?? '')
    try {
      request.body = await readUploadForm(request, { bytes: upload.bytes, fail })
      return await answer(request, reply)
    } finally {
      freeSlot()
    }
  }

  void http.register(async (scope) => {
    if (isUpload) skipMultipartParsing(scope)
    scope.route({
      method,
      url: path,
      exposeHeadRoute: false, // the contract knows no such call, and nothing would ever answer it
      config: { ownTextRule },
      onRequest: enter,
      handler: isUpload ? answerUpload : answer,
      onSend: compressAnswer,
    })
    const others = (['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(
      (other) => other !== method,
    )
    scope.route({
      method: [...others],
      url: path,
      exposeHeadRoute: false,
      onRequest: () => Promise.reject(fail('request.method')),
      handler: () => {},
    })
  })
}

/** The handler reads it, once there is a slot for it; nothing else is an upload. */
function skipMultipartParsing(scope: Http) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** A shape that does not fit becomes a sentence per field; what nobody expected is logged in full and shown as such. */
function explain(error: unknown, { request, reply }: PublicContext, fail: Fail) {
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    return fail('request.invalid', { fields: fieldsOf(error.cause.issues) })
  }
  const failure = asFailure(error, fail)
  if (failure.status >= 500)
    request.log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'a call failed')
  logRefusal(request, failure)
  const wait = failure.data?.retry_after
  if (wait) reply.header('retry-after', wait)
  return failure
}
