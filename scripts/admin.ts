/** npm run admin -- create EMAIL: a super admin, whose password is printed once and never again; -- remove-demo; -- rebuild-day FAIR DAY: the figures of that day anew. */
import { rebuildFigures } from '#app/server/rebuild-figures.ts'
import { createSuperAdmin } from '#app/server/super-admin.ts'
import { emailPattern } from '#platform/contract/email-address.ts'
import { closeKnownAccounts } from '#seed/demo/known-accounts.ts'
import { operate } from './operate.ts'

const [command, subject = '', day = ''] = process.argv.slice(2)

if (command === 'create' && new RegExp(emailPattern).test(subject))
  await operate({
    label: 'Super admin',
    command: `create_admin ${subject}`,
    work: database => createSuperAdmin(database, subject),
    told: ({ password }) =>
      `${subject} is a super admin. The password is shown only now:\n\n    ${password}\n`,
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
else if (command === 'rebuild-day' && subject && day)
  await operate({
    label: 'Figures',
    command: `rebuild_day ${subject} ${day}`,
    work: (database, _, statistics) => rebuildFigures(`${subject} ${day}`, { database, statistics }),
    told: () => `The figures of ${subject} on ${day} were made anew from what happened.`,
    failed: 'No figure was changed',
  })
else {
  console.error(
    'Say what to do: npm run admin -- create somebody@example.org, npm run admin -- remove-demo, or npm run admin -- rebuild-day FAIR 2026-11-24',
  )
  process.exit(2)
}
