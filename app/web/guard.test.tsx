import { expect, it } from 'vitest'
import type { Role } from '#platform/contract/roles.ts'
import { requireLogin } from './guard.tsx'
import { screens } from './screens.ts'

it('a page for a role that there is not is an error that names it', () => {
  expect(() => requireLogin(['organiser' as Role])).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({ code: 500, message: 'Unknown middleware organiser' }),
    }),
  )
})

it.each(screens.map(screen => [screen.name, screen] as const))(
  '%s is for roles that there are',
  (_, screen) => {
    expect(() => requireLogin(screen.allow)).not.toThrow()
  },
)
