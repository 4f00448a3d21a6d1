import { readFileSync } from 'node:fs'
import { hubFixture } from './hub-fixture.ts'
import { benchPostgres } from './postgres.ts'
import { withClient } from './with-client.ts'
const postgres = await benchPostgres()
try {
  const { url, fair } = await hubFixture(postgres.url, 2300)
  await withClient(url, async c => {
    await c.query(`insert into presence_process values (gen_random_uuid(), now() + interval '1 hour')`)
    await c.query(`insert into presence_connection (stream_id, process_id, user_id, session_id, kind, place_id)
      select s.id, p.id, s.user_id, s.id, k.kind, ${fair} from session s, presence_process p, (values ('fair'),('lobby')) k(kind)`)
    // ended ones of the last minute
    await c.query(`insert into presence_connection (stream_id, process_id, user_id, session_id, kind, place_id, ended_at)
      select gen_random_uuid(), p.id, s.user_id, s.id, k.kind, ${fair}, now() - make_interval(secs => 6 * n) from (select * from session order by user_id limit 300) s, presence_process p, (values ('fair'),('lobby')) k(kind), generate_series(1, 10) n`)
    await c.query('analyze')
    for (const q of readFileSync('/tmp/fig/queries.sql', 'utf8').split(/^---$/m)) {
      await c.query('begin')
      const run = () => c.query(`explain (analyze, buffers off, timing off) ${q}`)
      const isDdl = /^\s*(create|analyze|drop|set)/i.test(q)
      if (isDdl) { await c.query(q); await c.query('commit'); continue }
      await run(); await c.query('rollback'); await c.query('begin')
      const { rows } = await run()
      await c.query('rollback')
      console.log('=====\n' + q.slice(0, 200) + '\n' + rows.map(r => r['QUERY PLAN']).join('\n'))
    }
  })
} finally { await postgres.stop() }
