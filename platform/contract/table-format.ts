import { Type } from 'typebox'

/** How a table leaves: for any program, or as a workbook. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

/** What an export is asked for; a CSV where nothing is said. */
export const asTable = { format: Type.Optional(Type.Enum([...tableFormats])) }
