import { callsAs, waitForWrite } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { runId } from '../run-id.ts'
import { expect, type Page, test } from '../test.ts'

const fair = '/rives-et-ateliers'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A complete offer of the firm of the demo, as its call takes it; opened unless said. */
async function newOffer(page: Page, title: string, body: object = {}): Promise<{ id: number }> {
  const firm = await callsAs(page.request, 'firmadmin@demo.test')
  const { id } = await firm.get('/default-fairs/slug/rives-et-ateliers')
  const own = (await firm.get(`/jobs/own?fair=${id}`))[0]
  const contracts = await firm.get('/job_contract_types?pagination=false')
  return firm.post('/jobs', {
    fair: id,
    firm: own.firm.id,
    translations: {
      fr: { title, description: '<p>Assembler, régler, livrer.</p>' },
      de: { title: `${title} (m/w/d)`, description: '<p>Montieren und liefern.</p>' },
    },
    contractType: contracts[0].id,
    addressJSON: JSON.stringify({ city: 'Nantes', postalCode: '44000', country: 'FR' }),
    salaryMin: 3_100_000,
    salaryMax: 3_600_000,
    finalDate: inDays(30),
    isVisible: true,
    ...body,
  })
}

const jsonLd = /<script[^>]+type="application\/ld\+json"[^>]*>([^<]+)<\/script>/

test('an exhibitor imports twelve offers, mends two lines and opens one; a stranger finds it from the lobby, in German, on a phone, and reads it without scripts', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const title = (at: number) => `Monteur ${at} ${runId}`
  const rows = Array.from({ length: 12 }, (_, at) =>
    [
      `IMP-${runId}-${at}`,
      title(at),
      'Assembler des cadres en aluminium.',
      at === 3 ? 'CDII' : 'CDI',
      'Nantes',
      at === 7 ? 'un de ces jours' : inDays(25),
    ].join(';'),
  )
  const csv = ['Référence;Titre;Description;Contrat;Ville;Date limite', ...rows].join('\n')
  await logIn(page, 'firmadmin', `${fair}/jobs/myoffers`)
  await expect(page.getByText(/à côté de vos offres/)).toBeVisible()
  await page.getByRole('button', { name: 'Flux XML' }).click()
  const feed = await page.getByRole('textbox', { name: 'Adresse du flux' }).inputValue()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('link', { name: 'Importer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des offres' })).toBeVisible()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'offers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Vérifier' }).click()
  const wrong = page.getByRole('textbox', { name: 'Contrat, ligne 5' })
  await expect(wrong).toBeVisible()
  await expectAccessible(page)
  await wrong.fill('CDI')
  await page.getByRole('textbox', { name: 'Date limite, ligne 9' }).fill(inDays(25))
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await page.getByRole('button', { name: 'Importer 12 lignes' }).click()
  await expect(page.getByRole('heading', { name: '12 offres importées' })).toBeVisible()

  await page.goto(`${fair}/jobs/myoffers?search=${encodeURIComponent(title(3))}`)
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: title(3) })
  await expect(row).toContainText('Brouillon')
  await row.getByText(title(3)).click()
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText(`${title(3)} : offre publiée`).first()).toBeVisible()

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })
  const stranger = await phone.newPage()
  await stranger.goto(`${fair}/fair/visit/lobby?view=list`)
  await stranger.getByRole('main').getByRole('link', { name: 'Stellenwand' }).click()
  await stranger.getByRole('searchbox').fill(title(3))
  // Above it in the list of all as well, from where it moves as it is found.
  await expect(stranger.getByText('1 Stellenangebot mit dieser Auswahl')).toBeVisible()
  await stranger.getByRole('link', { name: title(3) }).click()
  await expect(stranger.getByRole('heading', { level: 1, name: title(3) })).toBeVisible()
  await expectAccessible(stranger)
  const address = stranger.url()
  expect(await (await stranger.request.get(feed)).text()).toContain(title(3))

  const bare = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
  const reader = await bare.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { level: 1, name: title(3) })).toBeVisible()
  await expect(reader.getByText('Assembler des cadres en aluminium.')).toBeVisible()
  await expect(reader.getByText('Sie bekommen eine Antwort')).toBeVisible()
  await bare.close()
  await phone.close()
})

test('search engines read an open offer, and nothing of it once it is closed', async ({ page, request }) => {
  const title = `Chaudronnière ${runId}`
  const { id } = await newOffer(page, title)
  const read = async () => (await request.get(`${fair}/jobs/${id}`)).text()
  const [, json] = jsonLd.exec(await read()) ?? []
  const posting = JSON.parse(json ?? '')
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title,
    validThrough: `${inDays(30)}T23:59:59`,
    jobLocation: { address: { addressLocality: 'Nantes', addressCountry: 'FR' } },
    baseSalary: { value: { minValue: 31_000, maxValue: 36_000, unitText: 'YEAR' } },
  })
  expect(posting.url).toContain(`${fair}/jobs/${id}`)
  const firm = await callsAs(page.request, 'firmadmin@demo.test')
  await firm.post(`/jobs/${id}/close`, { reason: 'filled' })
  const closed = await read()
  expect(closed).toContain('Cette offre est pourvue.')
  expect(closed).not.toMatch(jsonLd)
  expect(closed).toMatch(/<meta name="robots" content="noindex"/)
})

test('a visitor narrows the offers by choices that stand in the address, keeps one by keyboard, and finds it again', async ({
  page,
}) => {
  const title = `Ébéniste ${runId}`
  await newOffer(page, title, { remote: 'fully' })
  await logIn(page, 'visitor2', `${fair}/jobs/list`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Télétravail' }).click()
  await page.getByRole('menuitem', { name: /Télétravail complet/ }).click()
  // Quicker than the address: neither takes the other back.
  await page.getByRole('searchbox').fill(title)
  await expect(page).toHaveURL(/search=/)
  await expect(page).toHaveURL(/remote=fully/)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toHaveCount(1)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Enlever : Télétravail complet' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()

  const keep = page.getByRole('button', { name: `Garder l’offre ${title}` })
  await expect(keep).toHaveAttribute('aria-pressed', 'false')
  const kept = waitForWrite(page, /job_bookmarks/)
  await keep.press('Enter')
  await kept
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Gardées', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offres gardées' })).toBeVisible()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const left = waitForWrite(page, /job_bookmarks/)
  await page.getByRole('button', { name: `Garder l’offre ${title}` }).press('Enter')
  await left
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})

test('on a phone the offers are narrowed in a sheet, by language and pay too, each with its count', async ({
  page,
}) => {
  const firm = await callsAs(page.request, 'firmadmin@demo.test')
  const languages = await firm.get('/languages?pagination=false')
  const [spoken, other] = languages
  const title = `Traductrice ${runId}`
  await newOffer(page, title, {
    languages: [{ language: spoken.id }, { language: other.id }],
    salaryMin: 4_200_000,
    salaryMax: 9_100_000,
  })
  await newOffer(page, `Interprète ${runId}`, { languages: [{ language: other.id }], salaryMin: 1_700_000 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${fair}/jobs/list`)
  await page.getByRole('button', { name: 'Filtrer' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrer' })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /Langue/ }).click()
  const language = page.getByRole('option', { name: spoken.name, exact: true })
  await expect(language).toHaveAccessibleDescription(/\d offre/)
  await language.click()
  await expect(page).toHaveURL(/language=/)
  await sheet.getByRole('button', { name: /Salaire/ }).click()
  await page.getByRole('option', { name: /80.000.*par an/ }).click()
  await expect(page).toHaveURL(/minSalary=8000000/)
  await sheet.getByRole('button', { name: 'Voir les offres' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: `Enlever : ${spoken.name}` })).toBeVisible()
})

test('where no offer is left, the choices that can be taken away are named', async ({ page }) => {
  await page.goto(`${fair}/jobs/list?search=${runId}rien&remote=fully`)
  await expect(page.getByText('Aucune offre avec ces choix')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Sans « ${runId}rien »` }).click()
  await expect(page.getByText('Aucune offre avec ces choix')).toHaveCount(0)
  await expect(page).toHaveURL(/remote=fully$/)
})

test('an offer saves itself while it is written beside its page, is published once it is complete, and closed with a reason', async ({
  page,
}) => {
  const title = `Régleuse ${runId}`
  await logIn(page, 'firmadmin', `${fair}/jobs/create`)
  await page.getByRole('textbox', { name: 'Titre de l’offre' }).fill(title)
  await page.getByRole('button', { name: 'Écrire l’offre' }).click()
  await expect(page.getByText('Pour publier, il manque')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publier' })).toBeDisabled()
  await expectAccessible(page)

  const preview = page.getByRole('complementary', { name: 'La page telle que les visiteurs la verront' })
  const text = page.getByRole('textbox', { name: 'Le poste' })
  await text.click()
  await page.keyboard.insertText('Régler des presses de 80 tonnes.')
  await expect(preview.getByText('Régler des presses de 80 tonnes.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Contrat' }).click()
  await page.keyboard.type('CDI')
  await page.getByRole('option', { name: 'CDI', exact: true }).click()
  await page.getByRole('textbox', { name: 'Ville' }).fill('Saint-Nazaire')
  await expect(preview.getByText('Saint-Nazaire').first()).toBeVisible()
  const [year = '', month = '', day = ''] = inDays(40).split('-')
  await page.getByRole('spinbutton', { name: /^jour, Dernier jour pour postuler/ }).focus()
  await page.keyboard.type(`${day}${month}${year}`)
  await expect(page.getByText('Pour publier, il manque')).toHaveCount(0)
  await expect(page.getByText('Enregistré')).toBeVisible()
  await page.reload()
  await expect(preview.getByText('Régler des presses de 80 tonnes.')).toBeVisible()
  await page.getByRole('button', { name: 'Publier' }).click()
  await expect(page.getByText(`${title} : offre publiée`).first()).toBeVisible()

  await page.getByRole('button', { name: `Actions : ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Clore l’offre' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText('Pourvue').click()
  await dialog.getByRole('button', { name: 'Clore' }).click()
  await expect(page.getByText(`${title} : offre close`).first()).toBeVisible()
  const firm = await callsAs(page.request, 'firmadmin@demo.test')
  const { id } = await firm.get('/default-fairs/slug/rives-et-ateliers')
  const own: { title: string }[] = await firm.get(`/jobs/own?fair=${id}`)
  expect(own.find(one => one.title === title)).toMatchObject({ closeReason: 'filled' })
})

test('a booth and the bar lead to the offers of its exhibitor; a fair without the module has none', async ({
  page,
}) => {
  const title = `Tourneuse ${runId}`
  const { id } = await newOffer(page, title)
  const firm = await callsAs(page.request, 'firmadmin@demo.test')
  const { card } = await firm.get(`/jobs/computed/${id}`)
  await page.goto(`${fair}/stand/visit/${card.firm.stand.id}?view=list`)
  await page
    .getByRole('region', { name: /Offres d’emploi/ })
    .getByRole('link', { name: title })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Rechercher' }).click()
  await page.getByRole('combobox').fill(`Tourneuse ${runId}`)
  await page.getByRole('option', { name: new RegExp(title) }).click()
  await expect(page).toHaveURL(new RegExp(`/jobs/${id}$`))

  const superAdmin = await callsAs(page.request, 'superadmin@demo.test')
  const other = (await superAdmin.get('/fairs?pagination=false')).find(
    (one: { isUsingJobModule: boolean }) => !one.isUsingJobModule,
  )
  if (other) {
    const answer = await page.request.get(`/${other.homepage}/jobs/list`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain(title)
  }
})
