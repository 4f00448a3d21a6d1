import { callsAs } from '../api.ts'
import { expectAccessible } from '../axe.ts'
import { logIn } from '../log-in.ts'
import { expect, test } from '../test.ts'

test('an invoice follows its quote; where more was sold since, it asks which counts', async ({
  page,
  playwright,
  baseURL,
}) => {
  const superAdmin = await callsAs(await playwright.request.newContext({ baseURL }), 'superadmin@demo.test')
  const [fair] = await superAdmin.get('/fairs?homepage=horizon-mer')
  const side = { side: 'conferences', fair: fair.id }
  const { rows } = await superAdmin.get(`/billing/conferences/dashboard?fair=${fair.id}&itemsPerPage=100`)
  const sold = rows.map((row: { firm: { id: number } }) => row.firm.id)
  const exhibitors: { firm: { id: number; name: string } }[] = await superAdmin.get(
    `/fair_firms?fair=${fair.id}&itemsPerPage=100`,
  )
  const { id: firm, name } = exhibitors.map(one => one.firm).findLast(({ id }) => !sold.includes(id)) ?? {
    id: 0,
    name: '',
  }
  const account = `/billing/conferences/fairs/${fair.id}/firms/${firm}`
  const sell = (quantity: number) =>
    superAdmin.put(account, { sales: [{ kind: 'pass', item: 'Pass 1 jour', quantity }] })
  await sell(2)
  const quote = await superAdmin.post('/billing_quotes', { ...side, firm })
  await sell(3)

  await logIn(page, 'superadmin', '/horizon-mer/billing/conferences/fair')
  await page.getByRole('row').filter({ hasText: name }).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('button', { name: 'Émettre la facture' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('row', { name: /Pass 1 jour/ })).toContainText(/2 × .*58,00.*3 × .*87,00/)
  await expect(question.getByRole('button', { name: 'Émettre' })).toBeDisabled()
  await expectAccessible(page)
  await question.getByText('Comme au devis').click()
  await question.getByRole('button', { name: 'Émettre' }).click()
  await expect(dialog.getByRole('button', { name: /^Télécharger QS-\d{4}-.* en PDF$/ })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: quote.number })).toContainText('Facturé')
  const { invoices } = await superAdmin.get(account)
  expect(invoices[0].gross).toBe(quote.gross)
})
