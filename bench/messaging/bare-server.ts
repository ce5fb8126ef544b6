// Fastify with a single query, as the lower bound for the cost of a call.
import Fastify from 'fastify'
import { Pool } from 'pg'

const PROFILE = `
  select p.*, u.verified_at is not null as verified, u.paused_since,
    (select count(*)::int from profile_photos where user_id = p.user_id and status <> 'rejected') as photo_count
  from profiles p join users u on u.id = p.user_id where p.user_id = $1`

const pool = new Pool({ connectionString: process.argv[2], max: 10 })
const http = Fastify()
http.route<{ Querystring: { user_id: string } }>({
  method: 'GET',
  url: '/profile',
  handler: async (request) => {
    const { rows } = await pool.query({ name: 'profile', text: PROFILE, values: [request.query.user_id] })
    return { success: true, data: rows[0] }
  },
})
process.once('disconnect', () => process.exit()) // ends with the bench
const address = await http.listen({ host: '127.0.0.1', port: 0 })
process.send?.(address)
