import type { Locale } from '#platform/contract/locale.ts'

/** What the server asks of the application to render a page. No one is logged in here: pages are the same for all. */
export type RenderRequest = {
  url: string
  locale: Locale
  /** What people call the provider of single sign-on; null where there is none. */
  signOn: string | null
  /** Calls of the API without a network; answers are web `Response`s, which contracts cannot name. */
  fetch: (path: string, init: { method?: string; headers?: Record<string, string> }) => Promise<unknown>
}

export type RenderResult =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      /** What the browser starts from: read data, by the same keys. */
      state: unknown
      head: {
        title: string
        description?: string
        image?: string
        type?: string
        noIndex?: boolean
        structured?: Readonly<Record<string, unknown>>
      }
      hue: number
      /** Sources of the page, to load its styles and scripts with it. */
      sources: string[]
      /** Parts that are drawn, though their scripts come later: their styles load with the document. */
      looks: string[]
      /** Address without query, for links to the languages that the page is offered in. */
      canonical: string
      languages: readonly Locale[]
      /** Other sites may show it in a frame. */
      isEmbeddable: boolean
    }

export type Render = (request: RenderRequest) => Promise<RenderResult>
