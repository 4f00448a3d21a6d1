import { callsAs, linkTo, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { dragTo, place } from '../drag.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const name = `Fonderie du Lac ${runId}`
const email = `lac-${runId}@mail.test`
const password = 'Lanterne-42!'

type PlanHall = { id: number; places: { label: string; stand: number | null }[] }

async function register(page: Page) {
  await page.goto(`${fair}/register/exhibitor`)
  await page.getByRole('textbox', { name: /Nom de l’entreprise/ }).fill(name)
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Ugo')
  await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Ferri')
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByText('J’accepte les conditions').click()
  await page.getByRole('main').getByRole('button', { name: 'Inscrire mon entreprise' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' })).toBeVisible()
}

test('an exhibitor registers, is validated, gets a stand by drag and drop, furnishes it, and the visitor sees it at once', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const superAdmin = await callsAs(
    await playwright.request.newContext({ ...(baseURL && { baseURL }) }),
    'superadmin@demo.test',
  )
  // High enough for the whole plan: a page that scrolls under a drag moves its goal away.
  const organizer = await (await browser.newContext({ viewport: { width: 1440, height: 1200 } })).newPage()
  const visitor = await (await browser.newContext()).newPage()

  await test.step('the firm registers with its first administrator, and the address is confirmed', async () => {
    await register(page)
    await page.goto(await linkTo(superAdmin, email, 'registration_confirm'))
    await expect(page.getByText('Un organisateur doit encore valider votre compte.')).toBeVisible()
  })
  const [firm] = await superAdmin.get(`/firms?name=${encodeURIComponent(name)}`)
  expect(firm).toMatchObject({ name })

  await test.step('the organizer validates both together', async () => {
    await logIn(organizer, 'organizer', `${fair}/exhibitor/list?isValidated=0`)
    await organizer.getByRole('row', { name }).getByRole('checkbox').check({ force: true })
    await organizer
      .getByRole('group', { name: '1 exposant coché' })
      .getByRole('button', { name: 'Valider' })
      .click()
    await expect(organizer.getByText(`${name} est validé et prévenu par e-mail`)).toBeVisible()
    await logIn(page, email, `${fair}/user/manage`, password)
    const card = page.getByRole('complementary').getByRole('link').last()
    await expect(card).toContainText('Administrateur')
    await expect(card).not.toContainText('En attente')
  })

  const plan: { halls: PlanHall[] } = await superAdmin.get('/fairs/1/plan')
  const hall = plan.halls.find(one => one.places.some(spot => spot.stand === null))
  const free = hall?.places.find(spot => spot.stand === null)?.label ?? ''

  await test.step('the organizer makes a stand and drags it to a free place', async () => {
    await organizer.goto(`${fair}/stand/create/${firm.id}`)
    await organizer.getByRole('option', { name: 'Arche' }).click()
    await organizer.getByRole('button', { name: 'Créer le stand' }).click()
    await expect(organizer).toHaveURL(/\/stand\/configure\/\d+/)
    await organizer.goto(`${fair}/hall/assign/${hall?.id}`)
    const waiting = organizer
      .getByRole('region', { name: /À placer/ })
      .getByRole('listitem')
      .filter({ hasText: name })
    await expect(waiting).toBeVisible()
    await dragTo(organizer, waiting, place(organizer, free))
    await expect(place(organizer, free)).toHaveAccessibleName(new RegExp(name))
  })

  await test.step('the exhibitor furnishes it, and the visitor sees it at once', async () => {
    await page.goto(`${fair}/user/configuration-stands`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /Configurer/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await visitor.goto(page.url().replace('/configure/', '/visit/'))
    await page.keyboard.press('l')
    await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(visitor.getByText('La cloche sonne à midi')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Enseigne et textes/ })
      .first()
      .click()
    const slogan = page.getByRole('tabpanel').getByRole('textbox', { name: 'Slogan' }).first()
    const kept = waitForWrite(page, /\/stands\/\d+\/configuration$/)
    await slogan.fill('La cloche sonne à midi')
    await kept
    await expect(page.getByRole('status').filter({ hasText: /^Enregistré$/ })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('La cloche sonne à midi').first()).toBeVisible()
    await expectAccessible(visitor)
  })
})
