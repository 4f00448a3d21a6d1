import { referenceDatabase } from './reference-database.ts'
import { searchStatements } from './search-fixture.ts'
import { withClient } from './with-client.ts'
const at = performance.now()
const url = await referenceDatabase('postgres://postgres@127.0.0.1:55723/postgres', 'search')
console.log('migrated', performance.now() - at)
await withClient(url, async client => { await client.query(searchStatements()); await client.query('vacuum analyze') })
console.log(url, performance.now() - at)
