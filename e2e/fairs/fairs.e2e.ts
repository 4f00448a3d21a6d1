import { matchRoutes } from 'react-router'
import { screens } from '#app/web/screens.ts'
import type { Role } from '#platform/contract/roles.ts'
import { isFor, type Screen } from '#platform/web/screens/screen.ts'
import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { type Browser, expect, type Page, test } from '../test.ts'

const name = `Salon du bois ${runId}`
const slug = `salon-du-bois-${runId}`
const fair = `/${slug}`
const routes = screens.map(screen => ({ path: screen.path, handle: screen }))

/** Somebody else's browser, at the fair, with its own session. */
async function inBrowserOf(browser: Browser, who: string | null, see: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  await (who ? logIn(page, who, fair) : page.goto(fair))
  await see(page)
  await context.close()
}

/** The fair's own button, behind those that every fair has. */
async function ownButton(page: Page) {
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('button', { name: 'Plus' })
    .click()
  return page.getByRole('menuitem', { name: /^Espace visiteurs/ })
}

test.describe
  .serial('a fair from its creation to its visitors', () => {
    test('the super admin creates a fair and is led to what it still lacks', async ({ page }) => {
      await logIn(page, 'superadmin', '/fair/create')
      await page.getByRole('textbox', { name: /^Nom du salon/ }).fill(name)
      await expect(page.getByRole('textbox', { name: /^Adresse du salon/ })).toHaveValue(slug)
      await test.step('the first day by key, the last one in the calendar', async () => {
        await page.getByRole('spinbutton', { name: /^jour, Début/ }).focus()
        await page.keyboard.type('240320260930')
        await page.getByRole('button', { name: /Fin$/ }).click()
        const month = page.getByRole('dialog').getByRole('grid')
        await page.getByRole('dialog').getByRole('button').nth(1).click()
        // Days of other months are hidden in the grid.
        await month.getByRole('button', { name: /\b28\b/ }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
      await page.getByRole('button', { name: 'Créer le salon' }).click()
      await expect(page).toHaveURL(new RegExp(`${fair}/fair/edit/\\d+`))
      await expect(page.getByRole('heading', { name: 'Ce qu’il reste à faire avant d’ouvrir' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Décrire le salon' })).toBeVisible()
      // A fair in preparation is nobody's business but theirs, also when the page is loaded anew.
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await page
        .getByRole('main')
        .getByRole('link', { name: /^Dates/ })
        .last()
        .click()
      await expect(page).toHaveURL(/\/fair\/edit\/\d+\/dates$/)
      await expect(page.locator('input[name=startDate]')).toHaveValue('2026-03-24T08:30:00.000Z')
      await expect(page.locator('input[name=endDate]')).toHaveValue(/-27T2[23]:00/)
      await page.getByRole('link', { name: 'Informations principales' }).click()
      await page.getByRole('button', { name: /État$/ }).click()
      await page.getByRole('option', { name: 'Ouvert', exact: true }).click()
      const saved = waitForWrite(page, /\/fairs\/\d+$/)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Changer l’état' }).click()
      await saved
    })

    test('what is still missing leads to where it is done', async ({ page, request }) => {
      const stepsOf = async (who: string, role: Role, salon: string) => {
        const calls = await callsAs(request, `${who}@demo.test`)
        const { id } = await calls.get(`/default-fairs/slug${salon}`)
        const items: { key: string; path: string | null }[] = await calls.get(`/fairs/${id}/checklist`)
        for (const path of items.flatMap(item => item.path ?? [])) {
          const screen: Screen | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle
          expect(screen && isFor(screen.allow, [role]), `${path} for ${who}`).toBe(true)
        }
        return items
      }
      await stepsOf('organizer', 'organizer', '/rives-et-ateliers')
      const items = await stepsOf('superadmin', 'superAdmin', fair)
      expect(items.filter(({ path }) => path !== null)).toHaveLength(items.length)
      const organizers = items.find(({ key }) => key === 'organizers')?.path
      // The other parts are gone to by their links, above and in `settings.e2e.ts`.
      await logIn(page, 'superadmin', fair + organizers)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(new URL(page.url()).pathname).toBe(fair + organizers)
    })

    test('the homepage is written in two languages, kept over a reload, and published', async ({ page }) => {
      await logIn(page, 'superadmin', `${fair}/fair/homepage/edit`)
      const preview = page.frameLocator('iframe')
      await page.getByRole('button', { name: /^En-tête/ }).click()
      await page.getByRole('textbox', { name: 'Titre', exact: true }).fill('Le bois, de la forêt à la maison')
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Le bois, de la forêt à la maison')
      await page.getByRole('button', { name: 'Toutes les parties' }).click()
      await page.getByRole('button', { name: 'Ajouter un bloc' }).click()
      await page.getByRole('menuitem', { name: /^Texte/ }).click()
      await page.getByRole('textbox', { name: 'Titre du bloc' }).fill('Pourquoi venir')
      await page.getByRole('textbox', { name: 'Texte du bloc' }).fill('Pour toucher le chêne.')
      await expect(preview.getByRole('heading', { name: 'Pourquoi venir' })).toBeVisible()
      await page.getByRole('tab', { name: /English/ }).click()
      await page.getByRole('textbox', { name: 'Titre du bloc' }).fill('Why come')
      await expect(preview.getByRole('heading', { name: 'Why come' })).toBeVisible()
      await page.getByRole('textbox', { name: 'Titre du bloc' }).blur()
      await expect(page.getByRole('status').filter({ hasText: /^Enregistré$/ })).toBeVisible()
      await expect(page.getByText('Brouillon non publié')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: /^Pourquoi venir/ }).click()
      await expect(page.getByRole('textbox', { name: 'Texte du bloc' })).toHaveText('Pour toucher le chêne.')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Publier' }).click()
      await expect(page.getByText('Page publiée')).toBeVisible()
    })

    test('a video put into a text asks nothing of its site before it is pressed', async ({
      page,
      browser,
    }) => {
      await logIn(page, 'superadmin', `${fair}/fair/homepage/edit`)
      await page.getByRole('button', { name: /^Pourquoi venir/ }).click()
      await page.getByRole('button', { name: 'Vidéo', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: 'Adresse de la vidéo' }).fill('https://evil.example/v/1')
      await expect(dialog.getByRole('button', { name: 'Insérer la vidéo' })).toBeDisabled()
      await dialog.getByRole('textbox', { name: 'Adresse de la vidéo' }).fill('https://youtu.be/dQw4w9WgXcQ')
      await dialog.getByRole('textbox', { name: 'Titre de la vidéo' }).fill('Le bois en deux minutes')
      await dialog.getByRole('button', { name: 'Insérer la vidéo' }).click()
      await expect(page.getByRole('textbox', { name: 'Texte du bloc' })).toContainText(
        'Le bois en deux minutes',
      )
      await page.getByRole('button', { name: 'Publier' }).click()
      await expect(page.getByText('Page publiée')).toBeVisible()
      await inBrowserOf(browser, null, async reader => {
        const asked: string[] = []
        await reader.route(/youtube/, route => {
          asked.push(route.request().url())
          return route.fulfill({ contentType: 'text/html', body: '<p>player</p>' })
        })
        await reader.goto(fair)
        const card = reader.getByRole('button', { name: 'Lire la vidéo : Le bois en deux minutes' })
        await card.focus()
        expect(asked).toEqual([])
        await reader.keyboard.press('Enter')
        await expect(
          reader.frameLocator('iframe[title="Le bois en deux minutes"]').getByText('player'),
        ).toBeVisible()
        expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
      })
    })

    test('a button of the menu is made for visitors alone', async ({ page }) => {
      await logIn(page, 'superadmin', `${fair}/fair/homepage/edit?tab=buttons`)
      await page.getByRole('button', { name: 'Ajouter un bouton' }).click()
      await page.getByRole('textbox', { name: 'Texte du bouton' }).fill('Espace visiteurs')
      await page.getByRole('button', { name: 'Visiteurs seuls' }).click()
      await expect(page.getByRole('checkbox', { name: 'Sans compte, Ouvert' })).not.toBeChecked()
      await expect(page.getByRole('checkbox', { name: 'Visiteur, Ouvert' })).toBeChecked()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Bouton enregistré')).toBeVisible()
    })

    test('who is not logged in reads the published page in either language; the button is inert and says why', async ({
      browser,
    }) => {
      await inBrowserOf(browser, null, async page => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le bois, de la forêt à la maison')
        await expect(page.getByRole('heading', { name: 'Pourquoi venir' })).toBeVisible()
        const button = await ownButton(page)
        await expect(button).toHaveAttribute('aria-disabled', 'true')
        await expect(button).toContainText(/connecté/)
        await expectAccessible(page)
        await page.goto(`${fair}?lang=en`)
        await expect(page.getByRole('heading', { name: 'Why come' })).toBeVisible()
        await expect(page.locator('[lang=fr]').getByText('Pour toucher le chêne.')).toBeVisible()
        // What is not written in the reader's language says in which it is: the title of the page, and this text.
        await expect(page.getByRole('main').getByText('French', { exact: true })).toHaveCount(2)
      })
    })

    test('an organizer of another fair may not follow the button', async ({ browser }) => {
      await inBrowserOf(browser, 'organizer', async page => {
        await expect(await ownButton(page)).toContainText(/autres profils/)
        await page.goto(`${fair}/fair/homepage/edit`)
        await expect(page.getByText(`${name} n’est pas votre salon`)).toBeVisible()
      })
    })

    test('a visitor of the fair follows the button', async ({ browser }) => {
      await inBrowserOf(browser, 'visitor', async page => {
        await (await ownButton(page)).click()
        await expect(page).toHaveURL(new RegExp(`${fair}/fair/visit/lobby`))
        await expect(page.getByText('Ce salon n’a pas de hall à visiter')).toBeVisible()
      })
    })

    test('its pages name no language but its own, to readers and to search engines', async ({
      page,
      browser,
      request,
    }) => {
      const calls = await callsAs(request, 'superadmin@demo.test')
      const { id } = (await calls.get(`/default-fairs/slug${fair}`)) as { id: number }
      await calls.put(`/fairs/${id}`, { fairLanguages: [1, 4] })
      const languages = (where: Page, links: string) =>
        where.locator(links).evaluateAll(all => all.map(one => one.getAttribute('hreflang')))
      await inBrowserOf(browser, null, async reader => {
        expect(await languages(reader, 'head link[rel=alternate]')).toEqual(['fr', 'de'])
        expect(await languages(reader, 'footer a[hreflang]')).toEqual(['fr', 'de'])
        await reader.getByRole('button', { name: /^Langue/ }).click()
        await expect(reader.getByRole('menuitem')).toHaveText([/Français/, /Deutsch/])
      })
      await page.goto('/')
      expect(await languages(page, 'head link[rel=alternate]')).toHaveLength(6)
      expect(await languages(page, 'footer a[hreflang]')).toHaveLength(6)
    })

    test('the super admin deletes it, visitors no longer find it, and Undo brings it back', async ({
      page,
      browser,
    }) => {
      await logIn(page, 'superadmin', '/fair/list')
      const remove = async (look = false) => {
        const row = page.getByRole('row').filter({ hasText: fair })
        await row.getByRole('button').last().click()
        await page.getByRole('menuitem', { name: 'Supprimer' }).click()
        const question = page.getByRole('alertdialog')
        await expect(question.getByText(/30 jours dans la corbeille/)).toBeVisible()
        await question.getByRole('textbox').fill(name)
        const tick = question.getByRole('checkbox')
        await expect(question.getByText(/^\d+ stand/)).toBeVisible()
        if (await tick.count()) await tick.press(' ')
        if (look) await expectAccessible(page)
        await question.getByRole('button', { name: 'Supprimer' }).click()
        await expect(page.getByText(`${name} est dans la corbeille`)).toBeVisible()
      }
      await remove(true)
      await inBrowserOf(browser, null, async other => {
        await expect(other.getByRole('heading', { name: '404' })).toBeVisible()
      })
      await page.getByRole('button', { name: 'Annuler' }).click()
      await expect(page.getByText(`${name} est restauré`)).toBeVisible()
      await inBrowserOf(browser, null, async other => {
        await expect(other.getByRole('heading', { level: 1 })).toHaveText('Le bois, de la forêt à la maison')
      })
      await test.step('also later, from the trash', async () => {
        await remove()
        await page.reload()
        await page.getByRole('button', { name: /Corbeille/ }).click()
        await page.getByRole('button', { name: `Restaurer ${name}` }).click()
        await expect(page.getByRole('row').filter({ hasText: fair })).toBeVisible()
      })
    })
  })
