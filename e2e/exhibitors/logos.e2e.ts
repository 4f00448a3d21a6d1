import sharp from 'sharp'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const runId = Date.now().toString(36)
const named = (name: string) => `${name} ${runId}`

test('an organizer brings the logos of several exhibitors at once and sees first what goes where', async ({
  page,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const [{ id: fairId }] = (await organizer.get('/default-fairs')).filter(
    (one: { homepage: string }) => one.homepage === 'rives-et-ateliers',
  )
  const add = (name: string) => organizer.post('/firms', { name: named(name), fair: fairId, isValidated: 1 })
  const made = await Promise.all([add('Étain Long'), add('Double SAS'), add('Double SA'), add('Tout Seul')])
  const buffer = await sharp({ create: { width: 500, height: 100, channels: 3, background: '#0f7a62' } })
    .png()
    .toBuffer()
  const png = (name: string, bytes = buffer) => ({ name, mimeType: 'image/png', buffer: bytes })

  await logIn(page, 'organizer', `${fair}/exhibitor/list`)
  await page.getByRole('main').getByRole('link', { name: 'Logos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Logos des exposants' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles([
      png(`etain-long-${runId}.png`),
      png(`double ${runId}.png`),
      png(`personne ${runId}.png`),
      png(`illisible ${runId}.png`, Buffer.from('MZ')),
    ])
  await page.getByRole('button', { name: 'Vérifier' }).click()

  const clear = page.getByRole('row').filter({ hasText: named('Étain Long') })
  await expect(clear).toContainText('Nouveau logo')
  await expect(clear.getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('row').filter({ hasText: 'illisible' })).toContainText('type de fichier')
  await page.getByRole('button', { name: new RegExp(`double ${runId}`) }).click()
  await page.getByRole('option', { name: named('Double SA'), exact: true }).click()
  await page.getByRole('combobox', { name: `personne ${runId}` }).fill(named('seul'))
  await page.getByRole('option', { name: named('Tout Seul') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prendre 3 logos' }).click()
  await expect(page.getByRole('heading', { name: '3 logos sont en place' })).toBeVisible()

  const logos = await Promise.all(made.map(({ id }) => organizer.get(`/firms/${id}`)))
  expect(logos.map(({ logo }) => logo !== null)).toEqual([true, false, true, true])

  await page.getByRole('button', { name: 'Importer un autre fichier' }).click()
  await page.locator('input[type=file]').setInputFiles(png(`etain-long-${runId}.png`))
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(clear).toContainText('Remplace un logo')
  await expect(clear.getByRole('checkbox')).not.toBeChecked()
  await expect(page.getByRole('button', { name: /^Prendre/ })).toBeDisabled()
})
