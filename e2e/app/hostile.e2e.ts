import { callsAs } from '../api.ts'
import { logIn } from '../log-in.ts'
import { expect, type Page, test } from '../test.ts'

// Every way to write such an address is asked in `platform/contract/href.test.ts`.
test('logging in leads to no other site, whatever the address says', async ({ page, baseURL }) => {
  await page.goto(`/login?next=${encodeURIComponent('/\\evil.example')}`)
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill('visitor@demo.test')
  await page.getByRole('textbox', { name: /Mot de passe/ }).fill('Demo-2026!')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  expect(new URL(page.url()).origin).toBe(baseURL)
})

const leave = async (page: Page) => {
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click()
}

test('logging out that does not reach the server is said, and can be tried again', async ({ page }) => {
  await logIn(page, 'visitor')
  await page.route('**/api/logout', route => route.abort())
  await leave(page)
  await expect(page.getByText(/Vous êtes toujours connecté/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Mon compte/ })).toBeVisible()
  await page.unroute('**/api/logout')
  await leave(page)
  await expect(page).toHaveURL(/\/signed-out/)
  expect(
    (await page.request.post('/api/token/refresh', { data: {}, headers: { 'x-auth-mode': 'cookie' } })).ok(),
  ).toBe(false)
})

const scripts = [
  '<script>taken=1</script>',
  '"><img src=x onerror=taken=1>',
  "'><svg onload=taken=1>",
  '<svg><animate onbegin=taken=1 attributeName=x dur=1s>',
  '</title></style></script><script>taken=1</script>',
  '<math><mtext><table><mglyph><style><img src=x onerror=taken=1>',
  '<a href="javascript:taken=1" autofocus onfocus=taken=1>x</a>',
  '{{constructor.constructor("taken=1")()}}',
  '<iframe srcdoc="<script>parent.taken=1</script>"></iframe>',
  '<!--><img src=x onerror=taken=1>-->',
]

test('what is written into names and texts runs on no page', async ({ page, request }) => {
  test.setTimeout(600_000)
  const admin = await callsAs(request, 'superadmin@demo.test')
  // The last that somebody staffs: of the first ones others have a look as well.
  const stands: { id: number; firm: { id: number; name: string } }[] = await admin.get(
    '/stands?fair=1&pagination=false',
  )
  const contacts: { stand: { id: number }; user: { id: number } }[] = await admin.get(
    '/stand_contacts?pagination=false',
  )
  const contact = contacts.findLast(one => stands.some(({ id }) => id === one.stand.id))
  const stand = stands.find(({ id }) => id === contact?.stand.id)
  if (!contact || !stand) throw new Error('Nobody staffs a stand of the demo.')
  const [words] = await admin.get(`/stand_languages?stand=${stand.id}`)
  const foreign: string[] = []
  page.on('dialog', dialog => void dialog.dismiss())
  page.on('request', sent => {
    if (!/^(data|blob):/.test(sent.url()) && new URL(sent.url()).hostname !== 'localhost')
      foreign.push(sent.url())
  })
  const person = await admin.get(`/users/${contact.user.id}`)
  try {
    const all = scripts.join(' ')
    await admin.put(`/firms/${stand.firm.id}`, { name: scripts[0] })
    await admin.put(`/stand_languages/${words.id}`, {
      title: scripts[1],
      slogan: scripts[6],
      description: all,
    })
    await admin.put(`/users/${contact.user.id}`, {
      firstName: scripts[5]?.slice(0, 50),
      jobTitle: scripts[6],
      pitchMessage: all.slice(0, 400),
    })
    await logIn(page, 'superadmin', '/rives-et-ateliers/user/list')
    for (const path of [
      null,
      `/rives-et-ateliers/stand/visit/${stand.id}`,
      '/rives-et-ateliers/exhibitors',
    ]) {
      if (path) await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.locator('html[data-hydrated]')).toHaveCount(1)
      expect(await page.evaluate(() => Reflect.get(window, 'taken')), page.url()).toBeUndefined()
      // Not only kept from running by the page's policy: it is not there.
      await expect(page.locator('[onerror], [onload], [onbegin], [onfocus]')).toHaveCount(0)
    }
    expect(foreign).toEqual([])
  } finally {
    // Others walk through the same fair.
    await admin.put(`/firms/${stand.firm.id}`, { name: stand.firm.name })
    const { title, slogan, description } = words
    await admin.put(`/stand_languages/${words.id}`, { title, slogan, description })
    await admin.put(`/users/${contact.user.id}`, {
      firstName: person.firstName,
      jobTitle: person.jobTitle,
      pitchMessage: person.pitchMessage,
    })
  }
})
