import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** What the document head preloads, so that the first paint already has the right letters. */
export const fontFiles: readonly string[] = [text, display]
