/** npm run admin -- create EMAIL: a super admin, whose password is printed once and never again. */
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { pino } from 'pino'
import { hashPassword } from '#domain/identity/server/passwords.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { readSettings } from '#platform/server/settings.ts'
import { seedReference } from '#seed/reference.ts'

const [command, email = ''] = process.argv.slice(2)
if (command !== 'create' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
  console.error('Say whom to create: npm run admin -- create somebody@example.org')
  process.exit(2)
}

/** Satisfies the rules of passwords whatever the chance. */
const password = `${randomBytes(12).toString('base64url')}aA1!`

try {
  const settings = readSettings(process.env)
  const database = await openDatabase({
    ...(settings.DATABASE_URL && { url: settings.DATABASE_URL }),
    dataDir: settings.DATA_DIR,
    log: pino({ level: 'warn' }),
  })
  try {
    await migrate(database)
    const hash = await hashPassword(password)
    await database.transaction(async db => {
      await seedReference(db)
      await sql`
        insert into app_user (email, password_hash, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at)
        values (${email}, ${hash}, 'Super', 'Admin', '{ROLE_SUPER_ADMIN}', 1, 1, now())`.execute(db)
    })
    console.log(`\n  ${email} is a super admin. The password is shown only now:\n\n    ${password}\n`)
  } finally {
    await database.close()
  }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`\n  ${/email_exist/.test(message) ? `${email} has an account already.` : message}\n`)
  process.exit(1)
}
