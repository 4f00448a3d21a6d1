import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const runId = Date.now().toString(36)
const from = `depart-${runId}`
const to = `arrivee-${runId}`

test('a fair goes out as a file and comes in elsewhere with its halls and exhibitors', async ({
  page,
  request,
}, testInfo) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const make = (homepage: string) =>
    superAdmin.post('/fairs', { homepage, translations: { fr: { name: homepage } } })
  const [source, target] = [await make(from), await make(to)]
  await superAdmin.post('/fair_halls', {
    fair: source.id,
    letter: 'F',
    translations: { fr: { name: 'La forge' } },
  })
  await superAdmin.post('/firms', { fair: source.id, name: `Forge ${runId}` })

  await logIn(page, 'superadmin', `/${from}/fair/transfer`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Préparer le fichier' }).click()
  const download = page.getByRole('button', { name: new RegExp(`Télécharger ${from}`) })
  await expect(download).toBeVisible({ timeout: 30_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  const path = testInfo.outputPath('fair.zip')
  await file.saveAs(path)

  await page.goto(`/${to}/fair/transfer`)
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('button', { name: 'Importer ce salon' }).click()
  await expect(page.getByRole('heading', { name: 'Le salon est importé' })).toBeVisible()
  await expectAccessible(page)
  const halls = await superAdmin.get(`/fair_halls?fair=${target.id}`)
  expect(JSON.stringify(halls)).toContain('La forge')

  await test.step('a second time it is refused in words', async () => {
    await page.reload()
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: 'Importer ce salon' }).click()
    await expect(page.getByText('Le salon doit être en préparation')).toBeVisible()
  })
})
