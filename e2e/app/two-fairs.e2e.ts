import { screens } from '#app/web/screens.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Screen } from '#platform/web/screens/screen.ts'
import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'
import { goWithin } from './go-within.ts'

/** In the account card. */
async function choose(page: Page, fair: string) {
  await page.getByRole('complementary').getByRole('button', { name: /Salon/ }).click()
  await page.getByRole('option', { name: fair }).click()
}

/** The demo has two fairs that everybody may see: one is open, the other is over. */
const here = { slug: 'rives-et-ateliers', name: 'Rives & Ateliers' }
const there = { slug: 'fermes-ouvertes', name: 'Fermes ouvertes' }

const isRead = (page: Page) => expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()

// Without a firm, with one, with several: who may ask for what of two fairs is asked in `app/server/matrix/two-fairs`.
for (const account of ['visitor', 'firmadmin', 'clusteradmin'])
  test(`${account} visits a public fair that is none of their own`, async ({ page }) => {
    const first = '/exhibitors/list'
    await logIn(page, account, `/${there.slug}${first}`)
    await isRead(page)
    const title = page.locator('#main h1').first()
    let before = null
    for (const path of [first, '/fair/visit/lobby', '']) {
      if (path !== first) await goWithin(page, `/${there.slug}${path}`)
      if (before) await expect(title).not.toHaveText(before)
      // Not until the network is idle: a live connection may be there before that, and stays.
      await expect(page.locator('html[data-asking]')).toHaveCount(0)
      await expect(page.getByRole('banner').getByText(there.name)).toBeVisible()
      before = await title.innerText()
    }
  })

test('whoever is logged in is told at once that a page is not there', async ({ page }) => {
  await logIn(page, 'visitor', `/${here.slug}/contact`)
  await isRead(page)
  await expect(page.locator('html[data-asking]')).toHaveCount(0)
  await goWithin(page, `/${here.slug}/nowhere/at/all`)
  await expect(page.getByRole('heading', { name: '404 Introuvable' })).toBeVisible()
  await expect(page.getByRole('banner').getByText(here.name)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Exposants' }).click()
  await expect(page).toHaveURL(`/${here.slug}/exhibitors/list`)
})

test('an address that names no fair offers the fairs there are', async ({ page }) => {
  const answer = await page.goto('/no-such-fair/exhibitors/list')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: there.name }).click()
  await expect(page).toHaveURL(`/${there.slug}`)
})

test('no page shows or saves a record of the fair that was left under the name of the other', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const calls = await callsAs(context.request, 'superorganizer@demo.test')
  const [own, other] = await Promise.all(
    [here, there].map(({ slug }) => calls.get(`/default-fairs/slug/${slug}`)),
  )
  const [hall] = await calls.get(`/fair_halls/light?fair=${own.id}`)
  const otherHalls: { id: number }[] = await calls.get(`/fair_halls/light?fair=${other.id}`)
  const [firm] = await calls.get(`/firms?fairFirms.fair=${own.id}&itemsPerPage=1`)
  const named: Record<string, string> = {
    fairEdit: `/fair/edit/${own.id}`,
    hallEdit: `/hall/edit/${hall.id}`,
    hallAssign: `/hall/assign/${hall.id}`,
    exhibitorManage: `/exhibitor/manage?firm=${firm.id}`,
    userManageId: '/user/manage/2',
    jobsCvSolicitations: '/jobs/cv/solicitations',
  }
  // A page with each kind of record, and the plan, which goes on beside its menu.
  const kindOf = ({ path, record }: Screen) =>
    typeof record === 'object' ? `${record.isNamedBy} ${record.elsewhere === path}` : `${record}`
  const kinds = new Set(screens.filter(({ name }) => named[name]).map(kindOf))
  const withNumber = screens.filter(
    ({ path, layout, allow, record }) =>
      path.includes('/:id') &&
      /manage|user|assign/.test(layout) &&
      allow !== 'anyone' &&
      allow.includes('superOrganizer') &&
      record !== 'platform',
  )
  for (const screen of withNumber) expect([...kinds], screen.name).toContain(kindOf(screen))

  await logIn(page, 'superorganizer', `/${here.slug}/user/manage`)
  await isRead(page)
  for (const [name, address] of Object.entries(named)) {
    // The page stays alive, and with it whatever it has kept of the other fair.
    await page.locator('#main :is(h1, h2)').evaluateAll(all => {
      for (const one of all) one.setAttribute('data-left', '')
    })
    await goWithin(page, `/${here.slug}${address}`)
    await expect(page.getByRole('banner').getByText(here.name), name).toBeVisible()
    const fresh = page.locator('#main :is(h1, h2):not([data-left])').filter({ visible: true })
    await expect(fresh.first(), name).toBeVisible()
    // The plan begins without the menu.
    const menu = page.getByRole('button', { name: 'Afficher le menu' })
    if (await menu.isVisible()) await menu.click()
    await choose(page, there.name)
    await expect(page, name).toHaveURL(new RegExp(`^[^/]*//[^/]+/${there.slug}/`))
    const { pathname, search } = new URL(page.url())
    const screen = screens.find(one => one.name === name)
    const [, id] = /\/(\d+)(?:\/[a-z]+)?$/.exec(pathname) ?? []
    if (screen?.record === 'fair') expect(id, name).toBe(String(other.id))
    else if (id)
      expect(
        otherHalls.map(one => String(one.id)),
        name,
      ).toContain(id)
    expect(search, name).toBe('')
    await expect(page.locator('#main :is(h1, h2)').filter({ visible: true }).first(), name).toBeVisible()
    await expect(page.locator('#main').getByText(here.name), name).toHaveCount(0)
  }

  // The old address under the new name leads to where the record is at home.
  await page.goto(`/${there.slug}/fair/edit/${own.id}`)
  await expect(page).toHaveURL(`/${here.slug}/fair/edit/${own.id}`)
  await page.goto(`/${there.slug}/hall/edit/${hall.id}`)
  await expect(page).toHaveURL(`/${here.slug}/hall/edit/${hall.id}`)

  // What is typed after the change is saved into the fair that is named, and a draft stays with its fair.
  const words = (of: number) => hrefOf('/fair/edit/:id?/:part?', { id: of, part: 'words' })
  await page.goto(`/${here.slug}${words(own.id)}`)
  const tagline = page.getByRole('group', { name: 'Sous-titre' }).getByRole('textbox', { name: 'Français' })
  const saved = (of: number) => waitForWrite(page, new RegExp(`/fairs/${of}$`))
  const ofOne = saved(own.id)
  await tagline.fill('Only for the one')
  await choose(page, there.name)
  await expect(page).toHaveURL(`/${there.slug}/fair/edit/${other.id}`)
  await ofOne
  await page.goto(`/${there.slug}${words(other.id)}`)
  await expect(tagline).not.toHaveValue('Only for the one')
  const ofOther = saved(other.id)
  await tagline.fill('For the other')
  await ofOther
})

test('a fair that is closed is its homepage, and promises nothing', async ({ page, context }) => {
  const calls = await callsAs(context.request, 'superadmin@demo.test')
  const slug = `salon-ferme-${runId}`
  const { id } = await calls.post('/fairs', {
    homepage: slug,
    translations: { fr: { name: 'Salon fermé' } },
  })
  await calls.put(`/fairs/${id}`, { status: 4, isRegistrationUserHomepage: true })
  for (const path of [
    '/fair/visit/lobby',
    '/fair/visit',
    '/stand/visit',
    '/exhibitors/list',
    '/exhibitors/1',
  ]) {
    const answer = await context.request.get(`/${slug}${path}`)
    expect(new URL(answer.url()).pathname, path).toBe(`/${slug}`)
  }
  expect((await context.request.get(`/${slug}/exhibitor/listwp`)).status()).toBe(404)
  await page.goto(`/${slug}/register/visitor`)
  await expect(page.getByRole('main').getByText('Ce salon est fermé.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto(`/${slug}`)
  await expect(page.getByText('Ce salon est fermé. Merci')).toBeVisible()
})

test('the first hall and the first booth are there without a number', async ({ page }) => {
  expect((await page.request.get(`/${here.slug}/fair/visit`)).url()).toMatch(/\/fair\/visit\/\d+$/)
  await page.goto(`/${here.slug}/stand/visit`)
  await expect(page).toHaveURL(/\/stand\/visit\/\d+$/)
  await logIn(page, 'standadmin', `/${here.slug}/stand/preview`)
  await expect(page).toHaveURL(/\/stand\/preview\/\d+$/)
  const own = page.url().replace('preview', 'visit')
  await page.goto(`/${here.slug}/stand/visit`)
  await expect(page).toHaveURL(own)
})

test('an organizer reads whose it is to change a firm and a person of another fair too', async ({
  page,
  context,
}) => {
  const calls = await callsAs(context.request, 'superadmin@demo.test')
  const [own, other] = await Promise.all(
    [here, there].map(({ slug }) => calls.get(`/default-fairs/slug/${slug}`)),
  )
  const firm = await calls.post('/firms', { name: `Deux rives ${runId}`, fair: own.id })
  const someone = { email: `deux-rives-${runId}@demo.test`, firstName: 'Ada', lastName: 'Deuxrives' }
  const person = await calls.post('/visitors/create', { ...someone, fair: own.id })
  await logIn(page, 'organizer', `/${here.slug}/exhibitor/manage?firm=${firm.id}`)
  await expect(page.getByRole('textbox', { name: 'Nom' }).first()).toBeEnabled()

  await calls.post('/fair_firms', { fair: other.id, firm: firm.id, isValidated: 1 })
  await calls.post('/fair_users', { fair: other.id, user: person.id, isValidated: 1 })
  await page.reload()
  await expect(page.getByText('Cet exposant est aussi ailleurs')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Inviter quelqu’un' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/${here.slug}/user/manage/${person.id}`)
  await expect(page.getByText('Cette personne est aussi ailleurs')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toBeDisabled()
})
