/** What is used of it; it ships types that its manifest does not name. */
declare module '@e-invoice-eu/core' {
  type Logger = Record<'log' | 'warn' | 'error', (message: string) => void>

  export class InvoiceService {
    constructor(logger: Logger)
    /** @throws where the invoice is none by the schema of the standard */
    generate(invoice: object, options: { format: string; lang: string }): Promise<string | Uint8Array>
  }
}
