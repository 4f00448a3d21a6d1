import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test('an organizer chooses the job lists of the fair, and whoever fills in a CV is told by the call', async ({
  page,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { id } = await organizer.get('/default-fairs/slug/rives-et-ateliers')
  await organizer.put(`/fairs/${id}`, { jobModuleConfiguration: '{"jobTablesList":[]}' })
  await logIn(page, 'organizer', '/rives-et-ateliers/jobs/configuration')
  const list = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await expect(list('Sous-familles de métiers')).toBeChecked()
  await list('Zones de mobilité').press('Space')
  await list('Familles de métiers').press('Space')
  await expect(list('Sous-familles de métiers')).toBeDisabled()
  await expect(list('Sous-familles de métiers')).not.toBeChecked()
  await expect(page.getByText('Les sous-familles ne s’utilisent qu’avec les familles.')).toBeVisible()
  await expectAccessible(page)
  await expect
    .poll(async () => (await organizer.get(`/fair-jobconfig?fairId=${id}`)).jobModuleConfiguration)
    .toContain('{"slug":"sub-family","value":false}')

  await page.reload()
  await expect(list('Fonctions')).toBeChecked()
  for (const name of ['Zones de mobilité', 'Familles de métiers', 'Sous-familles de métiers'])
    await expect(list(name)).not.toBeChecked()

  const visitor = await callsAs(request, 'visitor@demo.test')
  const setup = await visitor.get(`/fair-jobconfig?fairId=${id}`)
  const { jobTablesList } = JSON.parse(setup.jobModuleConfiguration)
  expect(jobTablesList).toContainEqual({ slug: 'sub-family', value: false })
  expect(jobTablesList).toContainEqual({ slug: 'function', value: true })
})
