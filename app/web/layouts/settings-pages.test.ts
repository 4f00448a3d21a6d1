import { expect, it } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import type { Role } from '#platform/contract/roles.ts'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { useSettingsPages } from './settings-pages.ts'

const fair = fairOf(4, 'rives')

async function sectionsOf(role: Role) {
  const page = await readerOf({ user: userOf([role]), fairs: [fair], salon: 'rives' })
  const hook = await renderHook(() => useSettingsPages(fair.id), page.around)
  return hook.now.map(({ href }) => href)
}

it('each section of the settings is a page that whoever runs the fair finds', async () => {
  const sections = await sectionsOf('organizer')
  expect(sections).toContain('/rives/fair/edit/4/dates')
  expect(sections).toContain('/rives/fair/edit/4/statistics')
  expect(new Set(sections).size).toBe(sections.length)
  expect(await sectionsOf('superAdmin')).toEqual(expect.arrayContaining(sections))
})
