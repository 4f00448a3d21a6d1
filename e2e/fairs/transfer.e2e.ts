import sharp from 'sharp'
import { type Calls, callsAs, tokenFor } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { type APIRequestContext, expect, test } from '../test.ts'

const runId = Date.now().toString(36)
const from = `depart-${runId}`
const to = `arrivee-${runId}`

/** A fair of one hall with a booth on its second place, which shows a poster and a slogan. */
async function furnishedFair(calls: Calls, request: APIRequestContext) {
  const fair = await calls.post('/fairs', { homepage: from, translations: { fr: { name: from } } })
  const hall = await calls.post('/fair_halls', {
    fair: fair.id,
    letter: 'F',
    translations: { fr: { name: 'La forge' }, de: { name: 'Die Schmiede' } },
  })
  for (const position of [1, 2]) await calls.post('/elements', { map: hall.id, type: 8, position })
  const firm = await calls.post('/firms', { fair: fair.id, name: `Forge ${runId}`, isValidated: 1 })
  const stand = await calls.post('/stands', {
    fair: fair.id,
    firm: firm.id,
    fairHall: hall.id,
    number: 2,
    isVisible: true,
  })
  const poster = await request.post(`/api/stands/${stand.id}/files?use=poster`, {
    headers: { authorization: `Bearer ${await tokenFor(request, 'superadmin@demo.test')}` },
    multipart: {
      file: {
        name: 'Affiche d’été.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 60, height: 90, channels: 3, background: '#d8572f' } })
          .png()
          .toBuffer(),
      },
    },
  })
  expect(poster.ok(), await poster.text()).toBe(true)
  const { version } = await calls.get(`/stands/${stand.id}/configuration`)
  await calls.put(`/stands/${stand.id}/configuration`, {
    version,
    color: '#334455',
    poster: { id: (await poster.json()).id },
    languages: [{ code: 'fr', title: null, slogan: 'Touchez le fer', description: null }],
  })
  return fair
}

type Plan = {
  halls: { letter: string; name: string; places: { number: number; stand: number | null }[] }[]
  stands: { name: string }[]
}

/** Who stands where, without the numbers by which the platform knows them. */
async function planOf(calls: Calls, fair: number) {
  const { halls, stands }: Plan = await calls.get(`/fairs/${fair}/plan`)
  return {
    halls: halls.map(({ letter, name, places }) => ({
      letter,
      name,
      places: places.map(({ number, stand }) => [number, stand !== null]),
    })),
    exhibitors: stands.map(({ name }) => name),
  }
}

test('a fair goes out as a file and comes in elsewhere with the same plan, exhibitors and files', async ({
  page,
  request,
}, testInfo) => {
  const superAdmin = await callsAs(request, 'superadmin@demo.test')
  const source = await furnishedFair(superAdmin, request)
  const target = await superAdmin.post('/fairs', { homepage: to, translations: { fr: { name: to } } })

  await logIn(page, 'superadmin', `/${from}/user/all`)
  await page.getByRole('link', { name: 'Export et import' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Export et import du salon' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Préparer le fichier' }).click()
  const download = page.getByRole('button', { name: new RegExp(`Télécharger ${from}`) })
  await expect(download).toBeVisible({ timeout: 30_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()])
  const path = testInfo.outputPath('fair.zip')
  await file.saveAs(path)

  await page.goto(`/${to}/fair/transfer`)
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByRole('button', { name: 'Importer ce salon' }).click()
  await expect(page.getByRole('heading', { name: 'Le salon est importé' })).toBeVisible()
  const plan = await planOf(superAdmin, target.id)
  expect(plan).toEqual(await planOf(superAdmin, source.id))
  expect(plan.exhibitors).toEqual([`Forge ${runId}`])
  const [booth] = await superAdmin.get(`/stands?fair=${target.id}`)
  const { content } = await superAdmin.get(`/stands/${booth.id}/configuration`)
  expect([content.color, content.languages[0].slogan]).toEqual(['#334455', 'Touchez le fer'])
  expect((await request.get(content.poster.filePath)).headers()['content-type']).toMatch(/^image\//)

  await test.step('a second time it is refused in words', async () => {
    await page.reload()
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: 'Importer ce salon' }).click()
    await expect(page.getByText('Le salon doit être en préparation')).toBeVisible()
  })
})
