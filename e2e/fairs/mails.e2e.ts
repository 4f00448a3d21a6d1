import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'

/** The fields and buttons of the mail that is being worded. */
const parts = (page: Page) => ({
  subject: page.getByRole('textbox', { name: 'Objet' }),
  text: page.getByRole('textbox', { name: 'Texte', exact: true }),
  publish: page.getByRole('button', { name: 'Publier' }),
  letter: page.frameLocator('iframe[title="Aperçu"]'),
  preview: page.getByRole('region', { name: 'Aperçu' }),
})

/** Nothing is left to save. */
const isSaved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Enregistré$/ })).toBeVisible()

test.describe
  .serial('the mails of a fair', () => {
    test('an organizer words one in German, sees it as its reader will, and tries it on their own mailbox', async ({
      page,
      request,
    }) => {
      // A second try begins like the first.
      const calls = await callsAs(request, 'organizer@demo.test')
      const { version, draftVersion } = await calls.get('/fairs/1/mails/reminder')
      await calls.put('/fairs/1/mails/reminder/draft', { words: null, version: draftVersion })
      await calls.put('/fairs/1/mails/reminder', { own: {}, version })
      await logIn(page, 'organizer', `${fair}/fair/emails/1`)
      await expectAccessible(page)
      await page.getByRole('button', { name: /^Rappel/ }).click()
      await page.getByRole('tab', { name: 'Deutsch' }).click()
      const { subject, text, publish, letter, preview } = parts(page)
      await expect(preview.getByText('Demnächst: Eröffnungsvortrag')).toBeVisible()
      await expect(letter.getByRole('link', { name: 'Zum Termin' })).toBeVisible()
      await subject.fill('Bald geht es los, ')
      await page.getByRole('button', { name: 'Insérer' }).first().click()
      await page.getByRole('menuitem', { name: /^Prénom/ }).click()
      await expect(subject).toHaveValue('Bald geht es los, {{firstName}}')
      await expect(subject).toBeFocused()
      await text.click()
      await page.keyboard.press('Control+End')
      await page.keyboard.type(' mit ')
      await page.getByRole('button', { name: 'Insérer' }).last().focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: /^Rendez-vous/ }).press('Enter')
      await expect(text).toContainText('{{fair}} mit {{event}}')
      await expect(letter.getByText(/mit Eröffnungsvortrag/)).toBeVisible()
      await expect(preview.getByText(/^Bald geht es los, \p{Lu}/u)).toBeVisible()
      await text.blur()
      await isSaved(page)
      await page.reload()
      await expect(page.getByText('Brouillon non publié')).toBeVisible()
      await expect(subject).toHaveValue('Bald geht es los, {{firstName}}')
      // The editor comes by itself and moves what is below.
      await expect(text).toContainText('{{event}}')
      await page.getByRole('button', { name: 'Ce que vous avez changé' }).click()
      await expect(page.getByRole('deletion')).toHaveText(['Demnächst: {{event}}', 'Ihr Team von {{fair}}'])
      await expectAccessible(page)
      await page.getByRole('button', { name: 'M’envoyer un essai' }).click()
      await expect(page.getByText('Essai envoyé à organizer@demo.test')).toBeVisible()
      await publish.press('Enter')
      await expect(page.getByText('Texte publié')).toBeVisible()
    })

    test('what could not be sent is named and not saved; the standard words come back, and an undo with them', async ({
      page,
    }) => {
      await logIn(page, 'organizer', `${fair}/fair/emails/1?mail=reminder&words=de`)
      const { subject, text, publish, preview } = parts(page)
      await expect(subject).toHaveValue('Bald geht es los, {{firstName}}')
      await subject.fill('Bald {{wer}}')
      await expect(page.getByText(/\{\{wer\}\} n’existe pas ici/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'M’envoyer un essai' })).toBeDisabled()
      await publish.press('Enter')
      await expect(page.getByText('Le texte en Deutsch ne peut pas encore partir')).toBeVisible()
      await subject.fill('Bald')
      await text.fill('Ohne Weg dorthin')
      await expect(page.getByText(/Il manque \{\{link\}\}/)).toBeVisible()
      await page.getByRole('button', { name: 'Ce que vous avez changé' }).click()
      await page.getByRole('button', { name: 'Revenir au texte standard' }).click()
      await expect(subject).toHaveValue('Demnächst: {{event}}')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click()
      await expect(subject).toHaveValue('Bald')
      await isSaved(page)
      await page.getByRole('button', { name: 'Abandonner le brouillon' }).click()
      await expect(subject).toHaveValue('Bald geht es los, {{firstName}}')
      await preview.getByRole('radio', { name: 'Texte seul' }).click()
      await expect(preview.getByText(/Zum Termin:\s+http/)).toBeVisible()
      await page.getByRole('button', { name: 'Tous les e-mails' }).click()
      await expect(page.getByRole('button', { name: /^Rappel/ })).toContainText('Votre texte')
    })

    test('two who write at once each see what the other wrote, and choose', async ({ page, request }) => {
      await logIn(page, 'organizer', `${fair}/fair/emails/1?mail=reminder&words=de`)
      const { subject, text, publish, letter } = parts(page)
      await expect(subject).toHaveValue('Bald geht es los, {{firstName}}')
      // All that the page is made of has come.
      await expect(text).toBeEditable()
      await expect(letter.getByRole('link').first()).toBeVisible()
      await page.context().setOffline(true)
      await subject.fill('Meine Worte')
      await subject.blur()
      await expect(page.getByRole('status').filter({ hasText: /^Non enregistré/ })).toBeVisible()
      const others = await callsAs(request, 'superadmin@demo.test')
      const { own, draftVersion } = await others.get('/fairs/1/mails/reminder')
      await others.put('/fairs/1/mails/reminder/draft', {
        words: { ...own, de: { ...own.de, subject: 'Ihre Worte' } },
        version: draftVersion,
      })
      await page.context().setOffline(false)
      const question = page.getByRole('group', { name: 'Objet, Deutsch', exact: true })
      await expect(question).toContainText('Ihre Worte')
      await expect(subject).toHaveValue('Meine Worte')
      await question.getByRole('button', { name: 'Garder ma version' }).click()
      await isSaved(page)
      expect((await others.get('/fairs/1/mails/reminder')).own.de.subject).toBe(own.de.subject)
      await publish.press('Enter')
      await expect(page.getByText('Texte publié')).toBeVisible()
      expect((await others.get('/fairs/1/mails/reminder')).own.de.subject).toBe('Meine Worte')
    })

    test('the super admin finds the test in the outbox, and what runs by itself on a page that can be read', async ({
      page,
    }) => {
      await logIn(page, 'superadmin', '/user/superadmin/mails?search=Bald+geht')
      const row = page.getByRole('row', { name: /Test: Bald geht es los, Claire/ }).first()
      await expect(row).toContainText('Gardé ici')
      await expectAccessible(page)
      await row.click()
      await expect(page.getByRole('dialog').getByText(/mit Eröffnungsvortrag/)).toBeVisible()
      await page.goto('/user/superadmin/jobs')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  })
