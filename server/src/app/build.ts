import { resolve } from 'node:path'
import { OFFERED } from '@ndoa/contract/languages'
import { LIVE_PICTURES_BYTES_MAX, PHOTO_BYTES_MAX } from '@ndoa/contract/limits'
import { type Route, routes } from '@ndoa/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createDiscovery } from '../features/dating/discovery/index.ts'
import { stillMayReceive } from '../features/dating/messaging/index.ts'
import { mountPhotoBytes } from '../features/dating/photos/index.ts'
import { viewerOf } from '../features/identity/accounts/index.ts'
import { mountPaymentCallbacks } from '../features/membership/index.ts'
import {
  createBounceListener,
  createMailGate,
  createReturnAddresses,
  mountBounceWebhook,
} from '../features/notifications/bounces/index.ts'
import { isStillNews, mountUnsubscribe } from '../features/notifications/deliveries/index.ts'
import { fail } from '../features/shared/failures.ts'
import { evidencePictures, memberPictures } from '../features/trust/console/index.ts'
import { mountStaffPicture, waitingPictures } from '../features/trust/photo-review/index.ts'
import { staffOf } from '../features/trust/staff/index.ts'
import type { App } from '../platform/app.ts'
import { type FeatureRoutes, mountCalls } from '../platform/calls.ts'
import { clientWithCircuitBreaker } from '../platform/circuit-breaker.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { createBus } from '../platform/create-bus.ts'
import { openDatabase } from '../platform/db.ts'
import { createEncryption } from '../platform/encryption.ts'
import { checkStore, type FileStore, fileStoresOf, storageOf } from '../platform/file-stores.ts'
import { createHttp } from '../platform/http.ts'
import { createJobs } from '../platform/jobs.ts'
import { createLog, type Log } from '../platform/log.ts'
import { createMailer } from '../platform/mail.ts'
import { createNotifications } from '../platform/notify.ts'
import { createOutbox } from '../platform/outbox.ts'
import { createPresence } from '../platform/presence.ts'
import { createRealtime } from '../platform/realtime.ts'
import { createSms } from '../platform/sms.ts'
import { linkSigner } from '../platform/storage.ts'
import type { RecheckNews } from '../platform/waiting-messages.ts'
import type { Config } from './config.ts'
import type { DevelopmentEnvironment } from './development.ts'
import { createDraining } from './draining.ts'
import { featuresOf, handleClientEvent } from './features.ts'
import { mountHealth } from './health.ts'
import { keepAssets } from './kept-assets.ts'
import { operatorDetails } from './operator-details.ts'
import { mountRealtime } from './realtime.ts'
import { createSlices } from './slices.ts'
import { DIST, mountWeb } from './web.ts'
import { mountWellKnown } from './well-known.ts'

export interface Built {
  app: App
  http: FastifyInstance
  close: () => Promise<void>
}

export interface BuildOptions {
  clock?: Clock
  log?: Log
  /** Adds developer pages; never called in production. */
  mountPages?: DevelopmentEnvironment['mountPages'] | undefined
  onRoute?: (method: string, url: string) => void
}

export async function startApp(
  config: Config,
  databaseUrl: string,
  { clock = systemClock, log = createLog(config.LOG_LEVEL), mountPages, onRoute }: BuildOptions = {},
): Promise<Built> {
  const { app, returnAddresses, disconnect } = connect(config, databaseUrl, clock, log)
  const http = await createHttp({
    publicUrl: config.PUBLIC_URL,
    production: app.config.production,
    trustProxy: config.TRUST_PROXY ?? false,
    log,
    fail,
  })
  const draining = createDraining(http, app)
  http.addHook('onRoute', ({ method, url }) => [method].flat().forEach((one) => onRoute?.(one, url)))
  const features = featuresOf(app, config)
  await mountAll(
    http,
    app,
    config,
    features.flatMap((feature) => feature.routes ?? []),
  )
  await mountHealth(http, app, draining, config)
  if (!app.config.production) mountPages?.(http, app, resolve(config.DATA_DIR))
  const { production, publicUrl } = app.config
  mountWellKnown(http, { publicUrl, supportEmail: config.SUPPORT_EMAIL, languages: OFFERED, clock })
  await mountWeb(http, production, publicUrl, {
    fill: operatorDetails(config, clock).inHtml,
    kept: production ? await keepAssets(app.db, DIST) : undefined,
  })
  for (const { jobs, listeners } of features) {
    jobs?.(app)
    listeners?.(app)
  }
  await Promise.all([app.notifications.start(), app.jobs.start()])
  await app.realtime.start()
  await app.presence.start(app.realtime)
  await app.outbox.start()
  const bounceListener = config.BOUNCE_PORT > 0 ? createBounceListener(app, log, returnAddresses) : null
  bounceListener?.listen(config.BOUNCE_PORT, config.BOUNCE_HOST)
  return {
    app,
    http,
    async close() {
      await draining.drain(config.DRAIN_SECONDS)
      await new Promise<void>((done) => (bounceListener ? bounceListener.close(done) : done()))
      await app.discovery.showings.flush()
      await app.presence.stop()
      await app.realtime.stop()
      await app.outbox.stop()
      await Promise.all([app.jobs.stop(), app.notifications.stop()])
      await disconnect()
    },
  }
}

async function mountAll(http: FastifyInstance, app: App, config: Config, calls: readonly FeatureRoutes[]) {
  const finders = { viewerOf: viewerOf(app, config), staffOf: staffOf(app) }
  mountPhotoBytes(http, app, finders.viewerOf)
  mountStaffPicture(http, waitingPictures(app), finders)
  mountStaffPicture(http, evidencePictures(app), finders)
  mountStaffPicture(http, memberPictures(app), finders)
  mountUnsubscribe(http, app)
  mountBounceWebhook(http, app, config.BOUNCE_SECRET)
  mountPaymentCallbacks(http, app)
  mountCalls(http, calls, {
    app,
    fail,
    ...finders,
    upload: {
      forms: {
        [pathOf(routes.photos.uploadPhoto)]: { bytes: PHOTO_BYTES_MAX },
        [pathOf(routes.verification.sendVerification)]: { bytes: LIVE_PICTURES_BYTES_MAX, files: 3 },
      },
      atOnce: config.UPLOADS_AT_ONCE,
      atOncePerMember: 2,
      perMember: config.LIMIT_UPLOADS,
    },
    refusedShapes: config.LIMIT_REFUSED_SHAPES,
  })
  const findActiveViewer = async (request: FastifyRequest) => {
    const viewer = await finders.viewerOf(request)
    if (viewer?.suspended) throw fail('accounts.suspended')
    return viewer
  }
  const { staffOf: findStaff } = finders
  await mountRealtime(http, app, findActiveViewer, handleClientEvent, { ...config, staffOf: findStaff })
}

async function reportFault(store: FileStore, log: Log) {
  const fault = await checkStore(store)
  if (fault) log.error({ fault }, 'files cannot be kept as they should be')
}

const pathOf = (route: Route) => route.split(' ')[1] ?? ''

function connect(config: Config, databaseUrl: string, clock: Clock, log: Log) {
  const client = clientWithCircuitBreaker()
  const { pool, db, close } = openDatabase(databaseUrl, log, config.DATABASE_CONNECTIONS, client)
  const notifications = createNotifications(databaseUrl, log)
  const jobs = createJobs(databaseUrl, log, client)
  const returnAddresses = createReturnAddresses(config.SECRET_LINKS)
  const stores = fileStoresOf(config)
  const presence = createPresence(db, notifications, log)
  void reportFault(stores.current, log)
  const recheckNews: RecheckNews = (open, channel, news) => isStillNews(open, clock.now(), channel, news)
  const platform = {
    db,
    pool,
    notifications,
    outbox: createOutbox(db, notifications, jobs, log),
    jobs,
    presence,
    realtime: createRealtime({
      bus: createBus(config.NATS_URL, notifications, log),
      exist: () => presence.hasOtherServers(),
      mayReceive: (deliveries) => stillMayReceive({ db, pool }, deliveries),
      log,
    }),
    storage: storageOf(stores),
    links: linkSigner(config.SECRET_LINKS),
    mail: createMailer(config, {
      db,
      jobs,
      encryption: createEncryption(config.SECRET_CODES, 'mails', config.SECRET_CODES_BEFORE),
      gate: createMailGate({ db, clock, recheckNews }, { returnAddresses, domain: config.BOUNCE_DOMAIN }),
      clock,
      details: operatorDetails(config, clock),
    }),
    sms: createSms(config, {
      db,
      jobs,
      log,
      encryption: createEncryption(config.SECRET_CODES, 'text messages', config.SECRET_CODES_BEFORE),
      clock,
      recheckNews,
    }),
    clock,
    log,
    config: {
      publicUrl: config.PUBLIC_URL,
      production: config.NODE_ENV === 'production',
      operatorEmail: config.OPERATOR_EMAIL,
      supportEmail: config.SUPPORT_EMAIL,
      limits: {
        profiles: config.LIMIT_PROFILES,
        faces: config.LIMIT_FACES,
        facesNew: config.LIMIT_FACES_NEW,
        likes: config.LIMIT_LIKES,
        reports: config.LIMIT_REPORTS,
        answers: config.LIMIT_ANSWERS,
        notices: config.LIMIT_NOTICES,
        contact: config.LIMIT_CONTACT,
      },
    },
    discovery: createDiscovery({ db, pool, clock, log, presence }, config),
  }
  const app: App = { ...platform, ...createSlices(platform, config) }
  return { app, returnAddresses, disconnect: close }
}
