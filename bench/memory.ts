import { demoPages } from './demo-pages.ts'
import { atMost, type Figure, plain } from './figure.ts'
import { inTurn } from './load.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'

/** What the server keeps on the embedded database after its public pages and calls have been asked for at once. */
export async function embeddedMemory(): Promise<Group> {
  const product = await serveProduct({ DEMO: '1' })
  try {
    const { fair, hall } = await demoPages(product.url)
    const rates = await inTurn(
      { page: product.url + fair, hall: product.url + hall, call: `${product.url}/api/default-fairs` },
      { rounds: 1 },
    )
    const figures: Figure[] = [atMost('resident memory', product.memory(), 900, plain('MB'))]
    const rate = plain('/s')
    return {
      title: 'Memory, embedded database',
      how: `After 50 connections asked for the fair's page (${rate(rates.page)}), a hall (${rate(rates.hall)}) and the list of fairs (${rate(rates.call)}), and after the demo fair was furnished in the same process.`,
      figures,
    }
  } finally {
    await product.stop()
  }
}
