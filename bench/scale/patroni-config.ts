import { join } from 'node:path'

export interface Node {
  name: string
  port: number
  rest: number
  data: string
}

/** Debian tests its Patroni with this PostgreSQL version. */
export const BINARIES = '/usr/lib/postgresql/15/bin'

/** A single etcd suffices because etcd is not killed here. */
export function etcdArguments(folder: string, client: number, peer: number): string[] {
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`]
  const settings = {
    name: 'one',
    'data-dir': folder,
    'listen-client-urls': clientUrl,
    'advertise-client-urls': clientUrl,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `one=${peerUrl}`,
  }
  return Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
}

/** Returns JSON, which Patroni can read because YAML is a superset of it. */
export function nodeConfig(
  { name, port, rest, data }: Node,
  { etcd, password }: { etcd: number; password: string },
): string {
  const [database, api] = [`127.0.0.1:${port}`, `127.0.0.1:${rest}`]
  return JSON.stringify({
    scope: 'ndoa',
    name,
    restapi: { listen: api, connect_address: api },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: BOOTSTRAP,
    postgresql: {
      listen: database,
      connect_address: database,
      data_dir: join(data, 'db'),
      bin_dir: BINARIES,
      pgpass: join(data, 'pgpass'),
      authentication: Object.fromEntries(
        Object.entries({ superuser: 'postgres', replication: 'replicator', rewind: 'rewinder' }).map(
          ([role, username]) => [role, { username, password }],
        ),
      ),
      parameters: { unix_socket_directories: data },
    },
  })
}

/** Fails over in about ten seconds, and acknowledges only what two machines have stored. */
const BOOTSTRAP = {
  dcs: {
    ttl: 10,
    loop_wait: 2,
    retry_timeout: 4,
    maximum_lag_on_failover: 1_048_576,
    synchronous_mode: true,
    postgresql: {
      use_pg_rewind: true,
      use_slots: true,
      parameters: {
        wal_level: 'replica',
        hot_standby: 'on',
        max_connections: 200,
        max_wal_senders: 10,
        max_replication_slots: 10,
        wal_log_hints: 'on',
        timezone: 'UTC',
        shared_buffers: '128MB',
      },
    },
  },
  initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
  pg_hba: [
    'host replication replicator 127.0.0.1/32 scram-sha-256',
    'host all all 127.0.0.1/32 scram-sha-256',
    'local all all trust',
  ],
}

export const primaryProxyConfig = (port: number, nodes: readonly Node[]): string => `
global
  maxconn 2000
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}\n`).join('')}`
