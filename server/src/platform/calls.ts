import type { AnySchema, ContractProcedure, ErrorMap } from '@orpc/contract'
import { SmartCoercionPlugin } from '@orpc/json-schema'
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import {
  type AnyRouter,
  createProcedureClient,
  type ImplementerInternalWithMiddlewares,
  implement,
  isProcedure,
  ORPCError,
  onError,
  ValidationError,
} from '@orpc/server'
import type { StandardHandlerOptions } from '@orpc/server/standard'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyReply, FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import {
  type AccessCheckOptions,
  checkAccess,
  isForStaff,
  isSignedIn,
  type MemberAccess,
  passedCheck,
  type RouteAccess,
  requireRouteAccess,
  type StaffAccess,
  signedInStaff,
  signedInViewer,
} from './access.ts'
import type { App, Staff, Viewer } from './app.ts'
import { compressAnswer } from './compression.ts'
import { type Fail, failureBody } from './errors.ts'
import { fieldsOf } from './field-faults.ts'
import { answerFailure, asFailure, type Http, noteFailure } from './http.ts'
import type { Limit } from './limits.ts'
import { type CountRefusedShape, countRefusedShapes } from './refused-shapes.ts'
import { allowSlowBody } from './slow-bodies.ts'
import { readUploadForm, type UploadForm } from './upload-form.ts'
import { createUploadSlots, type UploadSlotsOptions } from './upload-slots.ts'

/** The context of a call at first; the caller is known only after its access check. */
interface RequestContext {
  app: App
  request: FastifyRequest
  reply: FastifyReply
}
/** What a handler gets beside its input. */
export interface CallContext extends RequestContext {
  viewer: Viewer
}
/** The same on a route that visitors may call. */
export interface PublicContext extends RequestContext {
  viewer: Viewer | null
}
/** What a handler of a call for staff gets: who of the staff is calling, and no member. */
export interface StaffContext extends RequestContext {
  staff: Staff
}

type Contract<A extends RouteAccess> = Record<string, ContractProcedure<AnySchema, AnySchema, ErrorMap, A>>
type SignedInAccess = MemberAccess & { access: 'session' | 'member' }
type PublicAccess = MemberAccess & { access: 'public' }

/** Begins the routes of a feature whose callers are signed in. A handler that is reached without the check throws. */
export function calls<C extends Contract<SignedInAccess>>(
  contract: C,
): ImplementerInternalWithMiddlewares<C, RequestContext, CallContext>
export function calls(contract: Contract<SignedInAccess>) {
  return implement(contract)
    .$context<RequestContext>()
    .use(({ context: { request }, procedure, next }) =>
      next({ context: { viewer: signedInViewer(request, procedure['~orpc'].meta) } }),
    )
}

/** Begins the routes of a feature for staff. A handler that is reached without the check throws. */
export function staffCalls<C extends Contract<StaffAccess>>(
  contract: C,
): ImplementerInternalWithMiddlewares<C, RequestContext, StaffContext>
export function staffCalls(contract: Contract<StaffAccess>) {
  return implement(contract)
    .$context<RequestContext>()
    .use(({ context: { request }, procedure, next }) =>
      next({ context: { staff: signedInStaff(request, procedure['~orpc'].meta) } }),
    )
}

/** Begins the routes of a feature that visitors may call too. */
export function publicCalls<C extends Contract<PublicAccess>>(
  contract: C,
): ImplementerInternalWithMiddlewares<C, RequestContext, PublicContext>
export function publicCalls(contract: Contract<PublicAccess>) {
  return implement(contract)
    .$context<RequestContext>()
    .use(({ context: { request }, procedure, next }) =>
      next({ context: { viewer: passedCheck(request, procedure['~orpc'].meta) } }),
    )
}

/** The success envelope. */
export const ok = <T>(data: T, message?: string) =>
  message === undefined ? { success: true as const, data } : { success: true as const, data, message }

/** A feature's part of the server: its contract, in which each call says who may make it, and its handlers. */
export interface FeatureRoutes {
  contract: Contract<RouteAccess>
  handlers: AnyRouter
  /** Calls that judge the characters of their texts themselves. */
  ownTextRule?: readonly string[]
}

export interface MountOptions extends AccessCheckOptions {
  app: App
  fail: Fail & AccessCheckOptions['fail']
  upload: UploadOptions
  /** Inputs of a wrong shape that one caller may send. */
  refusedShapes: Limit
}

/** Uploads come in bursts; who sends them is looked up without holding every connection to the database. */
const UPLOADS_CHECKED_AT_ONCE = 2

/** The calls that take files; all others take JSON up to the server's own limit. */
export interface UploadOptions extends Omit<UploadSlotsOptions, 'fail' | 'clock' | 'countServers'> {
  /** By path. */
  forms: Readonly<Record<string, UploadForm>>
}

/**
 * Serves each call at exactly its contract's method and path. Whether the caller may make it is decided from the call's
 * metadata before the body is read; then the contract checks the shape; then the handler runs.
 */
export function mountCalls(http: Http, features: readonly FeatureRoutes[], options: MountOptions): void {
  const { clock, presence } = options.app
  const servers = { clock, countServers: presence.countServers }
  const takeSlot = createUploadSlots({ ...options.upload, ...servers, fail: options.fail })
  const uploadChecks = new PQueue({ concurrency: UPLOADS_CHECKED_AT_ONCE })
  const countRefusedShape = countRefusedShapes(options.app, options.refusedShapes)
  for (const { contract, handlers, ownTextRule = [] } of features)
    for (const [name, procedure] of Object.entries(contract)) {
      const rules = { takeSlot, uploadChecks, countRefusedShape, ownTextRule: ownTextRule.includes(name) }
      mountCall(http, procedure, (handlers as Record<string, unknown>)[name], { ...options, ...rules })
    }
}

/** In an address everything is text. JSON has types of its own: there "on" agrees to nothing. */
const readText: StandardHandlerOptions<RequestContext> = {}
new SmartCoercionPlugin<RequestContext>({ schemaConverters: [new ZodToJsonSchemaConverter()] }).init(readText)

/** No list of the contract is longer; by default a query of 15 kB can make arrays that take a third of a second. */
const brackets = new StandardBracketNotationSerializer({ maxBracketNotationArrayIndex: 99 })
export const queryOf = ({ url }: Pick<FastifyRequest, 'url'>): unknown =>
  brackets.deserialize([...new URLSearchParams(url.slice(pathOf(url).length))])
const bodyOf = ({ body }: FastifyRequest) =>
  body instanceof FormData ? brackets.deserialize([...body]) : body

const pathOf = (url: string) => url.split('?', 1)[0] ?? ''

type Run = (request: FastifyRequest, context: RequestContext) => Promise<unknown>

/**
 * Checks the input against the contract, runs the handler, and checks the output. All requests of a call share it: the
 * library's own handler finds the call, reads the request and copies the output once more for each of them.
 * @throws the refusal, in the words of the reader
 */
function runnerOf(
  procedure: unknown,
  fail: Fail,
  countRefusedShape: (request: FastifyRequest) => number | null,
): Run {
  if (!isProcedure(procedure)) throw new Error('A call without a handler cannot be served.')
  const { method, inputStructure } = procedure['~orpc'].route
  const run = createProcedureClient(procedure, {
    context: (context: RequestContext) => context,
    interceptors: [
      ...(method === 'GET' ? (readText.clientInterceptors ?? []) : []),
      onError((error: unknown, { context }: { context: RequestContext }) => {
        throw explain(error, context, fail, countRefusedShape).forReader(context.request)
      }),
    ],
  })
  function inputOf(request: FastifyRequest): unknown {
    if (method === 'GET') return queryOf(request)
    return inputStructure === 'detailed'
      ? { query: queryOf(request), body: bodyOf(request) }
      : bodyOf(request)
  }
  return (request, context) => run(inputOf(request), { context })
}

function mountCall(
  http: Http,
  procedure: ContractProcedure<AnySchema, AnySchema, ErrorMap, RouteAccess>,
  handler: unknown,
  options: MountOptions & {
    takeSlot: ReturnType<typeof createUploadSlots>
    uploadChecks: PQueue
    countRefusedShape: CountRefusedShape
    ownTextRule: boolean
  },
) {
  const { route, meta: access } = procedure['~orpc']
  const { method = 'POST', path } = route
  if (!path) throw new Error('A call without a path cannot be served.')
  requireRouteAccess(`${method} ${path}`, access)
  const { app, fail, upload, takeSlot, uploadChecks, countRefusedShape, ownTextRule } = options
  const form = upload.forms[path]
  const run = runnerOf(handler, fail, (request) => countRefusedShape(request, access))

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // the path is written otherwise, such as %67et-badges
    if (pathOf(request.url).replace(/\/$/, '') !== path) throw fail('request.not_found')
    try {
      const output = await run(request, { app, request, reply })
      return output instanceof File ? await asFile(output, reply) : output
    } catch (refusal) {
      if (!(refusal instanceof ORPCError)) throw refusal
      reply.status(refusal.status)
      return failureBody(refusal)
    }
  }
  /**
   * The slot is taken before the body is read, and always freed afterwards. An upload that is sent behind
   * a call without an answer is refused: until the sender takes that answer, its own could not be sent.
   */
  const answerUpload = (form: UploadForm) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!reply.raw.socket) throw fail('request.too_many_uploads', { retry_after: 5 })
    const freeSlot = takeSlot(signedInViewer(request, access).id)
    let malformed = false
    try {
      request.body = await readUploadForm(request, { ...form, fail }).catch((error) => {
        malformed = error.code === 'request.malformed' && !request.raw.destroyed // a lost connection is not their fault
        throw error
      })
      return await answer(request, reply)
    } finally {
      request.body = undefined // a refusal may be delayed, and the slot stands for the memory of the file
      freeSlot(malformed)
    }
  }

  void http.register(async (scope) => {
    if (form) skipMultipartParsing(scope)
    scope.setErrorHandler((error, request, reply) => {
      const wait = UNREAD.has(asFailure(error, fail).code) ? countRefusedShape(request, access) : null
      const refusal = wait === null ? error : fail('request.too_many', { retry_after: wait })
      return answerFailure(refusal, request, reply, fail)
    })
    scope.route({
      method,
      url: path,
      exposeHeadRoute: false, // the contract knows no such call, and nothing would ever answer it
      config: { ownTextRule },
      onRequest: async (request) => {
        const check = () => checkAccess(request, access, options)
        await (form ? uploadChecks.add(check) : check())
        if (isSignedIn(request, access)) allowSlowBody(request)
      },
      handler: form ? answerUpload(form) : answer,
      onSend: compressAnswer,
    })
    const code = isForStaff(access) ? 'request.not_found' : 'request.method'
    refuseOtherMethods(scope, method, path, () => fail(code))
  })
}

async function asFile(file: File, reply: FastifyReply): Promise<Uint8Array> {
  const bytes = await file.bytes()
  reply.header('content-type', file.type)
  reply.header('content-disposition', `attachment; filename="${file.name}"`)
  return bytes
}

/** What is said of a body that reaches no call: no JSON, no object, or characters that cannot be stored. */
const UNREAD = new Set(['request.invalid', 'request.malformed'])

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function refuseOtherMethods(scope: Http, method: string, url: string, refusal: () => Error) {
  scope.route({
    method: METHODS.filter((other) => other !== method),
    url,
    exposeHeadRoute: false,
    onRequest: () => Promise.reject(refusal()),
    handler: () => {},
  })
}

/** The handler reads it, once there is a slot for it; nothing else is an upload. */
function skipMultipartParsing(scope: Http) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** A wrong shape becomes a fault per field; an unexpected error is logged in full and shown as one. */
function explain(
  error: unknown,
  { request, reply }: RequestContext,
  fail: Fail,
  countRefusedShape: (request: FastifyRequest) => number | null,
) {
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') {
    const wait = countRefusedShape(request)
    return wait === null
      ? fail('request.invalid', { fields: fieldsOf(error.cause.issues) })
      : noteFailure(fail('request.too_many', { retry_after: wait }), request, reply, fail)
  }
  return noteFailure(error, request, reply, fail)
}
