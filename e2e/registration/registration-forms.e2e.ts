import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

/** A fair of its own: what it asks, it asks everybody who comes to it. */
const salon = `salon-des-bottes-${runId}`
const email = `iris.fougere-${runId}@mail.test`

test('a super admin composes a form, a visitor answers it, and the answer outlasts the form', async ({
  page,
  browser,
  baseURL,
  playwright,
}) => {
  test.slow()
  const superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  const { id } = await superAdmin.post('/fairs', { name: 'Salon des bottes', homepage: salon })
  await superAdmin.put(`/fairs/${id}`, { status: '/api/fair_statuses/2' })
  await logIn(page, 'superadmin', `/${salon}/user/forms/composition`)
  const rows = page.getByRole('grid', { name: 'Champs du formulaire' }).getByRole('row')
  const question = page.getByRole('row', { name: /^Taille de vos bottes/ })
  const dialog = page.getByRole('dialog')
  const preview = page.frameLocator('iframe')

  await test.step('a field is added, with what is wrong beside it and what lacks a translation marked', async () => {
    await expect(rows.first()).toBeVisible()
    await expect(preview.getByRole('textbox', { name: 'Prénom' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ajouter un champ personnalisé' }).click()
    await dialog.getByRole('textbox', { name: 'Question' }).fill('Taille de vos bottes')
    await dialog.getByRole('textbox', { name: 'Identifiant' }).fill('bottes')
    await dialog.getByRole('button', { name: 'Ajouter au formulaire' }).click()
    await expect(dialog.getByText('commence par « custom »').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Identifiant' }).fill('customBottes')
    await dialog.getByRole('tab', { name: /English/ }).click()
    await dialog
      .getByRole('tabpanel', { name: /English/ })
      .getByRole('textbox')
      .fill('Size of your boots')
    await dialog.getByText('Une réponse est obligatoire').click()
    await dialog.getByRole('button', { name: 'Ajouter au formulaire' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(question).toContainText('Manque : NL, DE, ES, IT')
    await expect(question).toContainText('Obligatoire')
    await expect(preview.getByRole('textbox', { name: 'Taille de vos bottes' })).toBeVisible()
  })

  await test.step('the order is changed from the keyboard, and nothing is lost by a reload', async () => {
    const before = await rows.count()
    await expect(rows.nth(before - 2)).toContainText('Taille de vos bottes')
    await expect(page.getByRole('button', { name: 'Ajouter un champ personnalisé' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    await expect(question).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(question.getByRole('button', { name: /^Actions/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Monter' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows.nth(before - 3)).toContainText('Taille de vos bottes')
    await page.reload()
    await expect(rows.nth(before - 3)).toContainText('Taille de vos bottes')
  })

  await test.step('it is seen in each language, and saved', async () => {
    await page.getByRole('tab', { name: /English/ }).click()
    await expect(preview.getByRole('textbox', { name: 'Size of your boots' })).toBeVisible()
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByText('Ce salon a son propre formulaire.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeDisabled()
  })

  await test.step('whoever registers is asked, has to answer, and answers', async () => {
    const visitor = await browser.newPage({ baseURL, locale: 'fr-FR' })
    await visitor.goto(`/${salon}/register/visitor`)
    await visitor.getByRole('textbox', { name: 'Prénom' }).fill('Iris')
    await visitor.getByRole('textbox', { name: 'Nom', exact: true }).fill('Fougère')
    await visitor.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email)
    await visitor.locator('input[name=password]').fill('Lanterne-42!')
    await visitor.getByText('J’accepte les conditions').click()
    await visitor.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(visitor.getByText('Ce champ est requis')).toBeVisible()
    await expect(visitor.getByRole('textbox', { name: 'Taille de vos bottes' })).toBeFocused()
    await expect(visitor.getByText('Salon des bottes a besoin de ces réponses')).toBeVisible()
    await visitor.getByRole('textbox', { name: 'Taille de vos bottes' }).fill('42 et demi')
    await visitor.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' })).toBeVisible()
    await visitor.close()
  })

  await test.step('whoever comes with an account is asked too, and finds the answer among their own data', async () => {
    const size = `38 ${runId}`
    const visitor = await browser.newPage({ baseURL, locale: 'fr-FR' })
    await logIn(visitor, 'visitor41', `/${salon}/register`)
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'S’inscrire à Salon des bottes' }),
    ).toBeVisible()
    await visitor.getByRole('button', { name: 'M’inscrire à ce salon', exact: true }).click()
    await expect(visitor.getByText('Ce champ est requis')).toBeVisible()
    await expectAccessible(visitor)
    await visitor.getByRole('textbox', { name: 'Taille de vos bottes' }).fill(size)
    await visitor.getByRole('button', { name: 'M’inscrire à ce salon', exact: true }).click()
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Vous êtes inscrit à Salon des bottes' }),
    ).toBeVisible()
    await visitor.goto('/user/data')
    await expect(visitor.getByRole('definition').filter({ hasText: size })).toBeVisible()
    await visitor.close()
  })

  await test.step('the answer is in the record, also when the form is given up', async () => {
    const [person] = await superAdmin.get(`/users/back/list?search=${email}`)
    await page.getByRole('button', { name: 'Revenir au formulaire de tous les salons' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click()
    await expect(question).toHaveCount(0)
    await page.goto(`/${salon}/user/manage/${person.id}`)
    await expect(page.getByRole('heading', { name: 'Réponses à l’inscription' })).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '42 et demi' })).toContainText(
      'N’est plus demandé',
    )
  })
})
