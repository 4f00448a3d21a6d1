import type { Pdf } from '#platform/server/pdf/pen.ts'
import type { InvoiceDocument } from '../../contract/invoices.ts'
import { standardInvoice } from './standard-invoice.ts'

const fileName = 'factur-x.xml'
const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const silent = { log: () => undefined, warn: () => undefined, error: () => undefined }

const sums = '</ram:SpecifiedTradeSettlementHeaderMonetarySummation>'

/** The library checks the number of the invoice that is taken back, and leaves it out: it stands behind the sums. */
const withPreceding = (xml: string, number: string | null) =>
  number === null || xml.includes('<ram:InvoiceReferencedDocument>')
    ? xml
    : xml.replace(
        sums,
        `${sums}<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${number}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`,
      )

/** Refused by the schema: a country or a currency that the code lists of the standard do not name. */
const isInvalid = (error: unknown) => error instanceof Error && 'validation' in error

/** An invoice as XML by EN 16931 (CII), checked against its schema; null for what the standard cannot say. */
export async function invoiceXml(number: string, document: InvoiceDocument): Promise<string | null> {
  const invoice = standardInvoice(number, document)
  if (!invoice) return null
  // Loaded where an invoice is drawn: it brings all formats along.
  const { InvoiceService } = await import('@e-invoice-eu/core')
  const options = { format: 'CII', lang: document.locale }
  const xml = await new InvoiceService(silent).generate(invoice, options).catch((error: unknown) => {
    if (isInvalid(error)) return null
    throw error
  })
  if (xml === null) return null
  return withPreceding(typeof xml === 'string' ? xml : new TextDecoder().decode(xml), document.cancels)
}

/** What PDF/A-3 wants to know of the properties that Factur-X adds. */
const property = (name: string, description: string) => `
  <rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name>
    <pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description>
  </rdf:li>`

const metadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
    xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
    xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>
      ${property('DocumentFileName', 'The name of the embedded XML document')}
      ${property('DocumentType', 'The type of the hybrid document in capital letters, e.g. INVOICE or ORDER')}
      ${property('Version', 'The actual version of the standard applying to the embedded XML document')}
      ${property('ConformanceLevel', 'The conformance level of the embedded XML document')}
    </rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>${fileName}</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`

/** Puts the XML into a PDF/A-3, which says that it is there. */
export function embedXml(pdf: Pdf, xml: string, made: Date): void {
  const how = {
    name: fileName,
    type: 'text/xml',
    description: 'Factur-X',
    creationDate: made,
    modifiedDate: made,
    relationship: 'Alternative',
  }
  pdf.file(Buffer.from(xml), how)
  pdf.appendXML(metadata)
}
