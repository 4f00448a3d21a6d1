import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { dragTo, place } from '../drag.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, test } from '../test.ts'

// High enough for the whole plan: a page that scrolls under a drag moves its goal away.
test.use({ viewport: { width: 1440, height: 1200 } })

const sectors = ['Fromages', 'Miel et confitures', 'Vannerie', 'Logiciels libres']
/** Two halls of one building, and one with a letter of its own: the shape in which organizers keep such lists. */
const halls = [
  { name: 'Grange (étage 1)', group: 'A', stands: 9 },
  { name: 'Grange (étage 2)', group: 'A', stands: 6 },
  { name: 'P', group: 'B', stands: 5 },
]
const firm = (hall: number, number: number) => `Atelier ${'ABC'[hall]}${number}, « Chez Lou »`
const rows = halls.flatMap(({ name, group, stands }, hall) =>
  Array.from({ length: stands }, (_, at) =>
    [name, group, at + 1, sectors[(hall + at) % sectors.length], `"${firm(hall, at + 1)}"`, 'both'].join(','),
  ),
)
const csv = ['hall,group,number,sector,firm,day', ...rows].join('\r\n')

const name = `Salon des granges ${runId}`
const home = `/salon-des-granges-${runId}`

test('an organizer creates a fair from nothing, imports it, assigns, hides a booth, trashes one and takes it back', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  await logIn(page, 'superadmin', '/fair/create')
  await page.getByRole('textbox', { name: /^Nom/ }).fill(name)
  await page.getByRole('main').getByRole('button', { name: /Créer/ }).click()
  await expect(page).toHaveURL(new RegExp(`${home}/fair/edit`))

  await test.step('the right file brings halls, sectors, exhibitors and stands', async () => {
    await page.goto(`${home}/exhibitor/import`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'stands.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(page.getByText('20 lignes et 6 colonnes')).toBeVisible()
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByRole('row', { name: /Grange \(étage 2\)/ })).toContainText('G2')
    await page.getByRole('button', { name: 'Importer 20 lignes' }).click()
    await expect(page.getByRole('heading', { name: '20 stands sont en place' })).toBeVisible()
  })

  await test.step('the halls are listed in their order', async () => {
    await page.goto(`${home}/hall/list`)
    await expect(page.getByRole('link', { name: /^Hall / })).toHaveText([
      'Hall G1 · Grange (étage 1)',
      'Hall G2 · Grange (étage 2)',
      'Hall P',
    ])
    await expectAccessible(page)
  })

  await test.step('a stand is dragged to another place, by key exchanged with its neighbour, and both taken back', async () => {
    await page.goto(`${home}/hall/assign`)
    await expect(place(page, 'G1-1')).toHaveAccessibleName(/Atelier A1/)
    const kept = waitForWrite(page, /\/place$/)
    await dragTo(page, place(page, 'G1-1'), place(page, 'G1-12'))
    await expect(place(page, 'G1-12')).toHaveAccessibleName(/Atelier A1/)
    await expect(place(page, 'G1-1')).toHaveAccessibleName(/libre/)
    await kept
    await page.reload()
    await expect(place(page, 'G1-12')).toHaveAccessibleName(/Atelier A1/)
    await place(page, 'G1-2').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('status').filter({ hasText: 'échange avec' })).toContainText(
      'de G1-2 vers G1-3',
    )
    await page.keyboard.press('Enter')
    await expect(place(page, 'G1-3')).toHaveAccessibleName(/Atelier A2/)
    await page.keyboard.press('Control+z')
    await expect(place(page, 'G1-3')).toHaveAccessibleName(/Atelier A3/)
    await expectAccessible(page)
  })

  await test.step('a stand goes to another hall by the menu', async () => {
    await place(page, 'G1-9').click()
    await page.getByRole('button', { name: 'Déplacer vers…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Hall/ }).click()
    await page.getByRole('option', { name: 'P', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Place' }).fill('P9')
    await page.getByRole('option', { name: 'P9' }).click()
    await dialog.getByRole('button', { name: 'Placer ici' }).click()
    await expect(place(page, 'G1-9')).toHaveAccessibleName(/libre/)
    await page.getByRole('link', { name: /^Hall P,/ }).click()
    await expect(place(page, 'P9')).toHaveAccessibleName(/Atelier A9/)
  })

  await test.step('a hidden stand is marked', async () => {
    await place(page, 'P1').click()
    await page.getByRole('button', { name: 'Masquer aux visiteurs' }).click()
    await expect(place(page, 'P1')).toHaveAccessibleName(/masqué/)
  })

  await test.step('a stand is thrown away by drag, asked by name, and taken back to wait for a place', async () => {
    await dragTo(page, place(page, 'P2'), page.getByText('Mettre à la corbeille'))
    const question = page.getByRole('alertdialog', { name: /à la corbeille/ })
    await expect(question).toContainText(firm(2, 2))
    const thrown = waitForWrite(page, /\/trash$/)
    // By key: for 50 ms after a drop clicks are held back, and no hand is as fast as this test.
    await question.getByRole('button', { name: 'Mettre à la corbeille' }).press('Enter')
    expect(await (await thrown).json()).toMatchObject({ stands: [{ fairHall: null }] })
    await expect(place(page, 'P2')).toHaveAccessibleName(/libre/)
    await page.getByRole('button', { name: '1 stand dans la corbeille' }).click()
    await page.getByRole('button', { name: /^Restaurer/ }).click()
    const waiting = page
      .getByRole('region', { name: /À placer/ })
      .getByRole('listitem')
      .filter({ hasText: 'Atelier C2' })
    await expect(waiting).toBeVisible()
    const kept = waitForWrite(page, /\/place$/)
    // The list moves as the stand comes back: whoever reaches for it a moment too early reaches again.
    await expect(async () => {
      await dragTo(page, waiting, place(page, 'P2'))
      await expect(place(page, 'P2')).toHaveAccessibleName(/Atelier C2/, { timeout: 3000 })
    }).toPass()
    await kept
  })

  await test.step('visitors find the halls as they were left: without the hidden stand', async () => {
    await page.goto(`${home}/fair/visit/lobby?view=list`)
    await page
      .getByRole('link', { name: /Hall P|^P\b/ })
      .first()
      .click()
    await expect(page.getByText('Atelier C2', { exact: false }).first()).toBeVisible()
    await expect(page.getByText('Atelier C1,', { exact: false })).toHaveCount(0)
  })

  await test.step('each setting by which pages are drawn is seen on them, on and off', async () => {
    const admin = await callsAs(request, 'superadmin@demo.test')
    const { id } = await admin.get(`/default-fairs/slug${home}`)
    await admin.put(`/fairs/${id}`, { status: 2 })
    const lobby = `${home}/fair/visit/lobby`
    for (const [path, sign, on, off] of [
      [home, 'id="home-logos"', { isExhibitorLogosHomepage: true }, { isExhibitorLogosHomepage: false }],
      [home, 'Au salon</span>', { isShowingCounters: true }, { isShowingCounters: false }],
      [lobby, 'id="lobby-sectors"', { lobby: 'product' }, { lobby: 'customer' }],
      [lobby, 'Scène</span></label>', { is3DMaps: true }, { is3DMaps: false }],
    ] as const) {
      const isSeen = async () => (await (await request.get(path)).text()).includes(sign)
      await admin.put(`/fairs/${id}`, on)
      expect(await isSeen(), `${sign} with ${JSON.stringify(on)}`).toBe(true)
      await admin.put(`/fairs/${id}`, off)
      expect(await isSeen(), `${sign} with ${JSON.stringify(off)}`).toBe(false)
    }
  })
})
