/** npm run admin -- create EMAIL: a super admin, whose password is printed once and never again; -- remove-demo. */
import { createSuperAdmin } from '#app/server/super-admin.ts'
import { emailPattern } from '#platform/contract/email-address.ts'
import { closeKnownAccounts } from '#seed/demo/known-accounts.ts'
import { operate } from './operate.ts'

const [command, email = ''] = process.argv.slice(2)

if (command === 'create' && new RegExp(emailPattern).test(email))
  await operate({
    label: 'Super admin',
    command: `create_admin ${email}`,
    work: database => createSuperAdmin(database, email),
    told: ({ password }) => `${email} is a super admin. The password is shown only now:\n\n    ${password}\n`,
    failed: 'Nobody was made a super admin',
  })
else if (command === 'remove-demo')
  await operate({
    label: 'Demo accounts',
    command: 'remove_demo',
    work: async database => ({ closed: await database.transaction(closeKnownAccounts) }),
    told: ({ closed }) =>
      `${closed} accounts with the demo's password were closed, and their sessions ended. A super admin of your own: npm run admin -- create EMAIL`,
    failed: 'No account was closed',
  })
else {
  console.error(
    'Say what to do: npm run admin -- create somebody@example.org, or npm run admin -- remove-demo',
  )
  process.exit(2)
}
