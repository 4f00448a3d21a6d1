import { callsAs, linkTo } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const there = `Verrerie du Pont ${runId}`
const newcomer = `VERRERIE-DU-PONT ${runId}`
const email = `pont-${runId}@mail.test`
const password = 'Lanterne-42!'

test('an organizer sees a newcomer beside the exhibitor that it is, merges them, and who registered is in that one', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const superAdmin = await callsAs(
    await playwright.request.newContext({ ...(baseURL && { baseURL }) }),
    'superadmin@demo.test',
  )
  const { id } = await superAdmin.post('/firms', { name: there, fair: 1, website: 'https://pont.example' })

  await test.step('somebody of the same company registers it once more', async () => {
    await page.goto(`${fair}/register/exhibitor`)
    await page.getByRole('textbox', { name: /Nom de l’entreprise/ }).fill(newcomer)
    await page.getByRole('textbox', { name: 'Prénom' }).fill('Ada')
    await page.getByRole('textbox', { name: 'Nom', exact: true }).fill('Pont')
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await page.locator('input[name=password]').fill(password)
    await page.getByText('J’accepte les conditions').click()
    await page.getByRole('main').getByRole('button', { name: 'Inscrire mon entreprise' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' })).toBeVisible()
    await page.goto(await linkTo(superAdmin, email, 'registration_confirm'))
    await expect(page.getByText('Un organisateur doit encore valider votre compte.')).toBeVisible()
  })

  const organizer = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const compare = async () => {
    await organizer.getByRole('button', { name: 'Comparer les deux' }).click()
    const dialog = organizer.getByRole('dialog', { name: 'Un seul exposant, ou deux' })
    await expect(dialog.getByRole('region', { name: newcomer })).toContainText(email)
    await expect(dialog.getByRole('region', { name: there })).toContainText('pont.example')
    return dialog
  }

  await test.step('the organizer has both side by side, and may say that they are two', async () => {
    await logIn(organizer, 'organizer', `${fair}/exhibitor/list?isValidated=0&search=${runId}`)
    await organizer.getByRole('row', { name: newcomer }).press('Enter')
    const dialog = await compare()
    await expectAccessible(organizer)
    await dialog.getByRole('button', { name: 'Ce sont deux exposants' }).click()
    await expect(organizer.getByText('C’est noté')).toBeVisible()
    await expect(organizer.getByRole('button', { name: 'Comparer les deux' })).toBeHidden()
    await organizer.getByRole('button', { name: 'Annuler' }).click()
    await expect(organizer.getByText('La question reste ouverte')).toBeVisible()
  })

  await test.step('merges them, also where the two stand below each other', async () => {
    const dialog = await compare()
    await organizer.setViewportSize({ width: 390, height: 844 })
    const [first, second] = await Promise.all(
      [there, newcomer].map(name => dialog.getByRole('region', { name }).boundingBox()),
    )
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1)
    expect(first?.width).toBeLessThanOrEqual(390)
    await dialog.getByRole('button', { name: 'C’est le même' }).click()
    await expect(organizer.getByText(/n’en font plus qu’un/)).toBeVisible()
    await expect(organizer.getByText(newcomer, { exact: true })).toBeHidden()
  })

  await test.step('who registered is in the exhibitor that was there, and is told', async () => {
    const asNewcomer = await callsAs(
      await playwright.request.newContext({ ...(baseURL && { baseURL }) }),
      email,
      password,
    )
    expect(await asNewcomer.get('/user/detail')).toMatchObject({ firm: { id, name: there } })
    await logIn(page, email, `${fair}/user/manage`, password)
    await expect(page.getByRole('complementary').getByRole('link').last()).toContainText('Ada Pont')
    await page.getByRole('button', { name: /Notifications|Nouvelles/ }).click()
    await expect(page.getByText(new RegExp(`Vous faites maintenant partie de ${there}`))).toBeVisible()
  })
})
