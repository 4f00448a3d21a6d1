import { callsAs } from '../api.ts'
import { logIn } from '../log-in.ts'
import { expect, type Locator, type Page, test } from '../test.ts'

test.describe.configure({ mode: 'parallel' })

const fair = '/rives-et-ateliers'
const hallA = `${fair}/fair/visit/1`

const ready = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Whether a finger or a mouse in the middle of something meets it, and nothing that lies over it. */
const isOnTop = (some: Locator) =>
  some.evaluate(one => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const met = document.elementFromPoint(left + width / 2, top + height / 2)
    return met === one || one.contains(met)
  })

// What is between is met in `app/walks.e2e.ts`.
for (const width of [360, 430])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true })

    test('one thumb leads from the lobby through the hall and its sheet to a brochure', async ({ page }) => {
      await page.goto(`${fair}/fair/visit/lobby`)
      await ready(page)
      await page
        .getByRole('link', { name: /Fabriquer/ })
        .first()
        .tap()
      const booths = page.locator('.z-street .z-bo')
      const [first, second] = [booths.first(), booths.nth(5)]
      for (const booth of [first, second]) {
        await booth.tap()
        const visit = page.locator('.z-card-sheet').getByRole('link', { name: 'Visiter' })
        await expect(visit).toBeVisible()
        expect(await isOnTop(visit)).toBe(true)
        // What one has tapped is still seen above its sheet.
        const [top, foot] = [await page.locator('.z-card-sheet').boundingBox(), await booth.boundingBox()]
        expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1)
        if (booth === first) await page.getByRole('button', { name: 'Fermer' }).tap()
        else await visit.tap()
      }
      await expect(page).toHaveURL(/stand\/visit\/\d+/)
      const brochure = page
        .getByRole('dialog')
        .getByRole('link', { name: /Qui nous sommes/ })
        .first()
      // Within reach of the thumb without scrolling.
      const below = page.getByRole('button', { name: 'Brochures', exact: true })
      expect(await isOnTop(below)).toBe(true)
      await below.tap()
      await expect(brochure).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(brochure).toHaveCount(0)
      const shelf = page.locator('.z-tagged[data-spot=brochures]')
      expect((await shelf.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await shelf.tap()
      await expect(brochure).toBeVisible()
    })
  })

/** The booths of hall A with somebody there, most people first. */
async function staffed(page: Page): Promise<{ id: number; free: number; busy: number }[]> {
  const { stands } = await (await page.request.get('/api/visit/halls/1')).json()
  return stands
    .filter((one: { free: number; busy: number }) => one.free + one.busy > 0)
    .sort((a: { free: number }, b: { free: number }) => b.free - a.free)
}

test('in a booth every label and every thing opens what it names, by mouse and by Enter, with a ring that is seen', async ({
  page,
}) => {
  const [booth] = await staffed(page)
  await page.goto(`${fair}/stand/visit/${booth?.id}`)
  await ready(page)
  const spots = page.locator('.z-interior .z-hot')
  const dialog = page.getByRole('dialog')
  const keys = await spots.evaluateAll(all => all.map(one => one.getAttribute('data-spot')))
  expect(keys).toEqual(expect.arrayContaining(['counter', 'brochures']))
  for (const key of keys) {
    const tag = page.locator(`.z-tagged[data-spot="${key}"]`)
    const name = await page.locator(`.z-hot[data-spot="${key}"]`).getAttribute('aria-label')
    const title = key?.startsWith('person') ? name?.split(',')[0] : null
    if (await tag.count()) {
      expect(await isOnTop(tag)).toBe(true)
      await tag.click()
      if (title) await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(title)
      await expect(dialog).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }
    const spot = page.locator(`.z-hot[data-spot="${key}"]`)
    await page.keyboard.press('Tab')
    await spot.focus()
    const ring = spot.locator('.z-ring').first()
    await expect(ring).toHaveCSS('stroke-width', '3.5px')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('a booth draws and counts who is there, free people first; arrows lead to the next booth and Escape back to the hall', async ({
  page,
}) => {
  const all = await staffed(page)
  const [booth] = all
  await page.goto(`${fair}/stand/visit/${booth?.id}`)
  await ready(page)
  await expect(page.locator('.z-interior .z-pp')).toHaveCount((booth?.free ?? 0) + (booth?.busy ?? 0))
  const rows = page.locator('section:has(#stand-people) li')
  await expect(rows.first()).toContainText('Libre')
  const next = page.getByRole('navigation', { name: 'Stands voisins' }).getByRole('link').last()
  const beside = await next.getAttribute('href')
  const name = (await next.textContent())?.replace(/^\S+ /, '') ?? ''
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`${beside}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/fair\/visit\/1/)
  await expect(page.locator(`.z-hall .z-bo[data-booth="${beside?.split('/').pop()}"]`)).toBeFocused()
})

test('a hall says who is there on each sign and explains it in the first screen, with the way to who is free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(hallA)
  await ready(page)
  const somebody = page.locator('.z-hall :is(.z-sn-on, .z-sn-busy)')
  await expect(page.getByText(`${await somebody.count()} avec quelqu’un`)).toBeVisible()
  for (const one of [page.getByText('Quelqu’un est libre'), page.getByRole('switch', { name: /libre/ })])
    expect(((await one.first().boundingBox())?.y ?? 900) + 44).toBeLessThan(900)
})

test('scene and list are changed by arrows on their switch, and by L wherever one stands, also on the switch itself', async ({
  page,
}) => {
  await page.goto(hallA)
  await ready(page)
  const list = page.getByRole('radio', { name: 'Liste' })
  await expect(list).not.toBeChecked()
  await list.click()
  await expect(list).toBeChecked()
  await expect(page).toHaveURL(/view=list/)
  await page.keyboard.press('ArrowLeft')
  await expect(list).not.toBeChecked()
  await expect(page.locator('.z-hall')).toBeVisible()
  const chosen = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Scène' }) })
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('l')
  await expect(list).toBeChecked()
})

test('a booth that a mouse meets shows its card whole beside it, which stays on the way to its button, goes by Escape, and leads to the booth', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { stands } = await (await page.request.get('/api/visit/halls/1')).json()
  await page.goto(hallA)
  await ready(page)
  const card = page.locator('.z-stage .z-card')
  const visit = card.getByRole('link', { name: 'Visiter' })
  const booths = page.locator('.z-hall .z-bo')
  const count = await booths.count()
  for (const place of [0, 5, Math.floor(count / 2), count - 1]) {
    const booth = booths.nth(place)
    await booth.hover()
    const id = Number(await booth.getAttribute('data-booth'))
    const { name } = stands.find((one: { id: number }) => one.id === id)
    await expect(card.getByRole('heading', { name })).toBeVisible()
    expect(await isOnTop(visit)).toBe(true)
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 900 }
    expect([x >= 0, y >= 0, x + width <= 1440, y + height <= 900]).toEqual([true, true, true, true])
    await visit.hover()
    await expect(visit).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  }
  const last = booths.nth(count - 1)
  const id = await last.getAttribute('data-booth')
  await page.mouse.move(0, 0)
  await last.hover()
  await visit.click()
  await expect(page).toHaveURL(new RegExp(`/stand/visit/${id}$`))
})

test('every hall of thirty is reached in the lobby, by mouse and by key', async ({ page, request }) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const slug = `trente-halls-${Date.now()}`
  const { id } = await superAdmin.post('/fairs', { name: 'Trente halls', homepage: slug, status: 2 })
  for (let i = 1; i <= 30; i++)
    await superAdmin.post('/fair_halls', {
      fair: id,
      letter: `H${i}`,
      translations: { fr: { name: `Hall de nom ${i}` } },
    })
  await page.goto(`/${slug}/fair/visit/lobby`)
  await ready(page)
  const doors = page.locator('.z-lobby .z-door[data-door]')
  const seen = new Set<string>()
  const look = async () => {
    for (const label of await doors.evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? '')))
      seen.add(label)
  }
  const next = page.getByRole('button', { name: 'Halls suivants' })
  await look()
  while ((await next.getAttribute('aria-disabled')) === 'false') {
    const before = seen.size
    await next.click()
    await expect(async () => {
      await look()
      expect(seen.size).toBeGreaterThan(before)
    }).toPass()
  }
  expect(seen.size).toBe(30)
  await page.reload()
  await ready(page)
  await expect(doors.last()).toHaveAttribute('aria-label', /^Hall H30,/)
  await doors.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(doors.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Hall de nom \d+/ }).first()).toBeVisible()
})

const long = [
  'Chantiers navals de Trentemoult et du Pellerin, père et fils',
  'Universität für Wirtschaft, Gestaltung und Handwerk Saarland',
  'Federazione Nazionale delle Imprese di Costruzioni Navali S.p.A',
]

/** Lines of a drawing: what they say, how long they are in units of their wall, and which letters something hides. */
const linesOf = (some: Locator) =>
  some.evaluateAll(all =>
    all.map(one => {
      const line = one as SVGTextElement
      const text = line.textContent ?? ''
      const matrix = line.getScreenCTM()
      const hidden = [...text].filter((letter, i) => {
        if (letter === ' ' || !matrix) return false
        const { x, y, width, height } = line.getExtentOfChar(i)
        const { x: left, y: top } = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix)
        return document.elementFromPoint(left, top)?.tagName !== 'text'
      })
      return { text, long: line.getComputedTextLength(), hidden: hidden.join('') }
    }),
  )

test('names of sixty characters stand whole on the walls of every shape, in front of every beam', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await logIn(page, 'firmadmin', `${fair}/user/configuration-stands`)
  await page
    .getByRole('link', { name: /Configurer.*A1/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/stand\/configure\//)
  await page.goto(`${page.url()}?view=list`)
  await ready(page)
  const part = (name: RegExp) => page.getByRole('button', { name }).first()
  const shapes = page.getByRole('listbox', { name: 'Type de stand' }).getByRole('option')
  for (const [at, name] of long.entries()) {
    await part(/^Enseigne et textes/).click()
    await page.getByRole('tabpanel').getByRole('textbox', { name: 'Enseigne' }).first().fill(name)
    await part(/^Forme et couleur/).click()
    // Each shape with one of the names.
    for (const shape of (await shapes.all()).filter((_, number) => number % 3 === at % 3)) {
      await shape.click()
      await expect(shape).toHaveAttribute('aria-selected', 'true')
      const wall = await linesOf(page.locator('svg.z-interior text.z-sgn1'))
      expect(wall.map(line => line.text).join(' ')).toBe(name)
      for (const line of wall) {
        // The wall of the widest booth.
        expect(line.long).toBeLessThanOrEqual(930)
        expect(line.hidden).toBe('')
      }
    }
    // As the hall draws them: the narrowest booth is 2.8 tiles wide.
    const strips = await linesOf(shapes.locator('text.z-sg'))
    expect(strips.map(line => line.text).join(' ')).toBe(`${name} ${name}`)
    for (const strip of strips) {
      expect(strip.long).toBeLessThanOrEqual(500)
      expect(strip.hidden).toBe('')
    }
  }
})
