import type { Plan } from '#domain/halls/contract/plan.ts'
import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'
const runId = Date.now().toString(36)
const hallA = `${fair}/fair/visit/1`

const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()
const field = (page: Page) => page.getByRole('combobox', { name: /^(Rechercher|Suchen)$/ })
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name })

/** The name of a booth of the first hall. */
const firstBooth = async (page: Page): Promise<{ id: number; name: string }> =>
  (await (await page.request.get('/api/visit/halls/1')).json()).stands[0]

test('by keyboard: / opens it anywhere, the hall and its list answer, where nothing does the reception is offered, and Enter walks to what is found', async ({
  page,
}) => {
  const booth = await firstBooth(page)
  await page.goto(hallA)
  await ready(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type(booth.name)
  const drawn = page.locator(`.z-hall .z-bo[data-booth="${booth.id}"]`)
  await expect(drawn).toHaveAttribute('data-hit', '')
  await expect(drawn).toHaveCSS('opacity', '1')
  const others = page.locator('.z-hall .z-bo:not([data-hit])')
  await expect(others.first()).toHaveCSS('opacity', '0.34')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(others.first()).toHaveCSS('opacity', '1')
  await page.keyboard.press('l')
  await expect(page.getByRole('radio', { name: 'Liste' })).toBeChecked()
  const rows = page.locator('main li[data-booth]:visible')
  const all = await rows.count()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(booth.name)
  await expect(rows).not.toHaveCount(all)
  await expect(page.locator(`main li[data-booth="${booth.id}"]`)).toBeVisible()

  await field(page).fill('xqzwvkjh')
  await expect(option(page, 'Demander à l’accueil')).toHaveAttribute('aria-selected', 'true')
  await field(page).fill(booth.name.slice(0, 6))
  const found = option(page, new RegExp(booth.name)).first()
  await expect(found).toBeVisible()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/stand/visit/${booth.id}$`))
  await expect(field(page)).toHaveCount(0)
  await page.keyboard.press('/')
  await page.keyboard.type('xqzwvkjh')
  await expect(option(page, 'Demander à l’accueil')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${fair}/contact$`))
})

test('the lobby answers: doors of halls with matches stand out with their count, the others sink, and the list narrows alike', async ({
  page,
}) => {
  const booth = await firstBooth(page)
  await page.goto(`${fair}/fair/visit/lobby`)
  await ready(page)
  await page.keyboard.press('/')
  await page.keyboard.type(booth.name)
  const door = page.locator('.z-lobby .z-door[data-hall="1"]')
  await expect(door).toHaveAttribute('data-hit', '')
  await expect(page.locator('.z-lobby .z-plate[data-hall="1"]')).toContainText(/1 stand/)
  await expect(page.getByRole('dialog').getByText(/hall A\s?: 1 stand/)).toBeVisible()
  const others = page.locator('.z-lobby .z-door:not([data-hit])')
  await expect(others.first()).toHaveCSS('opacity', '0.34')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.locator('.z-lobby [data-hit]')).toHaveCount(0)
  await expect(page.locator('.z-lobby .z-door').last()).toHaveCSS('opacity', '1')
  await page.keyboard.press('l')
  const cards = page.locator('main li[data-hall]:visible')
  const all = await cards.count()
  await page.keyboard.press('/')
  await page.keyboard.type(booth.name)
  await expect(cards).not.toHaveCount(all)
  await expect(page.locator('main li[data-hall="1"]')).toContainText('1 stand')
})

test('an organizer places a stand by naming it and its place, takes it back, and finds pages and actions by their beginnings, Tab from group to group', async ({
  page,
  request,
}) => {
  await logIn(page, 'organizer', `${fair}/user/dashboard`)
  const { hall } = await (await page.request.get('/api/visit/halls/1')).json()
  const organizer = await callsAs(request, 'organizer@demo.test')
  const plan = (): Promise<Plan> => organizer.get(`/fairs/${hall.fair}/plan`)
  const before = await plan()
  const isOnlyOne = ({ name }: { name: string }) =>
    before.stands.filter(one => one.name === name).length === 1
  const stand = before.stands.find(one => one.fairHall !== null && !one.trashedAt && isOnlyOne(one))
  const free = before.halls.flatMap(({ places }) => places).find(one => one.stand === null)
  const spot = async () => {
    const now = await plan()
    return now.halls.flatMap(({ places }) => places).find(one => one.stand === stand?.id)?.label
  }
  const from = await spot()
  await ready(page)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(`placer ${stand?.name} en ${free?.label}`)
  await expect(option(page, `Placer ${stand?.name} en ${free?.label}`)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${stand?.name} est en ${free?.label}`)).toBeVisible()
  expect(await spot()).toBe(free?.label)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByText('C’est annulé')).toBeVisible()
  expect(await spot()).toBe(from)

  await page.keyboard.press('Control+k')
  await field(page).fill('passer théme')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await field(page).press('Tab')
  const group = (name: RegExp) => page.getByRole('group', { name }).getByRole('option').first()
  await expect(group(/^Actions/)).toHaveAttribute('aria-selected', 'true')
  await field(page).press('Shift+Tab')
  await expect(group(/^Pages/)).toHaveAttribute('aria-selected', 'true')
})

test('an organizer finds an exhibitor that has no booth yet, reads that, and Enter leads to where it is administered', async ({
  page,
  request,
}) => {
  const organizer = await callsAs(request, 'organizer@demo.test')
  const { hall } = await (await page.request.get('/api/visit/halls/1')).json()
  const name = `Zinguerie ${runId}`
  const firm = await organizer.post('/firms', { name, fair: hall.fair, isValidated: 1 })
  await logIn(page, 'organizer', `${fair}/user/dashboard`)
  await ready(page)
  await page.keyboard.press('/')
  await page.keyboard.type(name)
  const found = page.getByRole('group', { name: /^Exposants/ }).getByRole('option')
  await expect(found).toContainText(name)
  await expect(found).toContainText('Sans stand')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/exhibitor/manage\\?firm=${firm.id}$`))
  await expect(page.getByRole('heading', { name: new RegExp(name) }).first()).toBeVisible()
})

test('all that was found is a page of its own, whose address keeps what was asked', async ({ page }) => {
  const booth = await firstBooth(page)
  await page.goto(`${fair}/search`)
  await ready(page)
  await page.getByRole('searchbox').fill(booth.name)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(booth.name) })
      .first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/q=/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(booth.name)
  await expectAccessible(page)
})

test('Escape empties the field, then closes it and gives back the focus; ? says what the page is for, which keys work on it, and whom to ask', async ({
  page,
}) => {
  await page.goto(hallA)
  await ready(page)
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Aide' })
  await expect(help.getByText('Voir qui est libre')).toBeVisible()
  await expect(help.getByText('Les stands où quelqu’un est libre portent un signe')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${fair}/exhibitors/list?search=bois`)
  await ready(page)
  const entry = page.getByRole('button', { name: 'Rechercher', exact: true })
  await entry.focus()
  await page.keyboard.press('Enter')
  await field(page).fill('soudure')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(entry).toBeFocused()
  await page.keyboard.press('?')
  await expect(help).toBeVisible()
  await expect(help.getByText('Voir qui est libre')).toHaveCount(0)
  await expectAccessible(page)
  await help.getByRole('link', { name: /Écrire à l’organisateur/ }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(help).toHaveCount(0)
})

test('it can be read by everybody, and speaks German', async ({ page }) => {
  await page.goto(`${fair}/contact?lang=de`)
  await ready(page)
  await page.keyboard.press('/')
  await expect(field(page)).toHaveAttribute('placeholder', 'Ein Stand, eine Person, eine Broschüre')
  await field(page).fill('a')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one thumb opens it from the header, it fills the screen, has no page of the administration for a visitor, and a tap walks there', async ({
    page,
  }) => {
    const booth = await firstBooth(page)
    await logIn(page, 'visitor', hallA)
    await ready(page)
    await page.getByRole('button', { name: 'Rechercher', exact: true }).tap()
    const bar = page.getByRole('dialog', { name: 'Rechercher' })
    await expect(bar).toBeVisible()
    expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390 })
    await field(page).fill('import')
    await expect(page.getByRole('group', { name: /^Pages/ })).toHaveCount(0)
    await field(page).fill(booth.name)
    await option(page, new RegExp(booth.name)).first().tap()
    await expect(page).toHaveURL(new RegExp(`/stand/visit/${booth.id}$`))
  })
})
