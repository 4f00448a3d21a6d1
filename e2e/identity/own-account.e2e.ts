import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test.describe.configure({ mode: 'serial' })

const slug = 'rives-et-ateliers'

test('somebody takes their data along, then erases the account, which is asked twice', async ({ page }) => {
  await logIn(page, 'press', `/${slug}/user/data`)
  await test.step('the archive is a download', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Télécharger mes données' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('my-data.zip')
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    await expectAccessible(page)
  })
  await test.step('a wrong password is said beside its field, and nothing happens', async () => {
    await page.locator('input[name=currentPassword]').fill('pas celui-ci')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await page.getByRole('button', { name: 'Fermer mon compte' }).click()
    await expect(page.getByText('Mot de passe incorrect')).toBeVisible()
  })
  await test.step('the right one ends the account', async () => {
    await page.locator('input[name=currentPassword]').fill('Demo-2026!')
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    await page.getByRole('button', { name: 'Fermer mon compte' }).click()
    await expect(page).toHaveURL(/\/signed-out\?erased=1/)
    await expect(page.getByRole('heading', { name: 'Votre compte est fermé' })).toBeVisible()
  })
  await test.step('and nobody logs in with it any more', async () => {
    await page.goto('/login')
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('press@demo.test')
    await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(page).toHaveURL(/\/login/)
  })
})

test('the only administrator of a firm is told to hand over first', async ({ page }) => {
  await logIn(page, 'firmadmin', `/${slug}/user/data`)
  await page.locator('input[name=currentPassword]').fill('Demo-2026!')
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByRole('button', { name: 'Fermer mon compte' }).click()
  await expect(page.getByText(/seul administrateur de votre entreprise/)).toBeVisible()
  await page.getByRole('link', { name: /Voir l’équipe/ }).click()
  await expect(page).toHaveURL(/\/firm\/users/)
})

test('an organizer publishes the fair’s own terms, and whoever registers reads them', async ({ page }) => {
  await logIn(page, 'organizer', `/${slug}/fair/texts`)
  await page.getByRole('button', { name: /Conditions d’utilisation/ }).click()
  await page.getByRole('button', { name: 'Partir du texte standard' }).click()
  const editor = page.getByRole('textbox', { name: 'Conditions d’utilisation' })
  await expect(editor).toContainText('salon virtuel')
  await expectAccessible(page)
  await editor.fill('On se parle ici avec égards.')
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText('Texte publié')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(`/${slug}/register/visitor`)
  const [conditions] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('main').getByRole('link', { name: 'Conditions d’utilisation' }).click(),
  ])
  await expect(
    page.getByRole('checkbox', { name: /J’accepte/ }),
    'reading is not accepting',
  ).not.toBeChecked()
  await expect(conditions.getByText('On se parle ici avec égards.')).toBeVisible()
  await expectAccessible(conditions)
})

test('somebody who did not ask for a page begins at their work', async ({ page }) => {
  const begins = [
    ['organizer', /\/user\/dashboard$/],
    ['firmadmin', /\/user\/configuration-stands$/],
    ['visitor', new RegExp(`^[^?]*/(${slug})?/?$`)],
  ] as const
  for (const [who, place] of begins) {
    await page.goto('/login')
    await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(`${who}@demo.test`)
    await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    await expect(page, who).toHaveURL(place)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
})

test('the way to one’s booth and one’s badge stand once in the account area, applications that are new on its card', async ({
  page,
}) => {
  const card = page.getByRole('region', { name: /\S/ })
  await test.step('an exhibitor', async () => {
    await logIn(page, 'firmadmin', `/${slug}/user/manage`)
    const way = page.locator(`#account-menu a[href="/${slug}/user/configuration-stands"]`)
    await expect(way).toHaveCount(1)
    await expect(card.getByRole('link', { name: /candidature/ })).toBeVisible()
  })
  await test.step('a contact of a booth who does not recruit reads nothing of applications', async () => {
    await page.context().clearCookies()
    const counted = page.waitForResponse(one => one.url().includes('/job_solicitations/list/config'))
    await logIn(page, 'standcontact', `/${slug}/user/manage`)
    expect(await (await counted).json()).toMatchObject({ isOpen: false })
    await expect(card.getByRole('link', { name: /candidature/ })).toHaveCount(0)
  })
  await test.step('a visitor', async () => {
    await page.context().clearCookies()
    await logIn(page, 'visitor', `/${slug}/user/manage`)
    await expect(page.getByRole('link', { name: 'Mon badge' })).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Mon badge' })).toHaveCount(0)
    await expect(page.locator('#account-menu a[href$="/configuration-stands"]')).toHaveCount(0)
  })
})
