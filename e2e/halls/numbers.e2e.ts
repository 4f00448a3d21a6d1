import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const runId = Date.now().toString(36)
const firmName = `Numéros ${runId}`

type Hall = { id: number; places: { number: number; label: string; stand: number | null }[] }

test('an organizer gives a booth the number of a list, by keyboard, and whoever searches for it finds it', async ({
  page,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const fairs: { id: number; homepage: string }[] = await organizer.get('/default-fairs')
  const id = fairs.find(one => `/${one.homepage}` === fair)?.id
  const plan: { halls: Hall[] } = await organizer.get(`/fairs/${id}/plan`)
  const [spot] = plan.halls
    .flatMap(hall => hall.places.map(place => ({ ...place, hall: hall.id })))
    .filter(place => place.stand === null)
    .slice(-1)
  if (!spot) throw new Error('No place of the demo is free.')
  const firm = await organizer.post('/firms', { name: firmName, fair: id, isValidated: 1 })
  await organizer.post('/stands', {
    fair: id,
    firm: firm.id,
    fairHall: spot.hall,
    number: spot.number,
    isVisible: true,
  })
  const label = `${runId.slice(-4)}-12 bis`

  await logIn(page, 'organizer', `${fair}/hall/stands/${spot.hall}?search=${encodeURIComponent(firmName)}`)
  const row = page.getByRole('row').filter({ hasText: firmName })
  await expect(row).toContainText(spot.label)
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Changer le numéro' }).click()
  const changed = waitForWrite(page, /\/stands\/\d+/)
  await page.getByRole('textbox', { name: 'Numéro du stand' }).fill(label)
  await page.keyboard.press('Enter')
  await changed
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row).toContainText(label)

  await page.getByRole('searchbox').fill(label.replace(' ', '').toUpperCase())
  await expect(row).toBeVisible()
  await page.goto(`${fair}/user/configuration-stands`)
  await page.getByRole('searchbox').fill(label.replace(' ', ''))
  await expect(page.getByRole('listitem').filter({ hasText: firmName })).toBeVisible()
  await page.goto(`${fair}/exhibitors/list?search=${encodeURIComponent(label.replace(' ', ''))}`)
  await expect(page.getByText(firmName).first()).toBeVisible()

  await page.goto(`${fair}/hall/assign/${spot.hall}?view=list`)
  const onPlan = page.getByRole('row').filter({ hasText: firmName })
  await expect(onPlan).toContainText(label)
  await onPlan.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Changer le numéro' }).click()
  await page.getByRole('textbox', { name: 'Numéro du stand' }).fill('')
  const emptied = waitForWrite(page, /\/stands\/\d+/)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await emptied
  await expect(onPlan).toContainText(spot.label)
})
