import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { countLine, totalsOf } from '../../contract/amounts.ts'
import type { DocumentLine, InvoiceDocument } from '../../contract/invoices.ts'
import { drawPaper } from '../pdf/draw-paper.ts'
import { invoiceXml } from './factur-x.ts'

const line = (unit: number, quantity: number, discount: number, rate: number): DocumentLine => {
  const priced = { unit, quantity, discount, rate }
  return { source: `extra:${unit}`, description: `Badge <${unit}> & co`, ...priced, ...countLine(priced) }
}

const lines = [line(125_000, 1, 1_000, 2_000), line(1_500, 3, 0, 2_000)]

const french: InvoiceDocument = {
  locale: 'fr',
  fair: 'Foire',
  seller: {
    name: 'Verrière & Fils',
    address: '12, quai de la Fosse\n44000 Nantes',
    registrationNumber: 'RCS Nantes 912 345 678',
    vatNumber: 'FR40303265045',
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    legalMention: null,
    country: 'FR',
  },
  buyer: { name: 'Firm A', address: '3 rue du Bac', vatNumber: null, siren: '404833048', country: 'FR' },
  currency: 'EUR',
  lines,
  totals: totalsOf(lines),
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  service: { from: '2026-06-01', to: '2026-06-03' },
  isReverseCharge: false,
  isOutsideScope: false,
  cancels: null,
}

const valuesOf = (xml: string | null, name: string) =>
  [...(xml ?? '').matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, value]) => value,
  )

describe('an invoice as XML', () => {
  it('says its number, days, parties with their numbers, lines less discounts, and sums that add up', async () => {
    const xml = await invoiceXml('VR-2026-0001', french)
    expect(valuesOf(xml, 'TypeCode')[0]).toBe('380')
    expect(valuesOf(xml, 'LineTotalAmount')).toEqual(['1125.00', '45.00', '1170.00'])
    expect(valuesOf(xml, 'ActualAmount')).toEqual(['125.00'])
    expect(valuesOf(xml, 'CalculatedAmount')).toEqual(['234.00'])
    expect(valuesOf(xml, 'DuePayableAmount')).toEqual(['1404.00'])
    expect(valuesOf(xml, 'IBANID')).toEqual(['FR7630006000011234567890189'])
    expect(xml).toContain('<ram:ID schemeID="0002">404833048</ram:ID>')
    expect(xml).toContain('Verrière &amp; Fils')
    for (const day of ['20261120', '20261220', '20260601', '20260603']) expect(xml).toContain(day)
  })

  it('of a credit note names the invoice and says what is taken back, not below nothing', async () => {
    const back = lines.map(one => ({ ...one, unit: -one.unit, net: -one.net, vat: -one.vat }))
    const xml = await invoiceXml('VR-2026-0002', {
      ...french,
      lines: back,
      totals: totalsOf(back),
      dueOn: null,
      cancels: 'VR-2026-0001',
      part: { reason: 'Retard' },
    })
    expect(valuesOf(xml, 'TypeCode')[0]).toBe('381')
    expect(valuesOf(xml, 'IssuerAssignedID')).toEqual(['VR-2026-0001'])
    expect(valuesOf(xml, 'GrandTotalAmount')).toEqual(['1404.00'])
    expect(valuesOf(xml, 'Content')).toEqual(['Retard'])
  })

  it.each([
    ['AE', { country: 'BE', vatNumber: 'BE0403019261' }, { isReverseCharge: true }, 2],
    ['O', { country: 'US' }, { isReverseCharge: true, isOutsideScope: true }, 0],
  ])('of category %s says why no tax is asked', async (code, buyer, tax, registrations) => {
    const free = lines.map(one => ({ ...one, rate: 0, vat: 0 }))
    const xml = await invoiceXml('VR-1', {
      ...french,
      ...tax,
      buyer: { ...french.buyer, siren: null, ...buyer },
      lines: free,
      totals: totalsOf(free),
    })
    expect(new Set(valuesOf(xml, 'CategoryCode'))).toEqual(new Set([code]))
    expect(valuesOf(xml, 'ExemptionReasonCode')).toEqual([`VATEX-EU-${code}`])
    expect(xml?.match(/<ram:SpecifiedTaxRegistration>/g) ?? []).toHaveLength(registrations)
  })

  it.each<[string, Partial<InvoiceDocument>]>([
    ['a quote', { quote: { validUntil: '2026-12-20', replaces: null } }],
    ['a paper of before countries were kept', { buyer: { ...french.buyer, country: undefined } }],
    ['a fair without dates', { service: null }],
    ['a seller without a number for VAT', { seller: { ...french.seller, vatNumber: null } }],
    ['a currency of three decimals', { currency: 'KWD' }],
    ['a currency that the standard does not name', { currency: 'HRK' }],
    ['a country that the standard does not name', { buyer: { ...french.buyer, country: 'XK' } }],
  ])('is not made of %s', async (_what, more) => {
    expect(await invoiceXml('VR-1', { ...french, ...more })).toBeNull()
  })
})

it('the PDF is PDF/A-3, carries the XML and says so, whatever the seller is called', async () => {
  const pdf = await drawPaper({
    number: 'VR-1',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    document: french,
  })
  const text = pdf.toString('latin1')
  for (const part of ['AFRelationship /Alternative', 'GTS_PDFA1', '<pdfaid:part>3</pdfaid:part>'])
    expect(text).toContain(part)
  const metadata = text.slice(text.indexOf('<x:xmpmeta'), text.indexOf('</x:xmpmeta>'))
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
  expect(metadata).not.toMatch(/&(?!amp;|lt;|gt;)/)
  const file = await getDocumentProxy(new Uint8Array(pdf))
  const attached: Record<string, { content: Uint8Array }> = await file.getAttachments()
  expect(new TextDecoder().decode(attached['factur-x.xml']?.content)).toBe(await invoiceXml('VR-1', french))
})
